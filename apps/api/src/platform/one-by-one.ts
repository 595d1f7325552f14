import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Makes something of each, and lets the server answer others in between: a resume of a megabyte takes
 * tens of milliseconds, and a dozen of them in one piece would have everybody wait for a second.
 */
export async function oneByOne<T, Made>(
  all: readonly T[],
  make: (one: T) => Made | Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const one of all) {
    await nextTurn();
    made.push(await make(one));
  }
  return made;
}
