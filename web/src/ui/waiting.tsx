// A page of a few words: what is being waited for, or what is wrong.
import type { ComponentChildren } from 'preact';

export function Waiting({ children }: { children?: ComponentChildren }) {
  return (
    <div class="waiting">
      <h1>pygames</h1>
      {children}
    </div>
  );
}
