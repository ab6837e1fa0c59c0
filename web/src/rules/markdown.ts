/**
 * The little of Markdown that rules are written in: headings, paragraphs, lists, bold, italic,
 * code, and figures, each a line of its own, `![caption](name)`. A paragraph that begins with
 * a bold number such as "M4" is a clause; from "**Our ruling.**" on it is a ruling of ours.
 */
export type Span = { mark: '' | 'strong' | 'em' | 'code'; text: string; spans: Span[] };

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'clause'; number: string; spans: Span[]; ruling: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'figure'; name: string; caption: string };

const HEADING = /^(#{1,4})\s+(.*)$/;
const FIGURE = /^!\[([^\]]*)\]\(([^)]*)\)$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const CLAUSE = /^\*\*([A-Z]{1,2}\d+[a-z]?)\*\*\s*(.*)$/s;
const RULING = /\*\*Our ruling\.\*\*/;

export function parse(text: string): Block[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim())));
}

/** @param lines that stand together */
function blocksOf(lines: string[]): Block[] {
  if (!lines.length) return [];
  const single = headingOf(lines[0]) ?? figureOf(lines[0]);
  if (single) return [single, ...blocksOf(lines.slice(1))];
  const isList = ITEM.test(lines[0]);
  const ends = (line: string) =>
    HEADING.test(line) || FIGURE.test(line) || (!isList && ITEM.test(line));
  const after = lines.findIndex((line, index) => index > 0 && ends(line));
  const mine = after < 0 ? lines : lines.slice(0, after);
  return [isList ? list(mine) : paragraph(mine), ...blocksOf(lines.slice(mine.length))];
}

function headingOf(line: string): Block | null {
  const match = HEADING.exec(line);
  return match && { kind: 'heading', level: match[1].length, spans: spansOf(match[2]) };
}

function figureOf(line: string): Block | null {
  const match = FIGURE.exec(line);
  return match && { kind: 'figure', name: match[2], caption: match[1] };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]), items: items.map(spansOf) };
}

function paragraph(lines: string[]): Block {
  const text = lines.map((line) => line.trim()).join(' ');
  const clause = CLAUSE.exec(text);
  if (!clause) return { kind: 'paragraph', spans: spansOf(text) };
  const [, number, words] = clause;
  const at = words.search(RULING);
  const [published, ours] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at)];
  return { kind: 'clause', number, spans: spansOf(published.trim()), ruling: spansOf(ours) };
}

const MARKS = [
  [/^\*\*(.+?)\*\*/s, 'strong'],
  [/^`(.+?)`/s, 'code'],
  [/^\*(.+?)\*/s, 'em'],
] as [RegExp, 'strong' | 'em' | 'code'][];

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let plain = '';
  for (let rest = text; rest; ) {
    const [length, span] = marked(rest);
    if (span) spans.push(plainSpan(plain), span);
    plain = span ? '' : plain + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return [...spans, plainSpan(plain)].filter((span) => span.mark || span.text);
}

/** Words as they are; their apostrophes become curly. */
function plainSpan(text: string): Span {
  return { mark: '', text: text.replace(/(?<=\p{L})'/gu, '’'), spans: [] };
}

/** What stands at the beginning of a text: a marked stretch, or one letter. */
function marked(text: string): [number, Span | null] {
  for (const [pattern, mark] of MARKS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const spans = mark === 'code' ? [] : spansOf(match[1]);
    return [match[0].length, { mark, text: mark === 'code' ? match[1] : '', spans }];
  }
  return [1, null];
}
