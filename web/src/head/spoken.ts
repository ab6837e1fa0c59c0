/** Languages whose speakers read one of the site's more easily than English. */
const NEAR: Record<string, RegExp> = {
  de: /^(gsw|lb|nds)\b/,
  es: /^(ast|ca|eu|gl)\b/,
  et: /^vro\b/,
  fr: /^(br|co|oc)\b/,
  hr: /^(bs|cnr|hbs|sh|sr-latn)\b/,
};

/**
 * Returns the first of some wanted languages that the site has, or one near to them in place of
 * English; English if there is none. Tags are those of browsers and systems: "de-AT", "de_AT".
 */
export function firstSpoken(wanted: readonly string[], all: readonly string[]): string {
  let near: string | undefined;
  for (const each of wanted) {
    const tag = each.toLowerCase().replace(/_/g, '-');
    const [code] = tag.split('-');
    if (all.includes(code)) return (code === 'en' && near) || code;
    near ??= all.find((other) => NEAR[other]?.test(tag));
  }
  return near ?? 'en';
}
