/** A document as the server has it. `version` counts its saves; `updatedAt` is an ISO instant. */
export type Remote<T> = { id: string; version: number; document: T; updatedAt: string };

/** What the server is known to have. Without a `document` where only its version is known. */
export type Base<T> = {
  id: string;
  version: number;
  document?: T;
  /** Known from a draft of this browser alone: the server has not been reached yet. */
  isRemembered?: boolean;
};

/** The local copy of a document. `version` is what it was made on; `saved`: the server has it too. */
export type Draft<T> = { document: T; version: number; saved: boolean };

export type Drafts<T> = {
  load: () => Draft<T> | undefined;
  /** Whether there was room for it. */
  store: (draft: Draft<T>) => boolean;
  remove: () => void;
};

/** How sending a document ended. `temporary`: the same may succeed later without a change. */
export type SendOutcome<T, Problem = never> =
  | { kind: 'saved'; id: string; version: number }
  | { kind: 'conflict'; theirs: Remote<T> }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string; problems: Problem[]; temporary: boolean };

export type SendFailure<T, Problem> = Extract<
  SendOutcome<T, Problem>,
  { kind: 'unreachable' | 'refused' }
>;

export type AutosaveState<T, Problem = never> =
  | { status: 'saved' }
  /** A change waits for a pause in the typing. */
  | { status: 'pending' }
  | { status: 'saving' }
  | { status: 'offline' }
  | { status: 'failed'; message: string; problems: Problem[] }
  | { status: 'conflict'; theirs: Remote<T> };

export type SaveStatus = AutosaveState<unknown>['status'];

/** Whose change stands where both changed the same. With 'neither' that is a conflict. */
export type Prefer = 'mine' | 'theirs' | 'neither';

export type AutosaveOptions<T, Problem = never> = {
  document: T;
  /** Undefined for a document that the server does not have: it is created by `flush` alone. */
  base: Base<T> | undefined;
  /** Where the draft lies; asked again once a new document has got its id. */
  draftsOf: (id: string | undefined) => Drafts<T>;
  /** Never throws. Left out for a document that is sent by its form: then only drafts are kept. */
  send?: (document: T, base: Base<T> | undefined) => Promise<SendOutcome<T, Problem>>;
  /** Joins two documents that grew from `base`; undefined for a conflict. Left out: always one. */
  merge?: (base: T, mine: T, theirs: T, prefer: Prefer) => T | undefined;
  isSame: (one: T, other: T) => boolean;
  /**
   * The document is now one that was not given to `change`. With `carry` it has taken in what another
   * device has saved, and each earlier step of a history is to be taken over by it.
   */
  onReplace?: (document: T, carry?: (step: T) => T) => void;
  /** Another device's changes are in the document; `isJoined` where some were made here, too. */
  onCaughtUp?: (how: { isJoined: boolean }) => void;
  onCreated?: (id: string) => void;
  restMs?: number;
};
