/** Where a grid of equal rows lies, in CSS pixels from the top of what is visible. */
export type GridPlace = { topPx: number; rowPx: number; columns: number; viewportPx: number };
/** From the first item to before the last. */
export type Window = { first: number; last: number };

const spareRows = 3;

/** Which items are visible or near it. Whole rows, so that the columns stay. */
export function visibleWindow(place: GridPlace, count: number): Window {
  const { topPx, rowPx, columns, viewportPx } = place;
  const rows = Math.ceil(count / columns);
  const firstRow = Math.floor(-topPx / rowPx) - spareRows;
  const lastRow = Math.ceil((viewportPx - topPx) / rowPx) + spareRows;
  const within = (row: number) => Math.min(rows, Math.max(0, row));
  return {
    first: Math.min(count, within(firstRow) * columns),
    last: Math.min(count, within(lastRow) * columns),
  };
}
