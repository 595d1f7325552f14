import { type Check, wholeField } from './check.ts';

/**
 * In the place of all other checks for programs where the pages are pictures: what other programs read
 * of those is nothing, however clear the letters are to people.
 */
export const textLayer: Check = {
  id: 'textLayer',
  area: 'ats',
  weight: 1,
  find: () => [{ ...wholeField(''), message, points: 1 }],
  praise: () => '',
};

const message =
  'This file’s pages are images, so hiring software can’t read a word. Send a file with real text.';
