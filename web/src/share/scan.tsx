// Scans a link that another device shows as a code, with the camera of this one.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { decodeQR } from 'qr/decode.js';
import { pastedLinks } from '../addresses/pasted.ts';
import * as words from '../words/words.ts';

/** The pause between two looks at what the camera shows, in ms. */
const PAUSE_MS = 150;
/** How closely it is looked at, in dots of the longer side: more only where less shows no code. */
const DOTS = [640, 1920];
/** Without a wish, cameras show 640 dots, in which small codes can't be read. */
const CAMERA = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };

type Props = {
  /** Gets the part of an address after "#", once a code holds one. */
  take: (hash: string) => void;
  /** What is said below the camera's picture. */
  children?: ComponentChildren;
};

/** Where there is no camera, the link can be pasted. */
export function Scan({ take, children }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [why, setWhy] = useState('');
  useEffect(() => {
    const camera = navigator.mediaDevices?.getUserMedia({ video: CAMERA });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async (stream: MediaStream) => {
      const { current: picture } = video;
      if (!picture) return end(stream);
      picture.srcObject = stream;
      await picture.play();
      const context = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      const look = () => {
        const link = context && linkSeen(picture, context);
        if (link) take(link);
        timer = setTimeout(look, PAUSE_MS);
      };
      timer = setTimeout(look, PAUSE_MS);
    };
    Promise.resolve(camera)
      .then((stream) => (stream ? show(stream) : setWhy(words.share.noCamera)))
      .catch(() => setWhy(words.share.noCamera));
    return () => {
      clearTimeout(timer);
      void camera?.then(end, () => {});
    };
  }, []);
  if (why) return <Pasting take={take} why={why} />;
  return (
    <>
      <video class="scanning" ref={video} muted playsInline aria-label={words.share.scanning} />
      {children}
    </>
  );
}

function Pasting({ take, why }: Pick<Props, 'take'> & { why: string }) {
  const { pasteLabel } = words.match;
  const paste = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    const [hash] = pastedLinks(value);
    if (hash) take(hash);
  };
  return (
    <>
      <p role="alert">{why}</p>
      <input type="text" aria-label={pasteLabel} placeholder={pasteLabel} onInput={paste} />
    </>
  );
}

function end(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** The link in the code that a camera shows, if there is one. */
function linkSeen(video: HTMLVideoElement, context: CanvasRenderingContext2D): string | undefined {
  const { videoWidth, videoHeight } = video;
  const longer = Math.max(videoWidth, videoHeight);
  for (const dots of new Set(DOTS.map((most) => Math.min(most, longer)))) {
    const [width, height] = [videoWidth, videoHeight].map((side) =>
      Math.round((side * dots) / longer),
    );
    if (!width || !height) continue;
    Object.assign(context.canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const [link] = pastedLinks(textIn(context.getImageData(0, 0, width, height)));
    if (link) return link;
  }
  return undefined;
}

/** The text of the code in a picture; '' if there is none that can be read. */
function textIn(picture: ImageData): string {
  try {
    return decodeQR(picture);
  } catch {
    return '';
  }
}
