import type { DisplayList } from '@folio/typeset/display-list';
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { shortMoment } from '../../lib/dates.ts';
import { Replies } from '../../lib/replies/replies.tsx';
import { unsaidTexts } from '../../lib/verdict-note.tsx';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineDifference } from '../../ui/margin/inline-difference.tsx';
import { Note, NoteReason } from '../../ui/margin/note.tsx';
import { Numeral } from '../../ui/margin/numeral.tsx';
import { Thread } from '../../ui/margin/thread.tsx';
import { useRowFocus } from '../../ui/use-row-focus.ts';
import { reviewCopy } from './review.copy.ts';
import { useDeleteNote, useReply } from './review.queries.ts';
import { type Chosen, lineTops, type NumberedNote } from './text-places.ts';

type Props = {
  access: { token: string; pass: string };
  notes: readonly NumberedNote[];
  list: DisplayList | undefined;
  pxPerPt: number;
  isBeside: boolean;
  /** Beside the page. */
  widthPx: number;
  chosen: Chosen | undefined;
  ownerFirstName: string;
  composer: ReactNode;
};

/** A reviewer's notes: next to their lines if there is space, otherwise below the page. */
export function ReviewNotes(props: Props) {
  const rows = useRowFocus(props.notes.length);
  return <div {...rows}>{props.isBeside ? <Beside {...props} /> : <Below {...props} />}</div>;
}

function Below(props: Props) {
  const { notes, composer } = props;
  return (
    <section aria-label={reviewCopy.yourNotes} className="w-full max-w-150 px-1 pb-6">
      {notes.length === 0 ? (
        <p className="text-small text-faint">{reviewCopy.noNotes}</p>
      ) : (
        <ol className="grid gap-6">
          {notes.map((note) => (
            <li key={note.id}>
              <OwnNote note={note} {...props} />
            </li>
          ))}
        </ol>
      )}
      {composer}
    </section>
  );
}

const gapPx = 20;
const toSheetPx = 36;

function Beside({ notes, list, pxPerPt, widthPx, chosen, composer, ...rest }: Props) {
  const column = useRef<HTMLElement>(null);
  const heights = useHeights(column);
  const lines = useMemo(
    () =>
      list
        ? lineTops([...notes, ...(chosen ? [{ path: chosen.path }] : [])], list, pxPerPt)
        : new Map<string, number>(),
    [notes, chosen, list, pxPerPt],
  );
  const targets = [
    ...notes.map(({ id, path }) => ({ id, lineY: lines.get(path) })),
    ...(chosen ? [{ id: 'composer', lineY: lines.get(chosen.path) }] : []),
  ];
  const tops = stackBelow(targets, heights, gapPx);
  const styleOf = (id: string) => ({ top: tops.get(id) ?? 0 });
  const bottom = Math.max(
    0,
    ...targets.map(({ id }) => (tops.get(id) ?? 0) + (heights.get(id) ?? 0)),
  );
  return (
    <section
      ref={column}
      aria-label={reviewCopy.yourNotes}
      className="relative shrink-0"
      style={{ minHeight: bottom, width: widthPx }}
    >
      {notes.length === 0 && !chosen ? (
        <p className="pt-2 text-small text-faint">{reviewCopy.noNotes}</p>
      ) : null}
      {targets.map(({ id, lineY }) =>
        lineY === undefined ? null : (
          <div key={id} style={chosen && id !== 'composer' ? { opacity: 0.55 } : undefined}>
            <Thread
              tone="person"
              from={{ x: -toSheetPx, y: lineY }}
              to={{ x: -6, y: (tops.get(id) ?? 0) + 10 }}
            />
          </div>
        ),
      )}
      <ol>
        {notes.map((note) => (
          <li
            key={note.id}
            data-stacked={note.id}
            className="absolute w-full"
            style={styleOf(note.id)}
          >
            <OwnNote note={note} {...rest} />
          </li>
        ))}
      </ol>
      {chosen ? (
        <div data-stacked="composer" className="absolute z-10 w-full" style={styleOf('composer')}>
          {composer}
        </div>
      ) : null}
    </section>
  );
}

