import type { ResumeContent } from '@folio/contract/resume-content';
import type { FileKind } from '@folio/intake/read-resume';

import type { ScannedPage } from '@folio/intake/scan-items';

/** An area of a page in points from its top left; pages count from 1. */
export type PageArea = { page: number; x: number; y: number; width: number; height: number };

/** What the reader made of a resume; what is said of its texts goes by their paths. */
export type Reading = {
  content: ResumeContent;
  /** Where in the file a text was found. */
  areas: ReadonlyMap<string, readonly PageArea[]>;
  unsure: ReadonlySet<string>;
  /** Sentences about what it could not make out. */
  problems: readonly string[];
};

export type FileReading = Reading & {
  kind: FileKind;
  /** What a file without pages says; empty for one that has them. */
  text: string;
};

/** Which page's letters are being made out, how many there are, and how much of all is done (0 to 1). */
export type ScanProgress = { page: number; pages: number; done: number };
export type ScanWatch = { signal: AbortSignal; onProgress: (progress: ScanProgress) => void };

export type ReadingProblem = keyof typeof readingProblems;

/** Why there is nothing to show. `reason` is a sentence that fits better than ours. */
export class ReadingError extends Error {
  readonly problem: ReadingProblem;
  readonly reason: string | undefined;

  constructor(problem: ReadingProblem, reason?: string) {
    super(problem);
    this.name = 'ReadingError';
    this.problem = problem;
    this.reason = reason;
  }
}

/** What the worker is sent: a file, or the words that were made out on the pages of one. */
export type ReadingRequest =
  | {
      kind: 'file';
      bytes: Uint8Array<ArrayBuffer>;
      name: string;
      type: string;
      pagesOnly: boolean;
    }
  | { kind: 'scan'; pages: readonly ScannedPage[] };
export type ReadingAnswer =
  | { kind: 'reading' }
  | { kind: 'read'; reading: FileReading }
  | { kind: 'failed'; problem: ReadingProblem };

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
