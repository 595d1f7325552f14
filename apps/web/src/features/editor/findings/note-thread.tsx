import type { NotePlace as PlaceOf } from '../../../lib/page-text/note-places.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { PaneThread } from '../../../ui/margin/pane-thread.tsx';
import { pathsOfField } from '../fields/field-paths.ts';
import { useView } from '../view/use-view.ts';
import type { MarginNote } from './margin-notes.ts';

type NotePlace = PlaceOf<MarginNote>;

/** A line from the focused row to its numeral on the page, while both are visible side by side. */
export function NoteThread({ places }: { places: readonly NotePlace[] }) {
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
