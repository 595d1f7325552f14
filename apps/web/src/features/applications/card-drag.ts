import type { ApplicationStatus } from '@folio/contract/application-fields';
import { edgeSpeed } from '../../ui/row-drag/row-drag.ts';

const edgePx = 72;
const fastestPxAFrame = 16;

/**
 * A card that is dragged to another column of the board. A copy of it moves above the page; until
 * it is dropped only styles change, so that nothing rerenders.
 */
export class CardDrag {
  readonly #card: HTMLElement;
  readonly #strip: HTMLElement;
  readonly #ghost: HTMLElement;
  readonly #grabbed: { x: number; y: number };
  #pointer: { x: number; y: number };
  #over: HTMLElement | undefined;
  #frame = 0;

  constructor(card: HTMLElement, strip: HTMLElement, start: { x: number; y: number }) {
    const { left, top, width, height } = card.getBoundingClientRect();
    this.#card = card;
    this.#strip = strip;
    this.#grabbed = { x: start.x - left, y: start.y - top };
    this.#pointer = start;
    this.#ghost = card.cloneNode(true) as HTMLElement;
    this.#ghost.removeAttribute('id');
    this.#ghost.setAttribute('aria-hidden', 'true');
    this.#ghost.inert = true;
    this.#ghost.dataset.ghost = '';
    Object.assign(this.#ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '50',
      pointerEvents: 'none',
    });
    document.body.append(this.#ghost);
    card.dataset.drawn = '';
    this.#step();
  }

  move(x: number, y: number): void {
    this.#pointer = { x, y };
  }

  /**
   * Returns the status of the column below, computed now, since a drop may precede the next frame.
   */
  drop(): ApplicationStatus | undefined {
    this.#look();
    const status = this.#over?.dataset.status as ApplicationStatus | undefined;
    this.cancel();
    return status;
  }

  cancel(): void {
    cancelAnimationFrame(this.#frame);
    this.#show(undefined);
    this.#ghost.remove();
    delete this.#card.dataset.drawn;
  }

  /** Runs every frame, since the board and the page scroll while the pointer rests near an edge. */
  #step = (): void => {
    const { x, y } = this.#pointer;
    const { left, right } = this.#strip.getBoundingClientRect();
    const beyond = (px: number) => Math.min(1, Math.max(0, px / edgePx));
    this.#strip.scrollLeft +=
      fastestPxAFrame * (beyond(x - (right - edgePx)) - beyond(left + edgePx - x));
    document.documentElement.scrollTop += edgeSpeed(y, { top: 0, bottom: innerHeight });
    this.#ghost.style.transform = `translate(${x - this.#grabbed.x}px, ${y - this.#grabbed.y}px)`;
    this.#look();
    this.#frame = requestAnimationFrame(this.#step);
  };

  #look(): void {
    const { x, y } = this.#pointer;
    const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]');
    this.#show(below && this.#strip.contains(below) ? below : undefined);
  }

  #show(column: HTMLElement | undefined): void {
    if (column === this.#over) return;
    delete this.#over?.dataset.over;
    this.#over = column;
    if (column) column.dataset.over = '';
  }
}
