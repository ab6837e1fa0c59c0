// One form of a file's text, whatever systems and editors make of its lines.

/** A file's text with the line ends that its hash is of, and one at its end. */
export function plainText(text: string): string {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return `${lines.replace(/\n+$/, '')}\n`;
}
