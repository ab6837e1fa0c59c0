// Scans a link that another device shows as a code, with the camera of this one.
import { useEffect, useRef, useState } from 'preact/hooks';
import { decodeQR } from 'qr/decode.js';
import { pastedLinks } from '../addresses/pasted.ts';
import * as words from '../words/words.ts';

/** How often a picture of the camera is looked at, in ms. */
const LOOK_MS = 150;
/** No picture is looked at more closely, in dots. */
const MOST_DOTS = 640;

/** @param take gets the part of an address after "#", once a code holds one */
export function Scan({ take }: { take: (hash: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [why, setWhy] = useState('');
  useEffect(() => {
    const camera = navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } });
    let timer: ReturnType<typeof setInterval> | undefined;
    const show = async (stream: MediaStream) => {
      const { current: picture } = video;
      if (!picture) return end(stream);
      picture.srcObject = stream;
      await picture.play();
      const context = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      timer = setInterval(() => context && look(picture, context, take), LOOK_MS);
    };
    Promise.resolve(camera)
      .then((stream) => (stream ? show(stream) : setWhy(words.share.noCamera)))
      .catch(() => setWhy(words.share.noCamera));
    return () => {
      clearInterval(timer);
      void camera?.then(end, () => {});
    };
  }, []);
  if (why) return <p role="alert">{why}</p>;
  return <video class="scanning" ref={video} muted playsInline aria-label={words.share.scanning} />;
}

function end(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** Looks for a code with a link in what the camera shows. */
function look(
  video: HTMLVideoElement,
  context: CanvasRenderingContext2D,
  take: (hash: string) => void,
) {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MOST_DOTS / Math.max(videoWidth, videoHeight, 1));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  if (!width || !height) return;
  Object.assign(context.canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  const [link] = pastedLinks(textIn(context.getImageData(0, 0, width, height)));
  if (link) take(link);
}

/** The text of the code in a picture; '' if there is none that can be read. */
function textIn(picture: ImageData): string {
  try {
    return decodeQR(picture);
  } catch {
    return '';
  }
}
