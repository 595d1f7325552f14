import { useState } from 'react';
import type { Note } from '../../../lib/findings/notes.ts';
import { Button } from '../../../ui/button.tsx';
import { NoteItem, type PlaceProps } from './note-item.tsx';

const shownCount = 10;

type Props = PlaceProps & { title: string; notes: readonly Note[] };

/** Long lists are shown in part, until all of it is wanted. */
export function NoteList({ title, notes, ...shared }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const isCut = notes.length > shownCount && !showsAll;
  if (notes.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-large font-semibold">{title}</h2>
      <ol className="mt-4 grid gap-7">
        {(isCut ? notes.slice(0, shownCount) : notes).map((note) => (
          <NoteItem key={`${note.check} ${note.message}`} note={note} {...shared} />
        ))}
      </ol>
      {isCut ? (
        <Button className="mt-6 max-md:h-11" onClick={() => setShowsAll(true)}>
          {`Show all ${notes.length}`}
        </Button>
      ) : null}
    </section>
  );
}
