import { handsOnAdvertisements } from './hands-on-advertisements.ts';
import type { LabelledAdvertisement } from './labelled-advertisement.ts';
import { officeAdvertisements } from './office-advertisements.ts';
import { technicalAdvertisements } from './technical-advertisements.ts';

/** Advertisements that the reader was tuned on. */
export const advertisements: LabelledAdvertisement[] = [
  ...technicalAdvertisements,
  ...handsOnAdvertisements,
  ...officeAdvertisements,
];
