import { useState } from 'react';
import { type Note, notesOf } from '../../../lib/findings/location-names.ts';
import { pointsText } from '../../../lib/findings/score-bands.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveScore } from '../score/score-store.ts';
import { FindingPlace } from './finding-place.tsx';
import { scoreCopy } from './findings.copy.ts';

const shownCount = 10;
/** Of one note; as places are repaired, others take their turn. */
const shownPlaces = 8;

/** What to do, in the order of what it gains; what is the same in several places is said once. */
export function FindingList({ latest }: { latest: LiveScore }) {
  const [showsAll, setShowsAll] = useState(false);
  const { first, rest } = notesOf(latest.report.findings);
  const notes = [...first, ...rest].toSorted((a, b) => b.points - a.points);
  const isCut = notes.length > shownCount && !showsAll;
  if (notes.length === 0)
    return <p className="mt-5 border-t border-line pt-4 text-muted">{scoreCopy.none}</p>;
  return (
    <>
      <ol className="mt-5 grid gap-6 border-t border-line pt-5">
        {(isCut ? notes.slice(0, shownCount) : notes).map((note) => (
          <NoteItem key={`${note.check} ${note.message}`} note={note} latest={latest} />
        ))}
      </ol>
      {isCut ? (
        <Button className="mt-6 max-md:h-11" onClick={() => setShowsAll(true)}>
          {`Show all ${notes.length}`}
        </Button>
      ) : null}
    </>
  );
}

/** A margin note: what and why, what it gains, and each place that it is about. */
const NoteItem = ({ note, latest }: { note: Note; latest: LiveScore }) => (
  <li>
    <p className="text-body font-medium wrap-anywhere">
      {note.message}{' '}
      <span className="text-small whitespace-nowrap text-good tabular-nums">
        {pointsText(note.points)}
      </span>
    </p>
    <ul className="mt-2 grid gap-3">
      {note.findings.slice(0, shownPlaces).map((finding) => (
        <FindingPlace key={`${finding.path} ${finding.start}`} finding={finding} latest={latest} />
      ))}
      {note.findings.length > shownPlaces ? (
        <li className="pl-3.5 text-small text-faint">
          {`and ${note.findings.length - shownPlaces} more like these`}
        </li>
      ) : null}
    </ul>
  </li>
);
