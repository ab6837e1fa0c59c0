// A storage that fails, as browsers' do.
import type { TestContext } from 'node:test';
import './page.ts';

type Method = 'getItem' | 'setItem' | 'removeItem';

/** Lets the storage do something else than it does, until a test ends; returns what ends it. */
export function instead(
  t: TestContext,
  method: Method,
  how: (plain: (...args: string[]) => unknown, ...args: string[]) => unknown,
): () => void {
  const plain = localStorage[method] as (...args: string[]) => unknown;
  const put = (value: object) =>
    Object.defineProperty(localStorage, method, { configurable: true, value });
  const end = () => void put(plain);
  put((...args: string[]) => how(plain, ...args));
  t.after(end);
  return end;
}

/** Lets it refuse what has such a name. */
export function refuse(t: TestContext, isRefused: (name: string) => boolean): () => void {
  return instead(t, 'setItem', (plain, name, text) => {
    if (isRefused(name)) throw new DOMException('full', 'QuotaExceededError');
    plain(name, text);
  });
}

/** Lets it fail to read what has such a name. */
export function unreadable(t: TestContext, isUnread: (name: string) => boolean): () => void {
  return instead(t, 'getItem', (plain, name) => {
    if (isUnread(name)) throw new DOMException('no', 'UnknownError');
    return plain(name);
  });
}

/** Says that another window has changed an entry. */
export function tell(key: string, newValue = localStorage.getItem(key)) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}
