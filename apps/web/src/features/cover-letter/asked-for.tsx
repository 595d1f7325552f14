import { useDeferredValue, useMemo } from 'react';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { letterCopy, letterForms, referenceWords } from './cover-letter.copy.ts';
import { loadAsks } from './letter-asks.ts';

/** Lists what the job description requires of the letter, or requests instead of a letter. */
export function AskedFor({ jobDescription }: { jobDescription: string }) {
  const readAsks = useDeferredImport(loadAsks, { waitMs: 300 });
  const read = useDeferredValue(jobDescription);
  const asked = useMemo(() => readAsks?.(read), [readAsks, read]);
  const items = asked
    ? [...asked.notes, ...(asked.reference === '' ? [] : [referenceWords(asked.reference)])]
    : [];
  const form = asked?.form;
  return (
    <>
      {form ? (
        <section
          aria-labelledby="letter-form"
          className="rounded-control bg-tint px-4 py-3 text-small"
        >
          <h3 id="letter-form" className="font-medium">
            {letterForms[form.kind].title}
          </h3>
          <p className="mt-1">{letterForms[form.kind].words}</p>
          <blockquote className="wrap-anywhere mt-1 border-line border-l-2 pl-3 text-muted">
            {form.quote}
          </blockquote>
        </section>
      ) : null}
      {items.length > 0 ? <AskedItems items={items} /> : null}
    </>
  );
}

function AskedItems({ items }: { items: readonly string[] }) {
  return (
    <section
      aria-labelledby="letter-asked"
      className="rounded-control bg-tint px-4 py-3 text-small"
    >
      <h3 id="letter-asked" className="font-medium">
        {letterCopy.askedFor}
      </h3>
      <ul className="mt-1 grid list-disc gap-0.5 pl-5">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item.charAt(0).toUpperCase() + item.slice(1)}
          </li>
        ))}
      </ul>
    </section>
  );
}
