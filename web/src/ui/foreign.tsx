// Shows an element that was made without components.
import { useLayoutEffect, useRef } from 'preact/hooks';

type Props = {
  element: Node;
  /** Called when it goes. */
  onGone?: () => void;
  class?: string;
};

export function Foreign({ element, onGone, class: name }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(element);
    return onGone;
  }, [element]);
  return <div ref={place} class={name} style={name ? undefined : { display: 'contents' }} />;
}
