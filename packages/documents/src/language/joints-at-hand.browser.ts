import type { germanJoints } from './german-joints.ts';

/** A browser loads the German joints together with the German patterns. */
let loaded: typeof germanJoints | undefined;

export const jointsAtHand = (): typeof germanJoints | undefined => loaded;

export async function loadJoints(): Promise<void> {
  loaded ??= (await import('./german-joints.ts')).germanJoints;
}