/** The heights of the stacked cards, updated when one changes. */
function useHeights(column: RefObject<HTMLElement | null>): ReadonlyMap<string, number> {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const stacked = [...(column.current?.querySelectorAll<HTMLElement>('[data-stacked]') ?? [])];
    const measure = () => {
      const now = stacked.map((one) => [one.dataset.stacked ?? '', one.offsetHeight] as const);
      setHeights((known) =>
        now.length === known.size && now.every(([id, height]) => known.get(id) === height)
          ? known
          : new Map(now),
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const one of stacked) sizes.observe(one);
    return () => sizes.disconnect();
  });
  return heights;
}

type OwnNoteProps = Pick<Props, 'access' | 'ownerFirstName'> & { note: NumberedNote };

function OwnNote({ note, access, ownerFirstName }: OwnNoteProps) {
  const { mutate, isPending } = useDeleteNote(access);
  const { mutateAsync: reply } = useReply(access, note.id);
  const { number, by, before, after, quote, reason, flags, status, createdAt } = note;
  const doubted = unsaidTexts(flags, before).map((text) => `“${text}”`);
  return (
    <Note
      tone="person"
      by={by.name}
      about={shortMoment(createdAt)}
      aside={
        <>
          {status === 'taken' ? (
            <Badge tone="good">{after === null ? reviewCopy.resolved : reviewCopy.taken}</Badge>
          ) : null}
          {number === undefined ? null : (
            <>
              <Numeral number={number} tone="person" />
              <span className="sr-only">{t('Note {number}', { number })}</span>
            </>
          )}
        </>
      }
    >
      {after === null ? (
        <>
          {quote ? <NoteReason>“{quote}”</NoteReason> : null}
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </>
      ) : (
        <>
          <p>
            <InlineDifference before={before} after={after} />
          </p>
          {reason ? <NoteReason>{reason}</NoteReason> : null}
        </>
      )}
      {doubted.length > 0 && status === 'open' ? (
        <p className="mt-1 font-sans text-small wrap-anywhere text-warning">
          {reviewCopy.doubt(doubted.join(', '), ownerFirstName)}
        </p>
      ) : null}
      {status === 'outdated' ? (
        <p className="mt-1 font-sans text-small text-muted">{reviewCopy.outdated}</p>
      ) : null}
      <Replies
        note={note}
        reader="reviewer"
        other={ownerFirstName || reviewCopy.owner}
        onSend={reply}
        acts={
          // The owner's replies would be deleted with it.
          number !== undefined && note.replies.length === 0 ? (
            <Button
              variant="quiet"
              size="small"
              className="only:-ml-3"
              isBusy={isPending}
              onClick={() => mutate(note)}
              aria-label={t('{deleteNote} note {number}', {
                deleteNote: reviewCopy.deleteNote,
                number,
              })}
            >
              {reviewCopy.deleteNote}
            </Button>
          ) : null
        }
      />
    </Note>
  );
}

type NoteTarget = { id: string; lineY: number | undefined };

/**
 * The tops of the cards next to a page, in pixels: at their line, or below the previous card if
 * that overlaps. Cards without a line come last.
 */
export function stackBelow(
  targets: readonly NoteTarget[],
  heights: ReadonlyMap<string, number>,
  gapPx: number,
): Map<string, number> {
  const tops = new Map<string, number>();
  let free = 0;
  for (const { id, lineY = Number.POSITIVE_INFINITY } of targets.toSorted(byLine)) {
    const top = Number.isFinite(lineY) ? Math.max(free, lineY - 10) : free;
    tops.set(id, top);
    free = top + (heights.get(id) ?? 0) + gapPx;
  }
  return tops;
}

const byLine = (a: NoteTarget, b: NoteTarget): number =>
  (a.lineY ?? Number.MAX_SAFE_INTEGER) - (b.lineY ?? Number.MAX_SAFE_INTEGER);
