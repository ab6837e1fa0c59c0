// Where the lines of a heading break.

/** Words in which a line breaks behind a colon, unless what follows needs more than a line. */
export function Clauses({ words }: { words: string }) {
  const [, head, rest] = words.match(/^(.+:)\s(.{1,32})$/) ?? [];
  if (!rest) return <Whole words={words} />;
  return (
    <>
      <Whole words={head} />{' '}
      <span class="after-colon">
        <Whole words={rest} />
      </span>
    </>
  );
}

/** Words in which no line breaks at the dash of "b3–b4", nor behind the number of "2 moves". */
function Whole({ words }: { words: string }) {
  return words.split(/(\S*–\S*|\d+\s\p{Ll}+)/u).map((part, i) =>
    i % 2 ? (
      <span key={i} class="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
