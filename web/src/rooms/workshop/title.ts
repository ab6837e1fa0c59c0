// What a game is called, before its file has run.

/** As the file says. */
const TITLE = /\btitle\s*=\s*(["'])([^"'\\\n]{1,60})\1/;

export function titleOfId(id: string): string {
  const words = id.replace(/-[\da-f]+$/, '').replaceAll('-', ' ');
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/** The title in the text of a file; '' if it has none that can be read. */
export function titleIn(text: string): string {
  return TITLE.exec(text)?.[2].trim() ?? '';
}
