/** What is kept; a resume that the server does not know yet is `resume/new-<random>`. */
export type DeviceItem =
  | `resume/${string}`
  | `letter/${string}`
  | `own-letter/${string}`
  | `application/${string}`
  | `question/${string}`
  | 'profile'
  | 'applications'
  | `form/${string}`
  | `list/${string}`;

/** What the server had of an item when this device last heard of it. */
export type StoredBase = { version: number };

/**
 * What one tab has not had answered, as a whole: a draft. `stamp` is another after each put, so that
 * who has read it can remove that one, and no later one.
 */
export type Pending = { tab: string; pending: unknown; stamp: string; at: number };

/** A change that the server has not answered; `id` is the only part that is known here. */
export type StoredOperation = { id: string };

/** What is on this device of an item. All of it is to be read tolerantly: another release may have put it. */
export type KeptItem = {
  base: StoredBase | undefined;
  /** By age, the oldest first. */
  pending: Pending[];
  /** Of all tabs, in the order in which they were put first. */
  operations: StoredOperation[];
  /** Whatever else the item's pages want to find again, such as conflicts nobody has looked at. */
  notes: unknown;
};

/** Done in one transaction: all of it, or nothing. */
export type ItemChange = {
  /** Not taken where the device has heard of a later version meanwhile. */
  base?: StoredBase;
  /** By tab; undefined for one that has nothing unanswered any more. */
  pending?: Readonly<Record<string, unknown>>;
  /** What was read and is answered, or taken over by another tab; what was put since then stays. */
  removed?: readonly Pick<Pending, 'tab' | 'stamp'>[];
  /** One whose id is there already takes its place in the order. */
  operations?: readonly StoredOperation[];
  /** Ids of operations that need not be sent any more. */
  answered?: readonly string[];
  notes?: unknown;
};

/** Encrypted by AES-GCM. */
export type SealedPart = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
