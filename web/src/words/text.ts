/** How words become sentences, in every language of the page. */

/** Words as a sentence: with a capital, and an end. */
export function sentence(text: string): string {
  return ended(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Words that end as a sentence does. */
export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Sentences one after the other; empty ones are left out. */
export function paragraph(...sentences: (string | null | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
