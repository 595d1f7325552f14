import type { ResumeContent } from '@folio/contract/resume-content';
import type { FileKind } from '@folio/intake/read-resume';
import type { ScannedPage } from '@folio/intake/scan-items';
import { t } from '../words/words.ts';

/** An area of a page in points from its top left; pages count from 1. */
export type PageArea = { page: number; x: number; y: number; width: number; height: number };

/** The result of reading a file; details are keyed by content paths. */
export type Reading = {
  content: ResumeContent;
  /** Where each text was found in the file. */
  areas: ReadonlyMap<string, readonly PageArea[]>;
  unsure: ReadonlySet<string>;
  /** Sentences about what could not be read. */
  problems: readonly string[];
};

export type FileReading = Reading & {
  kind: FileKind;
  /** The text of a file without pages; empty for one that has them. */
  text: string;
};

/**
 * OCR progress: the current page, the number of pages, the share done (0 to 1), and the language of
 * a second pass.
 */
export type ScanProgress = { page: number; pages: number; done: number; language?: string };
export type ScanWatch = { signal: AbortSignal; onProgress: (progress: ScanProgress) => void };

export type ReadingProblem = keyof typeof readingProblems;

/** Why a file could not be read. `reason` replaces the general sentence if it is more precise. */
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

/** The worker's input: a file, or the recognized words of its pages. */
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

/** A problem as two sentences: shown beside the field, or as a notification. */
export type Problem = { title: string; description: string };

/** Why a file gave no resume, and what to do; by the reader's code. */
export const readingProblems = {
  empty: {
    get title() {
      return t('This file is empty');
    },
    get description() {
      return t('It has no content. Please choose another file.');
    },
  },
  'too-large': {
    get title() {
      return t('This file is too large');
    },
    get description() {
      return t('Files can be up to 10 MB.');
    },
  },
  encrypted: {
    get title() {
      return t('This file is locked with a password');
    },
    get description() {
      return t('Save a copy without the password, then choose that one.');
    },
  },
  'image-only': {
    get title() {
      return t('This file is a scan');
    },
    get description() {
      return t(
        'Its pages are images without text. We can recognize the text (OCR) right here in your browser. It takes a while, downloads 7 to 9 MB the first time, and reads English, French, German, Hindi, Portuguese and Spanish.',
      );
    },
  },
  unreadable: {
    get title() {
      return t('We couldn’t read this file');
    },
    get description() {
      return t('It may be damaged. Save or export it again, then choose the new file.');
    },
  },
  'unknown-kind': {
    get title() {
      return t('We can’t read this file');
    },
    get description() {
      return t('Please choose another one.');
    },
  },
  'not-a-resume': {
    get title() {
      return t('We found no resume in this file');
    },
    get description() {
      return t('There’s text, but no name, job or school. Please choose another file.');
    },
  },
  unopened: {
    get title() {
      return t('We couldn’t open this resume');
    },
    get description() {
      return t('It may have been deleted. Please choose another one.');
    },
  },
  failed: {
    get title() {
      return t('We couldn’t read it');
    },
    get description() {
      return t('Reading stopped before it was done. Please try again.');
    },
  },
} as const satisfies Record<string, Problem>;

export const scanCopy = {
  get make() {
    return t('Recognize the text');
  },
  get label() {
    return t('Recognizing the text');
  },
  page: ({ page, pages, language }: ScanProgress) =>
    language
      ? t('Reading page {page} of {pages} in {language}', { page, pages, language })
      : t('Reading page {page} of {pages}', { page, pages }),
  get faint() {
    return t('The text may be too small or too faint. Scan at 200 dpi or more for best results.');
  },
  get notLoaded() {
    return t('We couldn’t load what it needs. Check your connection and try again.');
  },
} as const;
