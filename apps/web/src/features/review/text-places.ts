import { textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Review } from '@folio/contract/reviews';
import type { DisplayList } from '@folio/typeset/display-list';
import { placeNotes } from '../../lib/page-text/note-places.ts';
import { bySuggestionPlace } from '../../lib/suggestion-places.ts';

/** A text with its own block on the page: its path and content. */
export type ShownText = { path: string; text: string };

/** The text of a block; undefined for containers and blocks without content. */
export function textOfBlock(content: ResumeContent, path: string): ShownText | undefined {
  const text = textAt(content, path);
  return text?.trim() ? { path, text } : undefined;
}

/** The texts on the pages in order, without duplicates; arrow keys move through them. */
export function shownTexts(content: ResumeContent, { pages }: DisplayList): ShownText[] {
  const paths = new Set(pages.flatMap(({ boxes }) => boxes.map(({ path }) => path)));
  return [...paths].flatMap((path) => textOfBlock(content, path) ?? []);
}

/**
 * The pages with only the innermost box for each path: a section's title and text may share a path,
 * which then means the text.
 */
export const innermostBoxes = (list: DisplayList): DisplayList => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    boxes: [...new Map(page.boxes.map((box) => [box.path, box])).values()],
  })),
});

/**
 * The words selected on a page as they are in a text; empty if the text doesn't contain all of
 * them.
 */
export function quoteIn(text: string, selected: string): string {
  const words = selected.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  const at = new RegExp(words.map(escaped).join('\\s+'), 'u').exec(text);
  return at ? at[0] : '';
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The active line, and the words selected in it. */
export type Chosen = ShownText & { quote: string };

type ReviewerNote = Review['notes'][number];
/** Settled notes have no number. */
export type NumberedNote = ReviewerNote & { number: number | undefined };

const isWaiting = ({ status }: ReviewerNote) => status === 'open' || status === 'outdated';

/** Notes in the order of the page. Those that wait are numbered as the owner has them. */
export function numberNotes(
  notes: Review['notes'],
  resume: Parameters<typeof bySuggestionPlace>[0],
): NumberedNote[] {
  const byPlace = bySuggestionPlace(resume);
  let count = 0;
  return notes
    .toSorted((a, b) => byPlace(a.path, b.path))
    .map((note) => ({ ...note, number: isWaiting(note) ? ++count : undefined }));
}

export const sheetGapPx = 24;

/** Tops of the notes' texts on the stacked pages, in pixels. */
export function lineTops(
  notes: readonly { path: string }[],
  list: DisplayList,
  pxPerPt: number,
): Map<string, number> {
  const pageStepPx = list.heightPt * pxPerPt + sheetGapPx;
  return new Map(
    placeNotes(notes, list, 0).map(({ note, page, yPt }) => [
      note.path,
      page * pageStepPx + yPt * pxPerPt,
    ]),
  );
}
