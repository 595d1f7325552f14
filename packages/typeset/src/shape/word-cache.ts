import type { FontFace } from '../fonts/font-book.ts';
import type { ShapedRun } from './shaped-run.ts';

/** By direction and ligatures, the words of a face by their text. */
type FaceWords = [Words, Words, Words, Words];
type Words = Map<string, ShapedRun>;

/** A run as an entry of a cache, in UTF-16 units: an entry costs about as much as sixteen of them. */
export const entryCost = 16;

/**
 * Shaped words, bounded by their weight in UTF-16 units, in two generations as in `LruCache`. Looked
 * up by face first: to put a key together takes longer than to find a word.
 */
export class WordCache {
  readonly #maxWeight: number;
  #young = new Map<FontFace, FaceWords>();
  #old = new Map<FontFace, FaceWords>();
  #youngWeight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get(face: FontFace, text: string, rtl: boolean, ligatures: boolean): ShapedRun | undefined {
    const way = wayOf(rtl, ligatures);
    const young = this.#young.get(face)?.[way].get(text);
    if (young) return young;
    const old = this.#old.get(face)?.[way].get(text);
    if (old) this.#keep(face, way, old);
    return old;
  }

  set(face: FontFace, run: ShapedRun, ligatures: boolean): void {
    if (weightOf(run) <= this.#maxWeight / 4) this.#keep(face, wayOf(run.rtl, ligatures), run);
  }

  #keep(face: FontFace, way: 0 | 1 | 2 | 3, run: ShapedRun): void {
    const words = this.#young.get(face) ?? [new Map(), new Map(), new Map(), new Map()];
    this.#young.set(face, words);
    words[way].set(run.text, run);
    this.#youngWeight += weightOf(run);
    if (this.#youngWeight <= this.#maxWeight / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngWeight = 0;
  }
}

const weightOf = ({ text }: ShapedRun): number => text.length + entryCost;

function wayOf(rtl: boolean, ligatures: boolean): 0 | 1 | 2 | 3 {
  if (rtl) return ligatures ? 3 : 2;
  return ligatures ? 1 : 0;
}
