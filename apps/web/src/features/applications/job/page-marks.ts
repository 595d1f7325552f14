import type { DisplayList } from '@folio/typeset/display-list';
import { createTextFinder, type LineSpan } from '../../../lib/page-text/find-text.ts';
import { placeNotes } from '../../../lib/page-text/note-places.ts';
import type { Need } from './needs.ts';

/** Words of the page that answer a need, by the need's place in the list. */
export type NeedMark = LineSpan & { need: number; key: string };
/** Where a need's numeral stands: its middle, in points from the corner of its page. */
export type NeedNumeral = { need: number; page: number; xPt: number; yPt: number };

/** A text is shown by a block of its own, or by that of its list or entry: 'skills/a/items/0'. */
function blocksOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, left) => parts.slice(0, parts.length - left).join('/'));
}

/**
 * What the pages say of the needs: the words under a mark, and one numeral for each need at its first
 * place. Several at one line stand in a row, from the text outward, their middle `beyondPt`
 * beside the paper at the most. One that is told nowhere stands where it could be, while it is asked about (`empty`).
 */
export function marksOf(
  needs: readonly Need[],
  list: DisplayList,
  apartPt: number,
  { beyondPt, empty }: { beyondPt: number; empty?: { need: number; path: string } | undefined },
) {
  const find = createTextFinder(list);
  const marks: NeedMark[] = needs.flatMap(({ places }, need) =>
    places.flatMap(({ path, text, start, end }) =>
      (find(blocksOf(path), text)?.(start, end) ?? []).map((span, index) => ({
        ...span,
        need,
        key: `${need} ${path} ${start} ${index}`,
      })),
    ),
  );
  const shown = new Set(list.pages.flatMap(({ boxes }) => boxes.map(({ path }) => path)));
  const numbered = needs.flatMap(({ places }, need) => {
    const place = places[0]?.path ?? (empty?.need === need ? empty.path : '');
    const path = blocksOf(place).find((block) => shown.has(block));
    return path ? [{ path, need }] : [];
  });
  const byPath = Map.groupBy(numbered, ({ path }) => path);
  const notes = [...byPath].map(([path, all]) => ({ path, needs: all.map(({ need }) => need) }));
  const numerals: NeedNumeral[] = placeNotes(notes, list, apartPt).flatMap(
    ({ note, page, xPt, yPt }) =>
      note.needs.map((need, index) => ({
        need,
        page,
        xPt: Math.max(-beyondPt, xPt - index * apartPt),
        yPt,
      })),
  );
  return { marks, numerals };
}
