import type { ResumeContent } from '@folio/contract/resume-content';
import type { FileKind } from '@folio/intake/read-resume';
import type { ScannedPage } from '@folio/intake/scan-items';
import type { readingProblems } from './reading.copy.ts';

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
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; name: string; type: string }
  | { kind: 'scan'; pages: readonly ScannedPage[] };
export type ReadingAnswer =
  | { kind: 'reading' }
  | { kind: 'read'; reading: FileReading }
  | { kind: 'failed'; problem: ReadingProblem };
