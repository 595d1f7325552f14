import { memo, useEffect, useMemo } from 'react';
import { boxOf, type NotePlace, placeNotes } from '../../../lib/page-text/note-places.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { t } from '../../../lib/words/words.ts';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { PaneThread } from '../../../ui/margin/pane-thread.tsx';
import { pathsOfField } from '../fields/field-paths.ts';
import { PageNumeral } from '../page/page-numeral.tsx';
import { type LayerProps, PageSlots } from '../page/pages.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { type MarginNote, worthOf } from './margin-notes.ts';
import { useNotes } from './use-notes.tsx';
import { useShowFinding } from './use-show-finding.ts';

const numeralPx = 18;
const gapPx = 1;

/** The notes' numerals in the margin of the pages. */
export const NoteNumerals = memo(function NoteNumerals({ list, pxPerPt }: LayerProps) {
  const notes = useNotes();
  const inHand = useView((view) => view.note);
  // Turning underlines off hides all marks of the score.
  const isMarked = useView((view) => view.underlines);
  const places = useMemo(
    () => placeNotes(isMarked ? notes.values() : [], list, (numeralPx + gapPx) / pxPerPt),
    [isMarked, notes, list, pxPerPt],
  );
  return (
    <>
      <RewrittenMark list={list} pxPerPt={pxPerPt} />
      {places.length === 0 ? null : (
        <PageSlots
          list={list}
          pxPerPt={pxPerPt}
          render={(page) =>
            places
              .filter((one) => one.page === page)
              .map(({ note, xPt, yPt }) => (
                <NoteNumeral
                  key={note.path}
                  note={note}
                  isInHand={inHand === note.path}
                  leftPx={xPt * pxPerPt}
                  topPx={yPt * pxPerPt}
                />
              ))
          }
        />
      )}
      <NoteThread places={places} />
    </>
  );
});

type NumeralProps = { note: MarginNote; isInHand: boolean; leftPx: number; topPx: number };

/** Memoized: on each letter most numerals keep their position. */
const NoteNumeral = memo(function NoteNumeral({ note, isInHand, ...place }: NumeralProps) {
  const show = useShowFinding();
  return (
    <PageNumeral
      data-numeral={note.path}
      title={[t('Note {number}', { number: note.number }), worthOf(note)]
        .filter(Boolean)
        .join(', ')}
      onClick={() => show({ path: note.path, start: 0, end: 0 })}
      {...place}
    >
      <Numeral
        number={note.number}
        className={isInHand ? 'font-semibold inset-ring-2' : undefined}
      />
    </PageNumeral>
  );
});

const shownMs = 2_000;

/** Highlights a bullet that was just rewritten. */
function RewrittenMark({ list, pxPerPt }: LayerProps) {
  const path = useView((view) => view.rewritten);
  const view = useViewStore();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => view.set({ rewritten: null }), shownMs);
    return () => clearTimeout(timer);
  }, [path, view]);
  if (path === null) return null;
  return (
    <PageSlots
      list={list}
      pxPerPt={pxPerPt}
      render={(page) => {
        const box = boxOf(list.pages[page], path);
        if (!box) return null;
        return (
          <span
            data-rewritten
            className="absolute animate-appear border-l-2 border-good bg-good/15"
            style={{
              left: box.xPt * pxPerPt - 4,
              top: box.yPt * pxPerPt,
              width: box.widthPt * pxPerPt + 8,
              height: box.heightPt * pxPerPt,
            }}
          />
        );
      }}
    />
  );
}

/** A line from the focused row to its numeral on the page, while both are visible side by side. */
function NoteThread({ places }: { places: readonly NotePlace<MarginNote>[] }) {
  const open = useView((view) => view.note);
  const focused = useView(({ focused: field }) =>
    field?.list && field.item !== undefined ? pathsOfField(field)[0] : undefined,
  );
  const isWide = useMediaQuery('(min-width: 1200px)');
  const path = open ?? focused;
  const note = places.find((place) => place.note.path === path)?.note;
  if (!isWide || !note) return null;
  return <PaneThread key={note.path} gapPx={10} find={(main) => endsOf(note, main)} />;
}

function endsOf(note: MarginNote, main: HTMLElement) {
  const row = main.querySelector(`[data-note="${note.number}"] textarea`);
  const numeral = main.querySelector(`[data-numeral="${CSS.escape(note.path)}"]`);
  const form = row?.closest('[role=tabpanel]');
  const desk = numeral?.closest('section');
  if (!row || !numeral || !form || !desk) return undefined;
  return { row: { element: row, pane: form }, numeral: { element: numeral, pane: desk } };
}
