import { germanJoints } from './german-joints.ts';

/** In Node they are at hand. A browser has `joints-at-hand.browser.ts`. */
export const jointsAtHand = (): typeof germanJoints | undefined => germanJoints;

export const loadJoints = async (): Promise<void> => {};
