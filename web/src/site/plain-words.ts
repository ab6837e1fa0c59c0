// Texts of others, which may not be taken for those of this site.
import { LONGEST_NAME } from '../../generated/constants.ts';
import { CONTROLS } from './controls.ts';

/** Lines may be part of a text. */
const WITHIN_LINES = new RegExp(`(?![\\n\\r\\t])${CONTROLS.source}`, 'gu');
/** What stands beside what the page says is short: a field within another. */
const LONGEST: Readonly<Record<string, number>> = {
  ...{ 'seats.name': LONGEST_NAME, 'players.name': LONGEST_NAME },
  ...{ 'options.title': 60, 'choices.title': 60, 'panels.title': 60, 'paper.title': 60 },
  ...{ 'rows.label': 60, 'buttons.label': 60 },
};

/** Returns the same data without such characters in its texts, and with short names and labels. */
export function inPlainWords<T>(data: T, field = '', within = ''): T {
  if (typeof data === 'string') {
    const text = data.replace(WITHIN_LINES, '');
    const most = LONGEST[`${within}.${field}`];
    return (text.length > most ? [...text].slice(0, most).join('') : text) as T;
  }
  if (Array.isArray(data)) return data.map((each) => inPlainWords(each, field, within)) as T;
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, each]) => [
    name,
    inPlainWords(each, name, field),
  ]);
  return Object.fromEntries(fields) as T;
}
