/** A row's position in its list, in pixels from the list's top. */
type Row = { top: number; height: number };

/**
 * The new index of row `from` when its top is dragged to `top`: it passes a neighbor when its
 * leading edge passes the neighbor's middle.
 */
export function positionAt(rows: readonly Row[], from: number, top: number): number {
  const drawn = rows[from];
  if (!drawn) return from;
  const bottom = top + drawn.height;
  const above = rows.findIndex((row, n) => n < from && top < row.top + row.height / 2);
  if (above >= 0) return above;
  return rows.findLastIndex(
    (row, n) => n >= from && (n === from || bottom > row.top + row.height / 2),
  );
}

/** How far each row moves to make room while row `from` is over index `to`. */
export function shiftsOf(rows: readonly Row[], from: number, to: number): number[] {
  const drawn = rows[from];
  const next = rows[from + 1];
  const before = rows[from - 1];
  if (!drawn) return rows.map(() => 0);
  const gap = next
    ? next.top - drawn.top - drawn.height
    : before
      ? drawn.top - before.top - before.height
      : 0;
  const step = drawn.height + gap;
  return rows.map((_, n) => {
    if (n > from && n <= to) return -step;
    if (n < from && n >= to) return step;
    return 0;
  });
}

const edgePx = 56;
const fastestPxAFrame = 14;

/** The nearest ancestor that scrolls vertically. */
function scrollerOf(element: Element): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.documentElement;
}

/** Scroll distance per frame: the nearer the pointer is to an edge, the faster. */
export function edgeSpeed(pointerY: number, { top, bottom }: { top: number; bottom: number }) {
  const above = Math.min(1, Math.max(0, (top + edgePx - pointerY) / edgePx));
  const below = Math.min(1, Math.max(0, (pointerY - (bottom - edgePx)) / edgePx));
  return Math.round((below - above) * fastestPxAFrame);
}

/**
 * A drag of one row in a list. Changes only styles until the drop, so that nothing rerenders
 * meanwhile.
 */
export class RowDrag {
  readonly #rows: HTMLElement[];
  readonly #from: number;
  readonly #list: HTMLElement;
  readonly #scroller: HTMLElement;
  readonly #places: Row[];
  readonly #grabbedPx: number;
  readonly #onDrop: (to: number) => void;
  #pointerY: number;
  #to: number;
  #frame = 0;

  /** `grabbedPx`: distance from the row's top to the pointer at the start. */
  constructor(row: HTMLElement, grabbedPx: number, pointerY: number, onDrop: (to: number) => void) {
    const list = row.parentElement;
    if (!list) throw new Error('A row lies in a list');
    this.#list = list;
    this.#rows = [...list.children].filter((child) => child instanceof HTMLElement);
    this.#from = this.#rows.indexOf(row);
    this.#to = this.#from;
    this.#scroller = scrollerOf(list);
    const { top } = list.getBoundingClientRect();
    this.#places = this.#rows.map((one) => {
      const box = one.getBoundingClientRect();
      return { top: box.top - top, height: box.height };
    });
    this.#grabbedPx = grabbedPx;
    this.#pointerY = pointerY;
    this.#onDrop = onDrop;
    row.dataset.drawn = '';
    list.dataset.sorting = '';
    this.#step();
  }

  move(pointerY: number): void {
    this.#pointerY = pointerY;
  }

  /** Uses the pointer's latest position, since a quick drop comes before the next frame. */
  drop(): void {
    this.#lay();
    this.#clear();
    if (this.#to !== this.#from) this.#onDrop(this.#to);
  }

  cancel(): void {
    this.#clear();
  }

  /** Runs in every frame: the list may scroll below a pointer that doesn't move. */
  #step = (): void => {
    const { top: edge, height } = this.#scroller.getBoundingClientRect();
    const seen = this.#scroller === document.documentElement ? 0 : edge;
    this.#scroller.scrollTop += edgeSpeed(this.#pointerY, {
      top: seen,
      bottom: Math.min(innerHeight, seen + height),
    });
    this.#lay();
    this.#frame = requestAnimationFrame(this.#step);
  };

  #lay(): void {
    const place = this.#places[this.#from];
    const last = this.#places.at(-1);
    if (!place || !last) return;
    const targetTop = this.#pointerY - this.#grabbedPx - this.#list.getBoundingClientRect().top;
    const top = Math.max(0, Math.min(targetTop, last.top + last.height - place.height));
    this.#to = positionAt(this.#places, this.#from, top);
    const shifts = shiftsOf(this.#places, this.#from, this.#to);
    this.#rows.forEach((row, n) => {
      const shift = n === this.#from ? top - place.top : (shifts[n] ?? 0);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
  }

  #clear(): void {
    cancelAnimationFrame(this.#frame);
    for (const row of this.#rows) {
      row.style.transform = '';
      delete row.dataset.drawn;
    }
    delete this.#list.dataset.sorting;
  }
}
