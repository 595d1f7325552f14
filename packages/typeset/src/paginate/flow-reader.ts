import type { Flow, FlowItem, OpenFlow } from './flow.ts';
import { neededHeights } from './keep.ts';

/** The flow that replaces another one after page `lastPage`. */
export type Later = { lastPage: () => number; makeFlow: (fromBlock: number) => Flow };

/** Iterates over the items of a flow, and switches to the flow that replaces it. */
export class FlowReader {
  readonly #pageHeightPt: number;
  #flow: Flow;
  #later: Later | undefined;
  #needed: ReturnType<typeof neededHeights>;
  /** The block numbers of the open stacks. */
  readonly #openBlocks: number[] = [];
  #next = 0;

  constructor(flow: Flow, pageHeightPt: number, later?: Later) {
    this.#flow = flow;
    this.#later = later;
    this.#pageHeightPt = pageHeightPt;
    this.#needed = neededHeights(flow, pageHeightPt);
  }

  /** Returns the next item, or undefined at the end. */
  get item(): FlowItem | undefined {
    while (this.#next >= this.#needed.known && !this.#flow.isComplete) {
      this.#flow.grow();
      this.#needed = neededHeights(this.#flow, this.#pageHeightPt);
    }
    return this.#flow.items[this.#next];
  }

  /**
   * The height that must be left on a page for the item to start there, without the space above it.
   */
  get neededPt(): number {
    return this.#needed.heights[this.#next] ?? 0;
  }

  /** Moves to the item after this one. */
  pass(item: FlowItem): void {
    if (item.kind === 'open') this.#openBlocks.push(this.#flow.blocks[this.#next] ?? 0);
    else if (item.kind === 'close') this.#openBlocks.pop();
    this.#next++;
  }

  /** Whether the replacing flow applies to this page. */
  isLaterOn(page: number): boolean {
    return this.#later !== undefined && page > this.#later.lastPage();
  }

  /**
   * Switches to the replacing flow if the next item starts a block, and returns the open stacks as
   * they are in that flow, so that their remaining part gets its content boxes. Within a block
   * nothing changes.
   */
  exchange(): OpenFlow[] {
    const { blocks } = this.#flow;
    const block = blocks[this.#next];
    if (!this.#later || block === undefined || blocks[this.#next - 1] === block) return [];
    const flow = this.#later.makeFlow(block);
    this.#later = undefined;
    this.#flow = flow;
    this.#needed = neededHeights(flow, this.#pageHeightPt);
    const at = flow.blocks.findIndex((one) => one >= block);
    this.#next = at < 0 ? flow.items.length : at;
    return this.#openBlocks.map((one) => flow.items[flow.blocks.indexOf(one)] as OpenFlow);
  }
}
