import type { Block, Stack } from '@folio/typeset/blocks';

/**
 * Makes a value of an object once, and gives it again for the same object while all that it is made
 * with is the same. For what nobody changes once it is made: with a keystroke most entries of a
 * content are the very objects that they were, and so is then what is made of them, step by step. It
 * lives no longer than the object: a server that sets many resumes holds none of them.
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

/** The same of blocks, where stacks alone are worth it: a keystroke leaves most of them as they were. */
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
