// A picture and an animation of a game, to save or send.

import { applyPalette, GIFEncoder, quantize } from 'gifenc/dist/gifenc.esm.js';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type IfCurrent, Latest } from '../../game/latest.ts';
import { blank, contextOf, givesBack } from '../../paint/canvas.ts';
import { lookOf } from '../../paint/palette.ts';
import { send } from '../../share/giving.ts';
import { toast } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { nextTask } from '../../ui/schedule.ts';
import { themeName } from '../../ui/theme.ts';
import { dated } from '../../words/dates.ts';
import { errorSentence } from '../../words/failure.ts';
import { type Frame, type FrameText, paintFrame, type Style, sizeFor } from './frame.ts';
import { allFrames, type Game, lastFrame, lastSeat, playersOf } from './views.ts';
import * as words from './words/en.ts';

/** Widths in dots: pictures are looked at closely, and animations should not be large. */
const PICTURE = 1080;
const ANIMATION = 480;
/** The part of the work on an animation that is asking the rules. */
const ASKING = 0.3;

type Way = 'picture' | 'animation';
type Made = { file: File; url: string };
/** The progress from 0 to 1, the error, or the result. */
type State = { part: number } | { wrong: string } | Made | null;

/** Makes a file of a game; its canvas has the page's colours. */
type Work = (game: Game, tools: Tools) => Promise<Blob>;
type Tools = { canvas: HTMLCanvasElement; ifCurrent: IfCurrent; report: (part: number) => void };

/** The picture, made by itself where the page can paint it, and the ways to give it on. */
export function PictureExport(game: Game) {
  const [paints] = useState(givesBack);
  const [way, setWay] = useState<Way | null>(paints ? 'picture' : null);
  const stage = useRef<HTMLCanvasElement>(null);
  const state = useMade(game, way && WORKS[paints ? 'painted' : 'drawn'][way], stage);
  const { record } = game.saved;
  const ways: Way[] = record.actions.length > 0 ? ['picture', 'animation'] : ['picture'];
  return (
    <figure class="picture-export">
      <div class="picture" hidden>
        <canvas ref={stage} />
      </div>
      {paints ? null : <p class="note">{words.pictureExport.drawn}</p>}
      {way && <Shown state={state} title={game.card.title} />}
      <figcaption class="ways">
        {way && <Save state={state} />}
        {ways.map(
          (each) =>
            each !== way && (
              <Button key={each} word={words.pictureExport[each]} onPress={() => setWay(each)} />
            ),
        )}
        <Send state={state} />
      </figcaption>
    </figure>
  );
}

/** Makes what is wanted, and stops when it is no longer wanted. */
function useMade(game: Game, work: Work | null, stage: RefObject<HTMLCanvasElement | null>): State {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    const canvas = stage.current;
    if (!work || !canvas) return;
    const latest = new Latest();
    let url = '';
    setState({ part: 0 });
    const report = (part: number) => setState({ part });
    const job = latest.run(async (ifCurrent) => {
      const blob = await work(game, { canvas, ifCurrent, report });
      const name = `${game.card.id}.${blob.type.split(/[/+]/)[1]}`;
      url = URL.createObjectURL(blob);
      setState({ file: new File([blob], name, { type: blob.type }), url });
    });
    job.catch((error) => setState({ wrong: errorSentence(error) }));
    return () => {
      latest.end();
      URL.revokeObjectURL(url);
    };
  }, [work]);
  return state;
}

/** The picture, in a place that is as large before it is there. */
function Shown({ state, title }: { state: State; title: string }) {
  const texts = words.pictureExport;
  return (
    <div class="shown">
      {state && 'url' in state && <img src={state.url} alt={texts.shows(title)} />}
      {state && 'part' in state && <p role="status">{texts.making(state.part)}</p>}
      {state && 'wrong' in state && <p role="alert">{state.wrong}</p>}
    </div>
  );
}

function Save({ state }: { state: State }) {
  const picture = state && 'url' in state ? state : null;
  return (
    <a
      class="button"
      href={picture?.url}
      download={picture?.file.name}
      aria-disabled={picture ? undefined : 'true'}
    >
      {words.pictureExport.save}
    </a>
  );
}

