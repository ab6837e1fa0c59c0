// Opens an answer: it goes to the page that waits for it, this one or another of this browser. Where
// none does, the game goes on by the message that came with it.
import type { ComponentChildren } from 'preact';
import { tableHash } from '../../addresses/links.ts';
import type { Host } from '../../app/host.ts';
import { show } from '../../app/screen.tsx';
import type { IfCurrent } from '../../game/latest.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Problem, type ProblemButton, Waiting } from '../../ui/problem.tsx';
import { readdress } from '../../ui/still-here.ts';
import { paragraph } from '../../words/grammar.ts';
import { common } from '../../words/words.ts';
import type { ToAnswer } from './address.ts';
import { liveAt } from './current.ts';
import type { Outcome } from './meeting.ts';
import { askOthers } from './other-pages.ts';
import { lastHosted } from './remembered.ts';
import * as words from './words/en.ts';

export { Company } from './company.tsx';
export { Below, fieldsFor, invite, Note } from './dialogs.tsx';
export { attend, LiveNotes } from './notes.tsx';
export { OwnName } from './own-name.tsx';
export { ServerField } from './server.tsx';
export { messageToJoinBy, Visiting } from './visit.tsx';
export { watchByLink } from './watch.tsx';

/** After so long a page that waits is said to sleep, in ms. */
const SLEEPS_MS = 6000;

export async function open(app: Host, to: ToAnswer, ifCurrent: IfCurrent) {
  const live = liveAt(app);
  const answer = { answer: to.answer, text: to.message?.text };
  const own = await ifCurrent(live.take(answer));
  const key = live.game.peek()?.key;
  if ((own === 'taken' || own === 'known') && key !== undefined) {
    const tables = await ifCurrent(app.tables());
    // A table that shows stays as it is, with what was picked.
    if (tables.at(key)) readdress(tableHash(key));
    else await tables.openAt(key, ifCurrent);
    if (own === 'known') toast(words.live.known);
    return;
  }
  const pendingReply = own === 'unknown' ? askOthers(answer) : { taken: own };
  const reply = await ifCurrent(waited(app, to, pendingReply, ifCurrent));
  if (reply.taken === 'taken' || reply.taken === 'known')
    return elsewhere(app, reply.taken, reply.key, ifCurrent);
  if (to.message) {
    if (reply.taken === 'old') toast(words.live.old);
    return location.replace(to.message.hash);
  }
  show(says(<Problem words={words.live[reply.taken]} buttons={await waysOn(app)} />));
}

type Reply = { taken: Outcome; key?: string };

/** Waits as long as the other page sleeps; the person may go on here instead. */
async function waited(
  app: Host,
  { message }: ToAnswer,
  pendingReply: Reply | Promise<Reply>,
  ifCurrent: IfCurrent,
): Promise<Reply> {
  if (!(pendingReply instanceof Promise)) return pendingReply;
  show(says(<Empty words={words.live.looking} />));
  const late = new Promise<null>((resolve) => setTimeout(resolve, SLEEPS_MS, null));
  const soon = await ifCurrent(Promise.race([pendingReply, late]));
  if (soon) return soon;
  const here = () => (message ? location.replace(message.hash) : app.goTo(''));
  const word = message ? words.live.goOnHere : common.allGames;
  show(says(<Empty words={words.live.sleeps}>{<Button word={word} onPress={here} />}</Empty>));
  return pendingReply;
}

/** Another page has the game: here is no second table of it, and a reload doesn't ask again. */
async function elsewhere(app: Host, verdict: 'taken' | 'known', key = '', ifCurrent: IfCurrent) {
  const game = await ifCurrent(titleAt(app, key));
  readdress('#');
  const before = verdict === 'known' && words.live.known;
  show(says(<Empty words={paragraph(before, words.live.elsewhere(game))} />));
}

/** The title of a kept game. */
async function titleAt({ store, games }: Host, key: string): Promise<string> {
  const id = store.load(key)?.record.game;
  const card = id === undefined ? null : await games.card(id).catch(() => null);
  return card?.title ?? 'pygames';
}

/** Leads to the game that this device has invited to last: that is likely the one that is meant. */
async function waysOn(app: Host): Promise<ProblemButton[]> {
  const home = { word: common.allGames, press: () => app.goTo('') };
  const id = lastHosted();
  const key = (id && app.store.all(id).find(({ match }) => match?.id === id)?.key) || undefined;
  if (key === undefined) return [{ ...home, look: 'filled' }];
  const game = await titleAt(app, key);
  const press = () => app.goTo(tableHash(key));
  return [{ word: words.live.toGame(game), look: 'filled', press }, home];
}

function says(what: ComponentChildren) {
  return { page: 'words' as const, title: 'pygames', content: <Waiting>{what}</Waiting> };
}
