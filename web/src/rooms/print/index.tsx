// Opens the page with what a game has for paper.
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { ToPrint } from './address.ts';
import { PrintPage } from './page.tsx';
import * as words from './words/words.ts';

export async function open(app: Host, to: ToPrint) {
  const content = <PrintPage {...app} {...to} />;
  show({ page: 'print', title: words.print.title, content, name: 'print', detour: true });
}
