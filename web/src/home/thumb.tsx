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
  thumbnail: ReturnType<typeof thumbnailOf>;
  /** The rules' view, if they were asked. */
  view: View | null;
  inSight: boolean;
};

/** What is known of a game's look. The rules are asked once its box comes into view, if needed. */
function useGame({ saved, card, door }: Props, box: RefObject<HTMLDivElement | null>): Game {
  const [theme, setTheme] = useState(themeName);
  const [inSight, setInSight] = useState(false);
  const [game, setGame] = useState<{ of: string; view: View } | null>(null);
  const of = positionKey(saved);
  const thumbnail = useMemo(() => thumbnailOf(saved, theme), [of, theme]);
  useEffect(() => onTheme(() => setTheme(themeName())), []);
  useEffect(() => {
    if (!box.current || thumbnail?.fresh) return undefined;
    let gone = false;
    const end = onceSeen(box.current, async () => {
      setInSight(true);
      const view = await viewOf(saved, door);
      if (!view || gone) return;
      setGame({ of, view });
      await document.fonts?.ready;
      if (!gone) keepPainted(saved, card, view);
    });
    return () => {
      gone = true;
      end();
    };
  }, [of, thumbnail]);
  return { thumbnail, view: game?.of === of ? game.view : null, inSight };
}

function Shown({ card, whole = false, thumbnail, view, inSight }: Props & Game) {
  if (view) return <Painted card={card} view={view} whole={whole} />;
  if (thumbnail) return <Kept {...thumbnail} whole={whole} />;
  if (!inSight) return null;
  return (
    <div class="sample">
      <Painted card={card} view={card.sample.view} whole={whole} />
    </div>
  );
}

/** The current view; null if the rules refuse the game, which is reported when it is opened. */
function viewOf({ record, seats }: SavedTable, door: Door): Promise<View | null> {
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
