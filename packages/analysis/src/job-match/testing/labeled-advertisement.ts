import type { KnockoutKind } from '../advertisement.ts';

/** An advertisement of an invented employer, and what a careful reader takes from it. */
export interface LabeledAdvertisement {
  occupation: string;
  text: string;
  title: string;
  required: string[];
  preferred: string[];
  knockouts: KnockoutKind[];
}
