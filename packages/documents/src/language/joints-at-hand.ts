import { germanJoints } from './german-joints.ts';

/** In Node the German joints are always available; browsers use `joints-at-hand.browser.ts`. */
export const jointsAtHand = (): typeof germanJoints | undefined => germanJoints;

export const loadJoints = async (): Promise<void> => {};
