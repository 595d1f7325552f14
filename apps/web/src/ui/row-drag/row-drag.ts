import { edgeSpeed, scrollerOf } from './edge-scroll.ts';
import { positionAt, type Row, shiftsOf } from './row-positions.ts';

/**
 * One row of a list on its way to another place. Only styles change until it is dropped, so that
 * nothing is rendered while it moves.
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

  /** `grabbedPx`: how far below the top of the row the pointer took hold of it. */
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

  drop(): void {
    this.#clear();
    if (this.#to !== this.#from) this.#onDrop(this.#to);
  }

  cancel(): void {
    this.#clear();
  }

  /** Every frame: the list may scroll below a pointer that rests. */
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
    const wanted = this.#pointerY - this.#grabbedPx - this.#list.getBoundingClientRect().top;
    const top = Math.max(0, Math.min(wanted, last.top + last.height - place.height));
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
