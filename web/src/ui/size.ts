// The size of an element in device pixels.

/**
 * Tells the size of an element in device pixels, now and whenever it or the density changes.
 * @returns ends it
 */
export function watchSize(
  element: HTMLElement,
  tell: (width: number, height: number) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => tell(...deviceSize(entry)));
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => observer.disconnect();
}

/** The exact size where the browser tells it; an emulated density makes that one wrong. */
function deviceSize({
  contentRect,
  devicePixelContentBoxSize,
}: ResizeObserverEntry): [number, number] {
  const width = Math.round(contentRect.width * devicePixelRatio);
  const height = Math.round(contentRect.height * devicePixelRatio);
  const exact = devicePixelContentBoxSize?.[0];
  const near = exact && Math.abs(exact.inlineSize - width) <= 2;
  return near ? [exact.inlineSize, exact.blockSize] : [width, height];
}
