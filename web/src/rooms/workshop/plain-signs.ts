// Code as a keyboard would have typed it. Phones, word processors, chats and pages change its quotes,
// blanks, dashes and brackets, and put prompts and fences around it; Python takes none of these.

const DOUBLE = '“”„‟«»″\uff02';
const SINGLE = '‘’‚‛′\uff07';
const ALL_DOUBLE = `"${DOUBLE}`;
const ALL_SINGLE = `'${SINGLE}`;

/** A string, a comment, or one letter. What opens with curly quotes ends with any quotes of its kind. */
const PART = new RegExp(
  [
    String.raw`(?<straight>"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*["\n]?|'(?:[^'\\\n]|\\.)*['\n]?)`,
    `[${DOUBLE}](?<double>[^${ALL_DOUBLE}\\n]*)[${ALL_DOUBLE}]`,
    `[${SINGLE}](?<single>[^${ALL_SINGLE}\\n]*)[${ALL_SINGLE}]`,
    '(?<comment>#[^\\n]*)',
    '[\\s\\S]',
  ].join('|'),
  'g',
);
const PROMPT = /^([^\S\n]*)(?:>>>|\.\.\.)(?: |$)/gm;
const FENCE = /^[^\S\n]*```.*$/gm;

/** Returns the same code with signs that Python knows; strings and comments stay as they are. */
export function inPlainSigns(text: string): string {
  const code = /^[^\S\n]*>>> /m.test(text) ? text.replace(PROMPT, '$1') : text;
  return code.replace(FENCE, '').replace(PART, (part, ...rest) => {
    const { straight, double, single, comment } = rest.at(-1);
    if (straight !== undefined || comment !== undefined) return part;
    if (double !== undefined) return `"${double}"`;
    return single === undefined ? plainSign(part) : `'${single}'`;
  });
}

function plainSign(sign: string): string {
  if (DOUBLE.includes(sign)) return '"';
  if (SINGLE.includes(sign)) return "'";
  if (/[‐‑‒–—―−]/.test(sign)) return '-';
  if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(sign)) return '';
  if (/[\uff01-\uff5e]/.test(sign)) return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
  return /[^\S\n\r\t\f ]/.test(sign) ? ' ' : sign;
}
