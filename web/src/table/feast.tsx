// Below the result, where a phone has room for it: the curve of the game, and its picture to share.
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { WholePicture } from '../pictures/picture.tsx';
import { afterRender } from '../ui/schedule.ts';
import { isTall, onPhone } from '../ui/watch-layout.ts';
import { commandState, give } from './commands.ts';
import { type SessionFacts, type TableProps, tableServices } from './hooks.ts';

/** Whether it is above the bar, whatever is said of the end. */
const fits = signal(true);

export function showsFeast({ now }: SessionFacts): boolean {
  return onPhone.value && isTall.value && fits.value && now.over.value;
}

/** It is tried at each end; where it is cut, the bar has its commands again. */
function useFit(place: RefObject<HTMLElement | null>, end: unknown) {
  // By the height of what is above, which the bar may change: each is tried once.
  const verdicts = useRef(new Map<number, boolean>());
  useLayoutEffect(() => {
    verdicts.current.clear();
    fits.value = true;
  }, [end, onPhone.value, isTall.value]);
  const measure = () => {
    const bar = document.querySelector('.commands');
    if (!place.current || !bar) return;
    const [own, under] = [place.current, bar].map((part) => part.getBoundingClientRect());
    fits.value = own.bottom <= under.top;
    verdicts.current.set(heightAbove(), fits.value);
  };
  useLayoutEffect(() => afterRender(measure));
  useEffect(() => {
    const follow = () => {
      const height = heightAbove();
      fits.value = verdicts.current.get(height) ?? true;
      if (verdicts.current.has(height)) return;
      verdicts.current.set(height, false);
      measure();
    };
    const observer = new ResizeObserver(follow);
    for (const part of above()) observer.observe(part);
    const again = () => {
      verdicts.current.clear();
      follow();
    };
    addEventListener('resize', again);
    return () => {
      removeEventListener('resize', again);
      observer.disconnect();
    };
  }, []);
}

const above = () => [...document.querySelectorAll('.space, .status, .notes')];
const heightAbove = () => above().reduce((sum, part) => sum + part.clientHeight, 0);

/** It has some commands in place of the bar. */
export function Feast({ table }: TableProps) {
  const { session, card, commands } = table;
  const view = session.now.arrived.value?.view;
  const share = commands.find(({ name }) => name === 'share');
  const lookBack = session.now.offers.value.lookBack && tableServices.get('lookBack');
  const place = useRef<HTMLDivElement>(null);
  // What is said of the end may come later.
  useFit(place, session.now.over.value && session.now.status.value?.note);
  if (!view || !share || !showsFeast(session)) return null;
  return (
    <div class="feast" ref={place}>
      {lookBack && <lookBack.Curve table={table} />}
      <button type="button" class="feast-picture" onClick={() => give(table, share)}>
        <span class="feast-board">
          <WholePicture card={card} view={view} />
        </span>
        <span>{commandState(share, session).word}</span>
      </button>
    </div>
  );
}
