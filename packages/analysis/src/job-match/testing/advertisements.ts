import { handsOnAdvertisements } from './hands-on-advertisements.ts';
import type { LabeledAdvertisement } from './labeled-advertisement.ts';
import { officeAdvertisements } from './office-advertisements.ts';
import { technicalAdvertisements } from './technical-advertisements.ts';

/** Advertisements that the reader was tuned on. */
export const advertisements: LabeledAdvertisement[] = [
  ...technicalAdvertisements,
  ...handsOnAdvertisements,
  ...officeAdvertisements,
];
