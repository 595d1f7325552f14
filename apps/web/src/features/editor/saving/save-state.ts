import type { Resume } from '@folio/contract/resumes';
import type { Place } from '../fields/place.ts';
import type { EditorDocument } from '../store/document.ts';

/** What the server has. The document is left out where only its version is known. */
export type Saved = {
  resumeId: string;
  version: number;
  document?: EditorDocument;
  /** Told by a draft of this browser alone: the server has not been reached yet. */
  isRemembered?: boolean;
};

/** What keeps a document from being saved, and in which field if it is in one. */
export type Problem = { words: string; place?: Place };

export type SaveOutcome =
  | { kind: 'saved'; resume: Resume }
  | { kind: 'conflict'; theirs: Resume }
  | { kind: 'unreachable' }
  /** `temporary`: the same may succeed later without a change. */
  | { kind: 'refused'; message: string; problems: Problem[]; temporary: boolean };

export type SaveFailure = Extract<SaveOutcome, { kind: 'unreachable' | 'refused' }>;

/** Sends a document; creates the resume where there is none yet. Never throws. */
export type SendDocument = (
  document: EditorDocument,
  saved: Saved | undefined,
) => Promise<SaveOutcome>;

export type SaveState =
  | { status: 'saved' }
  /** A change waits for a pause in the typing. */
  | { status: 'pending' }
  | { status: 'saving' }
  | { status: 'offline' }
  | { status: 'failed'; message: string; problems: Problem[] }
  | { status: 'conflict'; theirs: Resume };
