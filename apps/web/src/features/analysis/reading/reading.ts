import type { ResumeContent } from '@folio/contract/resume-content';
import { type Problem, readingProblems } from '../analysis.copy.ts';

/** An area of a page in points from its top left; pages count from 1. */
export type PageArea = { page: number; x: number; y: number; width: number; height: number };

/** What the reader made of a file. Paths are dotted: `workExperience.0.bullets.2`. */
export type Reading = {
  content: ResumeContent;
  /** Where in the file a text was found. */
  areas: ReadonlyMap<string, readonly PageArea[]>;
  unsure: ReadonlySet<string>;
  /** Sentences about what it could not make out. */
  problems: readonly string[];
};

export type ReadingProblem = keyof typeof readingProblems;

/** Why there is nothing to score. `reason` is a sentence that fits better than ours. */
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

export function problemOf({ problem, reason }: ReadingError): Problem {
  const { title, description } = readingProblems[problem];
  return { title, description: reason ?? description };
}

/** What the worker is sent, and what it answers. */
export type ReadingRequest = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };
export type ReadingAnswer =
  | { kind: 'reading' }
  | { kind: 'read'; reading: Reading }
  | { kind: 'failed'; problem: ReadingProblem };
