// The small picture of a kept game: as last seen, until the rules show it if it has changed.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Seating } from '../game/seating.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import { side } from '../keep/settings.ts';
import { positionKey, type Thumbnail, thumbnailOf } from '../keep/thumbnails.ts';
import { cropRound } from '../pictures/crop.ts';
import { Picture, WholePicture } from '../pictures/picture.tsx';
import { keepPainted } from '../pictures/thumbnail.ts';
import type { Card, Door, View } from '../scene/types.ts';
import { onTheme, themeName } from '../ui/theme.ts';

type Props = {
  saved: SavedTable;
  card: Card;
  door: Door;
  /** Whether the whole board shows, not only the area of the last move. */
  whole?: boolean;
};

export function Thumb(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div class="thumb" ref={box}>
      <Shown {...props} {...useGame(props, box)} />
    </div>
  );
}

type Game = {
  /** The picture as last seen. */
  kept: ReturnType<typeof thumbnailOf>;
  /** The rules' view, if they were asked. */
  view: View | null;
  seen: boolean;
};

/** What is known of a game's look. The rules are asked once its box comes into view, if needed. */
function useGame({ saved, card, door }: Props, box: RefObject<HTMLDivElement | null>): Game {
  const [theme, setTheme] = useState(themeName);
  const [seen, see] = useState(false);
  const [found, find] = useState<{ of: string; view: View } | null>(null);
  const of = positionKey(saved);
  const kept = useMemo(() => thumbnailOf(saved, theme), [of, theme]);
  useEffect(() => onTheme(() => setTheme(themeName())), []);
  useEffect(() => {
    if (!box.current || kept?.fresh) return undefined;
    let gone = false;
    const end = onceSeen(box.current, async () => {
      see(true);
      const view = await asked(saved, door);
      if (!view || gone) return;
      find({ of, view });
      await document.fonts?.ready;
      if (!gone) keepPainted(saved, card, view);
    });
    return () => {
      gone = true;
      end();
    };
  }, [of, kept]);
  return { kept, view: found?.of === of ? found.view : null, seen };
}

function Shown({ card, whole = false, kept, view, seen }: Props & Game) {
  if (view) return <Painted card={card} view={view} whole={whole} />;
  if (kept) return <Kept {...kept} whole={whole} />;
  if (!seen) return null;
  return (
    <div class="sample">
      <Painted card={card} view={card.sample.view} whole={whole} />
    </div>
  );
}

/** The current view; null if the rules refuse the game, which is reported when it is opened. */
function asked({ record, seats }: SavedTable, door: Door): Promise<View | null> {
  const seat = new Seating(seats, false, side.value).bottom;
  const at = record.actions.length;
  return door.call('view', { record, at, seat, compact: true }).catch(() => null);
}

function Painted({ card, view, whole }: { card: Card; view: View; whole: boolean }) {
  if (whole) return <WholePicture card={card} view={view} />;
  return <Picture card={card} view={view} crop={cropRound(card, view)} />;
}

/** The kept image; for a part of it, the image is larger than its box. */
function Kept({ image, part, whole }: Pick<Thumbnail, 'image' | 'part'> & { whole: boolean }) {
  const [left, top, width, height] = part;
  const size = { width: `${100 / width}%`, height: `${100 / height}%` };
  const place = { left: `${(-100 * left) / width}%`, top: `${(-100 * top) / height}%` };
  const style = whole ? undefined : { ...size, ...place };
  return (
    <div class={whole ? 'whole-picture' : 'picture'}>
      <img src={image} alt="" draggable={false} decoding="sync" style={style} />
    </div>
  );
}

/**
 * Calls `act` once an element comes near the visible part of the page.
 * @returns what stops that
 */
function onceSeen(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
