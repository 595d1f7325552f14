import type { DisplayList } from '@folio/typeset/display-list';
import { createTextFinder, type LineSpan } from '../../../lib/page-text/find-text.ts';
import { placeNotes } from '../../../lib/page-text/note-places.ts';
import type { Need } from './needs.ts';

/** Words of the page that answer a need, with the need's index. */
export type NeedMark = LineSpan & { need: number; key: string };
/** A need's numeral on the page: its center, in points from the page's corner. */
export type NeedNumeral = {
  need: number;
  page: number;
  xPt: number;
  yPt: number;
  /** The number of needs that the row of numerals has no room for. */
  more: number;
};

/**
 * The blocks that may show a text, such as 'skills/a/items/0': its own, then its list's and
 * entry's.
 */
function blocksOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, left) => parts.slice(0, parts.length - left).join('/'));
}

type NumeralOptions = {
  beyondPt: number;
  chosen?: number | undefined;
  empty?: { need: number; path: string } | undefined;
};

/** How much closer than `apartPt` two numerals may be, as a share of it. */
const slack = 0.1;
/** Half of the extra width of '3+2' compared with '12', as a share of a numeral's width. */
const wider = 0.15;

/** The needs of a line that fit; the selected one takes the last place if it wouldn't fit. */
function rowOf(needs: readonly number[], room: number, chosen: number | undefined): number[] {
  const row = needs.slice(0, room);
  if (chosen === undefined || !needs.includes(chosen) || row.includes(chosen)) return row;
  return [...row.slice(0, -1), chosen];
}

/**
 * Whether the last numeral, with a count after two digits ('18+1'), would overlap the previous one.
 */
const isTooWide = (row: readonly number[], needs: readonly number[]): boolean =>
  row.length > 1 && row.length < needs.length && (row.at(-1) ?? 0) >= 9;

/**
 * The marks on the pages: the words that answer needs, and a numeral for each need at its first
 * place. Numerals of one line form a row, from the text outward. Their centers are at most
 * `beyondPt` outside the paper, and they cover no other column. The last one that fits shows the
 * number of omitted ones, and the selected need (`chosen`) is always visible. While selected, a
 * need without an answer has its numeral where it could be added (`empty`).
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
    ({ note, page, xPt, yPt, freeFromPt }) => {
      const leastPt = Math.max(-beyondPt, freeFromPt + apartPt / 2);
      const room = Math.max(1, Math.floor((xPt - leastPt) / apartPt + 1 + slack));
      const fitting = rowOf(note.needs, room, chosen);
      const row = isTooWide(fitting, note.needs) ? rowOf(note.needs, room - 1, chosen) : fitting;
      const more = note.needs.length - row.length;
      // A numeral with a count is wider.
      const lastPt = Math.min(xPt, leastPt + (more > 0 ? wider * apartPt : 0));
      return row.map((need, index) => ({
        need,
        page,
        xPt: Math.max(lastPt, xPt - index * apartPt),
        yPt,
        more: index === row.length - 1 ? more : 0,
      }));
    },
  );
  return { marks, numerals };
}
