const bits = 24;
const prime = 16_777_619;
const start = 2_166_136_261;

/** FNV-1a (Fowler, Noll, Vo) of a text's UTF-16 units, folded to 24 bits. */
export const hashOf = (text: string): number => fold(add(start, text));

function add(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}

const fold = (hash: number): number => (hash >>> bits) ^ (hash & ((1 << bits) - 1));

/**
 * The hash of a feature, written as a template: feature`word=${key}` equals hashOf(`word=${key}`),
 * in less than half the time, since the text is never concatenated. An advertisement has about a
 * hundred thousand features.
 */
export function feature(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | boolean | undefined)[]
): number {
  let hash = add(start, texts[0] ?? '');
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    hash = add(hash, typeof value === 'string' ? value : String(value));
    hash = add(hash, texts[at + 1] ?? '');
  }
  return fold(hash);
}

/** Returns the distinct hashes, in order of first occurrence. */
export function differentHashes(...lists: readonly (readonly number[] | Int32Array)[]): Int32Array {
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  const [all, isNew] = [new Int32Array(count), newcomers(count)];
  let different = 0;
  for (const list of lists)
    for (let at = 0; at < list.length; at++) {
      const hash = list[at] ?? 0;
      if (isNew(hash)) all[different++] = hash;
    }
  return all.subarray(0, different);
}

/**
 * A hash table with open addressing that is cleared and reused, because separate sets would mostly
 * become garbage.
 */
let slots = new Int32Array(512);

/**
 * Returns a function that tells whether it sees a hash for the first time, for at most `count`
 * hashes.
 */
function newcomers(count: number): (hash: number) => boolean {
  if (slots.length < 2 * count) slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * count)));
  else slots.fill(0);
  const last = slots.length - 1;
  return (hash) => {
    // 0 is an empty slot.
    let at = hash & last;
    while (slots[at] !== 0) {
      if (slots[at] === hash + 1) return false;
      at = (at + 1) & last;
    }
    slots[at] = hash + 1;
    return true;
  };
}
