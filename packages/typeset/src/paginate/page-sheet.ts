import type { BlockBox, DisplayItem, LinkItem, RectItem } from '../display-list.ts';

/** A page being filled. */
export class PageSheet {
  readonly #backgrounds: readonly DisplayItem[];
  readonly #grounds: { order: number; rect: RectItem }[] = [];
  readonly #items: DisplayItem[] = [];
  readonly #links: LinkItem[] = [];
  readonly #boxes: { order: number; box: BlockBox }[] = [];

  constructor(backgrounds: readonly DisplayItem[]) {
    this.#backgrounds = backgrounds;
  }

  add(item: DisplayItem): void {
    if (item.kind === 'link') this.#links.push(item);
    else this.#items.push(item);
  }

  /** Boxes come out by their `order`: a stack before what is in it. */
  addBox(order: number, box: BlockBox): void {
    this.#boxes.push({ order, box });
  }

  /** Grounds lie over the backgrounds and below everything else, a stack's below those in it. */
  addGround(order: number, rect: RectItem): void {
    this.#grounds.push({ order, rect });
  }

  finish(): { items: DisplayItem[]; boxes: BlockBox[] } {
    const boxes = this.#boxes.sort((a, b) => a.order - b.order).map(({ box }) => box);
    const grounds = this.#grounds.sort((a, b) => a.order - b.order).map(({ rect }) => rect);
    return { items: [...this.#backgrounds, ...grounds, ...this.#items, ...this.#links], boxes };
  }
}
