/**
 * The little of Markdown that rules are written in: headings, paragraphs, lists, bold, italic,
 * code, and figures, each a line of its own, `![caption](name)`. A paragraph that begins with
 * a bold number such as "M4" is a clause; from "**Our ruling.**" on it is a ruling of ours.
 *
 * @typedef {{mark: "" | "strong" | "em" | "code", text: string, spans: Span[]}} Span
 * @typedef {{kind: "heading", level: number, spans: Span[]}
 *   | {kind: "paragraph", spans: Span[]}
 *   | {kind: "clause", number: string, spans: Span[], ruling: Span[]}
 *   | {kind: "list", ordered: boolean, items: Span[][]}
 *   | {kind: "figure", name: string, caption: string}} Block
 */

const HEADING = /^(#{1,4})\s+(.*)$/;
const FIGURE = /^!\[([^\]]*)\]\(([^)]*)\)$/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const CLAUSE = /^\*\*([A-Z]{1,2}\d+[a-z]?)\*\*\s*(.*)$/s;
const RULING = /\*\*Our ruling\.\*\*/;

/** @param {string} text @returns {Block[]} */
export function parse(text) {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim())));
}

/** @param {string[]} lines that stand together @returns {Block[]} */
function blocksOf(lines) {
  if (!lines.length) return [];
  const single = headingOf(lines[0]) ?? figureOf(lines[0]);
  if (single) return [single, ...blocksOf(lines.slice(1))];
  const isList = ITEM.test(lines[0]);
  const ends = (/** @type {string} */ line) =>
    HEADING.test(line) || FIGURE.test(line) || (!isList && ITEM.test(line));
  const after = lines.findIndex((line, index) => index > 0 && ends(line));
  const mine = after < 0 ? lines : lines.slice(0, after);
  return [isList ? list(mine) : paragraph(mine), ...blocksOf(lines.slice(mine.length))];
}

/** @param {string} line @returns {Block | null} */
function headingOf(line) {
  const match = HEADING.exec(line);
  return match && { kind: 'heading', level: match[1].length, spans: spansOf(match[2]) };
}

/** @param {string} line @returns {Block | null} */
function figureOf(line) {
  const match = FIGURE.exec(line);
  return match && { kind: 'figure', name: match[2], caption: match[1] };
}

/** @param {string[]} lines @returns {Block} */
function list(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]), items: items.map(spansOf) };
}

/** @param {string[]} lines @returns {Block} */
function paragraph(lines) {
  const text = lines.map((line) => line.trim()).join(' ');
  const clause = CLAUSE.exec(text);
  if (!clause) return { kind: 'paragraph', spans: spansOf(text) };
  const [, number, words] = clause;
  const at = words.search(RULING);
  const [published, ours] = at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at)];
  return { kind: 'clause', number, spans: spansOf(published.trim()), ruling: spansOf(ours) };
}

const MARKS = /** @type {[RegExp, "strong" | "em" | "code"][]} */ ([
  [/^\*\*(.+?)\*\*/s, 'strong'],
  [/^`(.+?)`/s, 'code'],
  [/^\*(.+?)\*/s, 'em'],
]);

/** @param {string} text @returns {Span[]} */
function spansOf(text) {
  /** @type {Span[]} */
  const spans = [];
  let plain = '';
  for (let rest = text; rest; ) {
    const [length, span] = marked(rest);
    if (span) spans.push(plainSpan(plain), span);
    plain = span ? '' : plain + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return [...spans, plainSpan(plain)].filter((span) => span.mark || span.text);
}

/** Words as they are; their apostrophes become curly. @param {string} text @returns {Span} */
function plainSpan(text) {
  return { mark: '', text: text.replace(/(?<=\p{L})'/gu, '’'), spans: [] };
}

/**
 * What stands at the beginning of a text: a marked stretch, or one letter.
 * @param {string} text
 * @returns {[number, Span | null]}
 */
function marked(text) {
  for (const [pattern, mark] of MARKS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const spans = mark === 'code' ? [] : spansOf(match[1]);
    return [match[0].length, { mark, text: mark === 'code' ? match[1] : '', spans }];
  }
  return [1, null];
}
