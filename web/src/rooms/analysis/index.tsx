// Opens the analysis board.
import { tableHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import { acceptsTries } from '../../game/branches.ts';
import type { IfCurrent } from '../../game/latest.ts';
import type { Card, Door, GameRecord } from '../../scene/types.ts';
import { linkToShare } from '../../share/address.ts';
import { Sheet } from '../../share/sheet.tsx';
import { openDialog } from '../../ui/dialog.tsx';
import { readdress, stillHere } from '../../ui/still-here.ts';
import { analysisHash, type ToAnalysis } from './address.ts';
import { Analysis } from './analysis.ts';
import { KeptGame } from './kept-game.ts';
import { AnalysisScreen } from './screen.tsx';
import * as words from './words/en.ts';

export async function open(app: Host, { text, at, kept }: ToAnalysis, ifCurrent: IfCurrent) {
  const { door, from } = app;
  // Read at once: what shows stays until the next page is loaded, and its address is there by then.
  const here = stillHere();
  const { record } = await ifCurrent(door.call('open', { link: text }));
  const card = await ifCurrent(app.games.card(record.game));
  const analysis = new Analysis(card, record, at, {
    door,
    game: gameOf(app, card, record, kept),
    play: (saved) => {
      app.keep(card, saved);
      app.goTo(tableHash(saved.key));
    },
    shows: async (record, at, key) => {
      const { link } = await door.call('link', { record });
      readdress(analysisHash(link, { of: record.game }, at, key), here);
    },
  });
  const share = () => {
    const { record, whole } = analysis.position;
    shareAnalysis(door, card.title, whole, record.actions.length);
  };
  const content = <AnalysisScreen {...{ analysis, from, share }} />;
  show({
    page: 'learn',
    detour: true,
    title: words.analysis.title(card.title),
    content,
    of: analysis,
  });
}

/** The kept game that a record is a line of; null if none accepts more lines. */
function gameOf(app: Host, card: Card, record: GameRecord, key: string) {
  const table = app.store.load(key);
  if (!table || !acceptsTries(table, record)) return null;
  const stored = () => app.store.load(key);
  return new KeptGame(key, { stored, keep: (saved) => void app.keep(card, saved) });
}

/** Opens the dialog with the link to an analysed position. */
function shareAnalysis(door: Door, title: string, record: GameRecord, at: number) {
  const pendingLink = door
    .call('link', { record })
    .then(({ link }) => linkToShare(record.game, analysisHash(link, { of: record.game }, at)));
  const { message, label } = words.analysis;
  const content = <Sheet {...{ label, pendingLink: pendingLink }} message={message(title)} />;
  openDialog({ title: words.analysis.share, content });
}
