import type { RefObject } from 'react';
import { type Placeholder, placeholdersOf } from './placeholders.ts';

/** The places that only the person can fill in; each leads to where it stands. */
export function FillInList({
  text,
  area,
}: {
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
}) {
  const places = placeholdersOf(text);
  if (places.length === 0) return null;
  const select = ({ start, end }: Placeholder) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <section aria-labelledby="letter-places">
      <h3 id="letter-places" className="font-medium">
        To fill in
      </h3>
      <p className="mt-1 text-small text-muted">Only you know these. Choose one to type over it.</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map((place) => (
          <li key={place.start} className="max-w-full">
            <button
              type="button"
              onClick={() => select(place)}
              className="min-h-8 max-w-full rounded-control bg-tint px-2.5 py-1 text-left text-small text-accent wrap-anywhere hover:underline max-md:min-h-11"
            >
              {place.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
