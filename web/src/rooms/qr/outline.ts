// The dark modules of a QR code as one path.

/** Each row's runs of dark modules as boxes of one module's height. */
export function outline(rows: readonly (readonly boolean[])[]): string {
  const boxes = rows.flatMap((row, y) =>
    runs(row).map(([x, long]) => `M${x} ${y}h${long}v1h-${long}z`),
  );
  return boxes.join('');
}

/** Where runs of dark modules begin, and how long they are. */
function runs(row: readonly boolean[]): [number, number][] {
  const result: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (row[x - 1]) (result.at(-1) as [number, number])[1] += 1;
    else result.push([x, 1]);
  });
  return result;
}
