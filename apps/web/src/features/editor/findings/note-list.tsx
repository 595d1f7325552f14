import { Numeral } from '../../../ui/margin/numeral.tsx';
import { scoreCopy } from './findings.copy.ts';
import { worthOf } from './margin-notes.ts';
import { useNotes } from './use-notes.tsx';
import { useShowFinding } from './use-show-finding.ts';

/** In page order; the form shows the rest of a longer list. */
const maxShown = 60;

/** The notes on bullets by number, with links to their fields, which show them in full. */
export function NoteList() {
  const notes = [...useNotes().values()];
  const show = useShowFinding();
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="note-list-heading" className="mt-5 border-t border-line pt-4">
      <h3 id="note-list-heading" className="text-body font-medium">
        {scoreCopy.onBullets(notes.length)}
      </h3>
      <ul className="mt-2 -ml-1 flex flex-wrap gap-1">
        {notes.slice(0, maxShown).map((note) => (
          <li key={note.path}>
            <button
              type="button"
              aria-label={[scoreCopy.showNote(note.number), worthOf(note)]
                .filter(Boolean)
                .join(', ')}
              onClick={() => show({ path: note.path, start: 0, end: 0 })}
              className="flex size-8 items-center justify-center rounded-control hover:bg-desk finger:size-11"
            >
              <Numeral number={note.number} />
            </button>
          </li>
        ))}
      </ul>
      {notes.length > maxShown ? (
        <p className="text-small text-faint">{scoreCopy.moreNotes(notes.length - maxShown)}</p>
      ) : null}
    </section>
  );
}
