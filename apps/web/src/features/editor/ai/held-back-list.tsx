/** What a model wrote and the person's own text does not bear out, below the words that say so. */
export function HeldBackList({ intro, held }: { intro: string; held: readonly string[] }) {
  return (
    <>
      <p>{intro}</p>
      <ul className="mt-1 list-disc pl-5">
        {held.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