function Send({ state }: { state: State }) {
  const texts = words.pictureExport;
  const files = state && 'url' in state ? { files: [state.file] } : null;
  if (!files || !navigator.canShare?.(files)) return null;
  const refused = () => toast(texts.notSent);
  return <Button word={texts.send} onPress={() => send(files, () => {}, refused)} />;
}

async function makePicture(game: Game, { canvas, ifCurrent }: Tools): Promise<Blob> {
  const frame = await ifCurrent(lastFrame(game));
  await ifCurrent(document.fonts.ready);
  const heading = headingOf(game);
  const size = sizeFor([frame], heading, PICTURE);
  paintFrame(canvas, size, styleOf(game, canvas), heading, frame);
  const blob = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const picture = await ifCurrent(blob);
  if (!picture) throw new Error(words.pictureExport.notMade);
  return picture;
}

async function makeAnimation(game: Game, { canvas, ifCurrent, report }: Tools): Promise<Blob> {
  const frames = await allFrames(game, ifCurrent, (part) => report(part * ASKING));
  await ifCurrent(document.fonts.ready);
  const heading = headingOf(game);
  const size = sizeFor(frames, heading, ANIMATION);
  // Without textures it is much smaller.
  const { look, ...rest } = styleOf(game, canvas);
  const style = { ...rest, look: { ...look, rich: false } };
  const sheet = blank();
  sheet.getContext('2d', { willReadFrequently: true });
  const paint = (frame: Frame) => paintFrame(sheet, size, style, heading, frame);
  return animate(sheet, frames, paint, ifCurrent, (part) => report(ASKING + part * (1 - ASKING)));
}

/** If pages can't read what they paint, the rules draw. */
const drawPicture: Work = async (game, { ifCurrent }) => drawn(game, ifCurrent);
const drawAnimation: Work = async (game, { ifCurrent }) => drawn(game, ifCurrent, true);

async function drawn(game: Game, ifCurrent: IfCurrent, animate = false): Promise<Blob> {
  const { record } = game.saved;
  const seat = await ifCurrent(lastSeat(game));
  const request = { record, seat, animate, theme: themeName() };
  const { svg } = await ifCurrent(game.door.call('svg', request));
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** What makes each, where pages can read what they paint, and where the rules draw instead. */
const WORKS: Record<'painted' | 'drawn', Record<Way, Work>> = {
  painted: { picture: makePicture, animation: makeAnimation },
  drawn: { picture: drawPicture, animation: drawAnimation },
};

function headingOf(game: Game): FrameText {
  const { finished } = game.saved;
  const day = finished ? new Date(finished).toLocaleDateString(dated(), { dateStyle: 'long' }) : '';
  return { title: game.card.title, site: siteName(), players: playersOf(game), day };
}

/** The site's address, in short. */
function siteName() {
  return `${location.host}${location.pathname}`.replace(/\/(index\.html)?$/, '');
}

/** The page's current colours and fonts. */
function styleOf({ card }: Game, canvas: HTMLCanvasElement): Style {
  const { backgroundColor: ground, color: ink } = getComputedStyle(document.body);
  const root = getComputedStyle(document.documentElement);
  const [serif, sans] = ['--serif', '--sans'].map((name) => root.getPropertyValue(name));
  return { look: { ...lookOf(card, themeName(), canvas) }, ground, ink, serif, sans } as Style;
}

/** How long a picture shows, in ms, and how long the last one. */
const SHOWN_MS = 900;
const LAST_MS = 4000;
const COLOURS = 256;

/**
 * Returns an animated GIF.
 * @param paint paints a picture on the canvas
 * @param onPart hears the progress, from 0 to 1
 */
async function animate<T>(
  canvas: HTMLCanvasElement,
  frames: readonly T[],
  paint: (frame: T) => void,
  ifCurrent: IfCurrent,
  onPart: (part: number) => void,
): Promise<Blob> {
  const gif = GIFEncoder();
  for (const [number, frame] of frames.entries()) {
    paint(frame);
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    const palette = quantize(data, COLOURS);
    const delay = number === frames.length - 1 ? LAST_MS : SHOWN_MS;
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
    onPart((number + 1) / frames.length);
    // Lets the page respond between two pictures.
    await ifCurrent(nextTask());
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
}
