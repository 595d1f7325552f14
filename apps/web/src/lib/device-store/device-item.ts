/** The key of a stored item; a resume that the server doesn't have yet is `resume/new-<random>`. */
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

/** The last known server version of an item. */
export type StoredBase = { version: number };

/**
 * A draft: everything of one tab that the server has not confirmed. `stamp` changes with each put,
 * so that a reader removes only the draft that it has read.
 */
export type Pending = { tab: string; pending: unknown; stamp: string; at: number };

/** An unconfirmed operation; this module only uses its `id`. */
export type StoredOperation = { id: string };

/**
 * An item's records on this device, to be parsed tolerantly: another release may have written them.
 */
export type KeptItem = {
  base: StoredBase | undefined;
  /** Sorted by age, oldest first. */
  pending: Pending[];
  /** The operations of all tabs, in the order in which they were first stored. */
  operations: StoredOperation[];
  /** Anything else that the item's pages store, such as open conflicts. */
  notes: unknown;
};

/** A change of an item, applied in one transaction. */
export type ItemChange = {
  /** Ignored if the device already has a later version, unless `isRestored`. */
  base?: StoredBase;
  /** The server's version is older than before, because a backup was restored. */
  isRestored?: boolean;
  /** By tab; undefined removes the tab's draft. */
  pending?: Readonly<Record<string, unknown>>;
  /** Drafts to remove, by their stamps: later drafts of the same tabs stay. */
  removed?: readonly Pick<Pending, 'tab' | 'stamp'>[];
  /** An operation with a stored id replaces that one in place. */
  operations?: readonly StoredOperation[];
  /** Ids of operations that the server has confirmed. */
  answered?: readonly string[];
  notes?: unknown;
};

/** Encrypted by AES-GCM. */
export type SealedPart = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };
