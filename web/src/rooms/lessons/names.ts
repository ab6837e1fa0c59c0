// The names of places: the beginning of their labels.

/**
 * Returns as much of a label as tells it from all others, up to a comma: "d1" of "d1, white
 * stack", "row 4, column 5" of "row 4, column 5, empty".
 */
export function shortName(label: string, labels: readonly string[]): string {
  const parts = label.split(', ');
  for (let count = 1; count < parts.length; count += 1) {
    const name = parts.slice(0, count).join(', ');
    if (labels.every((other) => other === label || !begins(other, name))) return name;
  }
  return label;
}

function begins(label: string, name: string) {
  return label === name || label.startsWith(`${name}, `);
}
