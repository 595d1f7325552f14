import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Maps elements one by one and handles other requests in between. A resume of a megabyte takes tens
 * of milliseconds, so a dozen in one go would block everybody for a second.
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
