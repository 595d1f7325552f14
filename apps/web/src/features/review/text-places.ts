import { textAt } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Review } from '@folio/contract/reviews';
import type { DisplayList } from '@folio/typeset/display-list';
import { placeNotes } from '../../lib/page-text/note-places.ts';

/** A text that a page shows by a block of its own: where it stands in the content, and what it says. */
export type ShownText = { path: string; text: string };

/** The text of a block of the page; undefined of one that holds others, or shows no text of the content. */
export function textOfBlock(content: ResumeContent, path: string): ShownText | undefined {
  const text = textAt(content, path);
  return text?.trim() ? { path, text } : undefined;
}

/** Every text of the pages once, in their order: what the arrow keys go through. */
export function shownTexts(content: ResumeContent, { pages }: DisplayList): ShownText[] {
  const paths = new Set(pages.flatMap(({ boxes }) => boxes.map(({ path }) => path)));
  return [...paths].flatMap((path) => textOfBlock(content, path) ?? []);
}

/**
 * The pages with one box for each path, the innermost: a section's title and its text may bear the
 * path of the text, and what is said is said of the text.
 */
export const innermostBoxes = (list: DisplayList): DisplayList => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    boxes: [...new Map(page.boxes.map((box) => [box.path, box])).values()],
  })),
});

/** The words that are selected on a page, as they stand in a text; empty where they are not all of it. */
export function quoteIn(text: string, selected: string): string {
  const words = selected.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return '';
  const at = new RegExp(words.map(escaped).join('\\s+'), 'u').exec(text);
  return at ? at[0] : '';
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A line in hand, and the words of it that were selected. */
export type Chosen = ShownText & { quote: string };

export type NumberedNote = Review['notes'][number] & { number: number };

/** The notes in the order of the page; those whose text is gone come last. */
export function inPageOrder(notes: Review['notes'], list: DisplayList | undefined): NumberedNote[] {
  const paths = list?.pages.flatMap(({ boxes }) => boxes.map(({ path }) => path)) ?? [];
  const placeOf = ({ path }: { path: string }) => {
    const at = paths.indexOf(path);
    return at < 0 ? paths.length : at;
  };
  return notes
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((note, index) => ({ ...note, number: index + 1 }));
}

export const sheetGapPx = 24;

/** Where a note's text stands on the pages laid out below each other, in pixels from their top. */
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
