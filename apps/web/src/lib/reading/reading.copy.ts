/** A problem in two sentences: beside the field, and as a notification. */
export type Problem = { title: string; description: string };

/** Why a file gave no resume, and what to do then; by the reader's code. */
export const readingProblems = {
  empty: {
    title: 'This file is empty',
    description: 'There is nothing on its pages. Please choose another file.',
  },
  'too-large': { title: 'This file is too large', description: 'It may have 10 MB at the most.' },
  encrypted: {
    title: 'This file is locked with a password',
    description: 'Save a copy without the password, then choose that one.',
  },
  'image-only': {
    title: 'This file is a picture of a resume',
    description:
      'Its pages hold no text, so a machine reads nothing in it. We can make out the letters on them, here in your browser: it takes a while, loads 7 MB the first time, and reads English best.',
  },
  unreadable: {
    title: 'This file could not be read',
    description: 'It seems to be damaged. Save or export it again, then choose the new file.',
  },
  'unknown-kind': {
    title: 'This is not a file that we can read',
    description: 'Please choose another one.',
  },
  'not-a-resume': {
    title: 'There is no resume in this file',
    description: 'We found text, but no name, job or school in it. Please choose another file.',
  },
  unopened: {
    title: 'This resume could not be opened',
    description: 'It may have been deleted. Please choose another one.',
  },
  failed: {
    title: 'Reading did not work',
    description: 'The reader stopped before it was done. Please try it once more.',
  },
} as const satisfies Record<string, Problem>;

export const scanCopy = {
  make: 'Make out the letters',
  label: 'Making out the letters',
  page: (page: number, pages: number) => `Making out page ${page} of ${pages}`,
  faint: 'The letters may be too small or too faint. A scan of 200 dpi or more reads best.',
  notLoaded: 'What it needs could not be loaded. Check your connection and try once more.',
} as const;
