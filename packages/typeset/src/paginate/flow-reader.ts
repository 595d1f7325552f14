import type { Flow, FlowItem, OpenFlow } from './flow.ts';
import { neededHeights } from './keep.ts';

/** The flow that another is exchanged for, once it is on a page behind this one. */
export type Later = { lastPage: () => number; makeFlow: (fromBlock: number) => Flow };

/** Goes through a flow item by item, and from one to the other where it is exchanged. */
export class FlowReader {
  readonly #pageHeightPt: number;
  #flow: Flow;
  #later: Later | undefined;
  #needed: ReturnType<typeof neededHeights>;
  /** Of the stacks that are open, the blocks' numbers. */
  readonly #openBlocks: number[] = [];
  #next = 0;

  constructor(flow: Flow, pageHeightPt: number, later?: Later) {
    this.#flow = flow;
    this.#later = later;
    this.#pageHeightPt = pageHeightPt;
    this.#needed = neededHeights(flow, pageHeightPt);
  }

  /** The item that comes next; undefined at the end. */
  get item(): FlowItem | undefined {
    while (this.#next >= this.#needed.known && !this.#flow.isComplete) {
      this.#flow.grow();
      this.#needed = neededHeights(this.#flow, this.#pageHeightPt);
    }
    return this.#flow.items[this.#next];
  }

  /** What must be left of a page for the item to begin there, without the space above it. */
  get neededPt(): number {
    return this.#needed.heights[this.#next] ?? 0;
  }

  /** Goes on to the item after this one. */
  pass(item: FlowItem): void {
    if (item.kind === 'open') this.#openBlocks.push(this.#flow.blocks[this.#next] ?? 0);
    else if (item.kind === 'close') this.#openBlocks.pop();
    this.#next++;
  }

  /** Whether the flow is to be exchanged on this page. */
  isLaterOn(page: number): boolean {
    return this.#later !== undefined && page > this.#later.lastPage();
  }

  /**
   * Goes on with the other flow where a block begins, and gives the stacks that are open as that has
   * them; in the midst of a block it stays as it is. What of the stacks is to come has the other's room.
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
