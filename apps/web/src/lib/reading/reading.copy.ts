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
      'Its pages hold no text, so a machine reads nothing in it. Export it as a PDF from the program it was written in. Or import it on the dashboard: there its letters can be made out, and the new resume can be analyzed.',
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
