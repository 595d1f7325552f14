import type { Block, Stack } from '@folio/typeset/blocks';

/**
 * Caches a function's last result per object, as long as its other arguments are the same. For
 * immutable objects: after a keystroke most entries of a content are the same objects, and so are
 * the results derived from them, step by step. Entries are weak, so a server that typesets many
 * resumes retains none of them.
 */
export function memoized<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { rest: Rest; value: Value }>();
  return (key, ...rest) => {
    const found = known.get(key);
    if (found && isSame(found.rest, rest)) return found.value;
    const value = make(key, ...rest);
    known.set(key, { rest, value });
    return value;
  };
}

/**
 * Does the same for lists of blocks, caching only stacks, most of which a keystroke leaves
 * unchanged.
 */
export function memoizedInStacks<Rest extends readonly unknown[]>(
  change: (block: Block, ...rest: Rest) => Block,
): (block: Block, ...rest: Rest) => Block {
  const changeStack = memoized<Stack, Rest, Block>(change);
  return (block, ...rest) =>
    block.type === 'stack' ? changeStack(block, ...rest) : change(block, ...rest);
}

function isSame(these: readonly unknown[], those: readonly unknown[]): boolean {
  for (let i = 0; i < those.length; i++) if (these[i] !== those[i]) return false;
  return these.length === those.length;
}
