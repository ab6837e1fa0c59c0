// The files that the page saves, which a browser would download.
import type { TestContext } from 'node:test';
import './page.ts';

export type Saved = { name: string; text: Promise<string>; bytes: Promise<ArrayBuffer> };

/** Notes what is saved from now on, until a test ends. */
export function saves(t: TestContext): Saved[] {
  const saved: Saved[] = [];
  let blob = new Blob();
  t.mock.method(URL, 'createObjectURL', (content: Blob) => {
    blob = content;
    return 'blob:made';
  });
  const { click } = HTMLAnchorElement.prototype;
  t.mock.method(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    const { download: name } = this;
    if (name) saved.push({ name, text: blob.text(), bytes: blob.arrayBuffer() });
    else click.call(this);
  });
  return saved;
}
