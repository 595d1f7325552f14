import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Pending, SealedPart, StoredBase, StoredOperation } from './device-item.ts';

interface FolioSchema extends DBSchema {
  bases: {
    key: [string, string];
    value: { userId: string; item: string; base: StoredBase; at: number };
  };
  pending: {
    key: [string, string, string];
    value: Pending & { userId: string; item: string };
  };
  operations: {
    key: number;
    value: {
      userId: string;
      item: string;
      id: string;
      operation: StoredOperation;
      order?: number;
    };
    indexes: { byId: [string, string, string] };
  };
  notes: { key: [string, string]; value: { userId: string; item: string; notes: unknown } };
  /** Encrypted text of accounts that have signed out, readable only by them. */
  sealed: { key: string; value: { userId: string; parts: SealedPart[] } };
}

type Store = StoreNames<FolioSchema>;
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  FolioSchema,
  Store[],
  Mode
>;
type Connection = IDBPDatabase<FolioSchema>;

const version = 1;
const allStores: Store[] = ['bases', 'pending', 'operations', 'notes', 'sealed'];
/** Safari has been seen never to answer the first request after its start. */
const openTimeoutMs = 8_000;

/**
 * The browser's database, opened on first use and reopened when the browser closes it. It closes
 * for tabs of a newer release that upgrade its tables; an older release opens the upgraded tables.
 */
export class DeviceDatabase {
  readonly #name: string;
  readonly #onEmptied: () => void;
  #opening: Promise<Connection> | undefined;
  #isBlocked = false;
  #wasOpen = false;

  /** `onEmptied`: the database was deleted while in use, and its contents must be stored again. */
  constructor(name: string, onEmptied: () => void) {
    this.#name = name;
    this.#onEmptied = onEmptied;
  }

  /** Runs one transaction over all tables; rejects unless everything is on the disk. */
  async run<Mode extends 'readonly' | 'readwrite', R>(
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Promise<R>,
  ): Promise<R> {
    try {
      return await this.#attempt(mode, work);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      this.#opening = undefined;
      return await this.#attempt(mode, work);
    }
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    (await opening?.catch(() => undefined))?.close();
  }

  async #attempt<Mode extends 'readonly' | 'readwrite', R>(
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Promise<R>,
  ): Promise<R> {
    const connection = await this.#connect();
    const transaction = connection.transaction(allStores, mode, { durability: 'strict' });
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      abort(transaction);
      await transaction.done.catch(() => undefined);
      // The transaction's error explains more than that of its first failed request.
      throw transaction.error ?? error;
    }
  }

  async #connect(): Promise<Connection> {
    // The pending request may still succeed: a second one would only wait behind it.
    if (this.#isBlocked) throw new DatabaseBlocked();
    this.#opening ??= this.#open();
    return await this.#opening;
  }

  /**
   * Reopens a deleted database, so that its users learn of it now rather than at their next change:
   * they may have unsaved text.
   */
  #reopen(): void {
    this.#connect().catch(() => undefined);
  }

  #open(): Promise<Connection> {
    let refuse: () => void = () => undefined;
    const refusal = new Promise<never>((_, reject) => {
      refuse = () => {
        this.#isBlocked = true;
        reject(new DatabaseBlocked());
      };
    });
    const connection = openTolerantly(this.#name, {
      upgrade: (database, oldVersion) => {
        if (oldVersion < 1) createTables(database);
        if (oldVersion === 0 && this.#wasOpen) queueMicrotask(this.#onEmptied);
      },
      // A tab of an older release prevents the upgrade.
      blocked: refuse,
      blocking: (_, newVersion, event) => {
        this.#opening = undefined;
        (event.target as IDBDatabase).close();
        if (newVersion === null) this.#reopen();
      },
      terminated: () => {
        this.#opening = undefined;
        this.#reopen();
      },
    });
    const timer = setTimeout(refuse, openTimeoutMs);
    const opening = Promise.race([connection, refusal]);
    connection.then(
      () => {
        clearTimeout(timer);
        this.#wasOpen = true;
        if (this.#isBlocked) this.#opening = connection;
        this.#isBlocked = false;
      },
      () => {
        clearTimeout(timer);
        this.#isBlocked = false;
        this.#opening = undefined;
      },
    );
    return opening;
  }
}

/** Another tab prevents the database from being opened. */
class DatabaseBlocked extends Error {
  override name = 'DatabaseBlocked';
}

type Callbacks = Parameters<typeof openDB<FolioSchema>>[2];

async function openTolerantly(name: string, callbacks: Callbacks): Promise<Connection> {
  try {
    return await openDB<FolioSchema>(name, version, callbacks);
  } catch (error) {
    // A newer release has upgraded the tables, which contain all that this one uses.
    if (nameOf(error) === 'VersionError')
      return await openDB<FolioSchema>(name, undefined, callbacks);
    throw error;
  }
}

function createTables(database: Connection): void {
  database.createObjectStore('bases', { keyPath: ['userId', 'item'] });
  database.createObjectStore('pending', { keyPath: ['userId', 'item', 'tab'] });
  const operations = database.createObjectStore('operations', {
    keyPath: 'order',
    autoIncrement: true,
  });
  operations.createIndex('byId', ['userId', 'item', 'id'], { unique: true });
  database.createObjectStore('notes', { keyPath: ['userId', 'item'] });
  database.createObjectStore('sealed', { keyPath: 'userId' });
}

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has ended already.
  }
}

const nameOf = (error: unknown): unknown => Object(error).name;

/** A closed connection, or Safari's 'Connection to Indexed Database server lost'. */
const isConnectionLost = (error: unknown): boolean =>
  nameOf(error) === 'InvalidStateError' ||
  (nameOf(error) === 'UnknownError' && /connection|server/i.test(String(Object(error).message))) ||
  nameOf(error) === 'AbortError';

/** The device, or this site's quota, has no room left. */
export const isFull = (error: unknown): boolean => nameOf(error) === 'QuotaExceededError';

/** A unique index already has a record with these values. */
export const isThereAlready = (error: unknown): boolean => nameOf(error) === 'ConstraintError';
