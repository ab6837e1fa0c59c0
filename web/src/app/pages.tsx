// The pages of rules and of paper, and the rules beside a board: loaded when they are first wanted.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import type { Card, Door } from '../scene/types.ts';
import { openDialog } from '../ui/dialog.tsx';
import { Foreign } from '../ui/foreign.tsx';
import { mount } from '../ui/mount.ts';
import { Problem } from '../ui/problem.tsx';
import { Progress } from '../ui/progress.tsx';
import { words } from '../words/words.ts';
import { part } from './part.ts';
import { again } from './trouble.ts';

/** What these pages need of the page as a whole. */
export type Host = {
  games: Games;
  door: Door;
  store: Store;
  retry: () => void;
  couldNot: (error: unknown) => void;
};

/** A page that was made without components. */
type Page = { element: HTMLElement };

/** @param from the address to go back to */
export async function rulesPage(host: Host, from: string, game: string | null) {
  const { RulesPage } = await part(import('../rules/page.ts'));
  const go = (page: InstanceType<typeof RulesPage>) => page.go(game, progressElement());
  return <Going host={host} make={() => new RulesPage(host, from)} go={go} to={game} />;
}

/** @param from the address to go back to */
export async function printPage(host: Host, from: string, game: string | null, key: string | null) {
  const { PrintPage } = await part(import('../print/page.ts'));
  const go = (page: InstanceType<typeof PrintPage>) => page.go(game, key, progressElement());
  const to = `${game} ${key}`;
  return <Going host={host} make={() => new PrintPage(host, from)} go={go} to={to} />;
}

type GoingProps<P extends Page> = {
  host: Host;
  make: () => P;
  go: (page: P) => Promise<void>;
  /** What it shows: another one is gone to. */
  to: string | null;
};

/** A page that stays while it goes from one game to another. */
function Going<P extends Page>({ host, make, go, to }: GoingProps<P>) {
  const page = useMemo(make, []);
  useLayoutEffect(() => {
    go(page).catch(host.couldNot);
  }, [to]);
  return <Foreign element={page.element} />;
}

/** Opens a game's rules beside its board. */
export async function rulesBeside(host: Host, card: Card) {
  const place = location.hash;
  try {
    const { openRules } = await part(import('../rules/beside.ts'));
    if (location.hash === place) openRules(host.door, card, progressElement());
  } catch (error) {
    if (location.hash === place) sayMissing(error, () => rulesBeside(host, card));
  }
}

function sayMissing(error: unknown, retry: () => void) {
  const way = again(error, () => {
    close();
    retry();
  });
  const content: ComponentChildren = <Problem words={(error as Error).message} ways={[way]} />;
  const close = openDialog({ title: words.common.rules, content });
}

function progressElement() {
  const element = document.createElement('div');
  mount(<Progress />, element);
  return element;
}
