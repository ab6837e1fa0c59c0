// Words in which what a dash joins, such as "b3–b4", stays on one line.

export function Whole({ words }: { words: string }) {
  return words.split(/(\S*–\S*)/).map((part, i) =>
    i % 2 ? (
      <span key={i} class="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
