import type { DisplayList } from '@folio/typeset/display-list';
import { createTextFinder, type LineSpan } from '../../../lib/page-text/find-text.ts';
import { placeNotes } from '../../../lib/page-text/note-places.ts';
import type { Need } from './needs.ts';

/** Words of the page that answer a need, by the need's place in the list. */
export type NeedMark = LineSpan & { need: number; key: string };
/** Where a need's numeral stands: its middle, in points from the corner of its page. */
export type NeedNumeral = {
  need: number;
  page: number;
  xPt: number;
  yPt: number;
  /** How many more needs the line answers than its row of numerals has room for. */
  more: number;
};

/** A text is shown by a block of its own, or by that of its list or entry: 'skills/a/items/0'. */
function blocksOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, left) => parts.slice(0, parts.length - left).join('/'));
}

type NumeralOptions = {
  beyondPt: number;
  chosen?: number | undefined;
  empty?: { need: number; path: string } | undefined;
};

/** Of a numeral's width: as much may one be nearer to the next than it should. */
const slack = 0.1;
/** Half of what '3+2' is wider than '12', likewise. */
const wider = 0.15;

/** The needs of a line that have room; the chosen one takes the last place, if it had none. */
function rowOf(needs: readonly number[], room: number, chosen: number | undefined): number[] {
  const row = needs.slice(0, room);
  if (chosen === undefined || !needs.includes(chosen) || row.includes(chosen)) return row;
  return [...row.slice(0, -1), chosen];
}

/**
 * What the pages say of the needs: the words under a mark, and one numeral for each need at its first
 * place. Several at one line stand in a row, from the text outward, their middle `beyondPt`
 * beside the paper at the most: the last one that has room says how many follow, and the need in
 * hand (`chosen`) is always among those that are seen. One that is told nowhere stands where it could
 * be, while it is asked about (`empty`).
 */
export function marksOf(
  needs: readonly Need[],
  list: DisplayList,
  apartPt: number,
  { beyondPt, chosen, empty }: NumeralOptions,
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
    ({ note, page, xPt, yPt }) => {
      const room = Math.max(1, Math.floor((xPt + beyondPt) / apartPt + 1 + slack));
      const row = rowOf(note.needs, room, chosen);
      const more = note.needs.length - row.length;
      return row.map((need, index) => ({
        need,
        page,
        // One that says how many follow is wider.
        xPt: Math.max(more > 0 ? wider * apartPt - beyondPt : -beyondPt, xPt - index * apartPt),
        yPt,
        more: index === row.length - 1 ? more : 0,
      }));
    },
  );
  return { marks, numerals };
}
