import type { DeviceItem } from '../device-store/device-item.ts';
import type { DeviceStore } from '../device-store/device-store.ts';
import { inTime } from '../in-time.ts';
import { isOthersSession } from '../token.ts';
import type { FieldChanges } from './field-changes.ts';
import type { FieldBase, FieldReplica, ReplaceReason } from './field-replica.ts';

/** `fields`: fields whose values the server rejects; `isTemporary`: whether a retry may succeed. */
type Refusal = {
  kind: 'refused';
  message: string;
  fields: readonly string[];
  isTemporary?: boolean;
};

/** The result of sending. */
export type FieldOutcome<T> =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: FieldBase<T> }
  | { kind: 'unreachable' }
  /** The document was deleted on the server. */
  | { kind: 'deleted' }
  | Refusal;

export type FieldState =
  | { status: 'saved' | 'pending' | 'saving' | 'offline' | 'deleted' }
  | { status: 'failed'; message: string; isTemporary?: boolean };

export type FieldAutosaveOptions<T> = {
  store: DeviceStore;
  item: DeviceItem;
  /** The server's document; for a new one its initial content, as version 0. */
  base: FieldBase<T>;
  /**
   * Never throws. Absent for a document that a form sends itself. `signal` aborts a request that is
   * not answered in time, which counts as not having reached the server.
   */
  send?: (
    document: T,
    version: number,
    reason: ReplaceReason | undefined,
    signal: AbortSignal,
  ) => Promise<FieldOutcome<T>>;
  /**
   * Reads the server's current document; undefined if the server can't be reached. Never throws.
   */
  load?: () => Promise<FieldBase<T> | 'deleted' | undefined>;
  /** Parses a draft of another tab or release as far as possible. */
  readKept: (kept: unknown, base: FieldBase<T>) => FieldChanges;
  readBase: (kept: unknown) => FieldBase<T> | undefined;
  /** The document was changed other than by `change`. */
  onReplace?: (document: T) => void;
  restMs?: number;
  /** Also adopts drafts of open tabs, since the session is about to end. */
  takesOver?: boolean;
};

const unreachable = { kind: 'unreachable' } as const;

/**
 * The calls to the server, with a timeout; they do nothing while another tab is signed in to
 * another account.
 */
export function guardedCalls<T>({ store, send, load }: FieldAutosaveOptions<T>) {
  const isOthers = () => isOthersSession(store.userId);
  return {
    send:
      send &&
      (async (document: T, version: number, reason?: ReplaceReason) =>
        isOthers()
          ? unreachable
          : inTime((signal) => send(document, version, reason, signal)).catch(() => unreachable)),
    load: async () => {
      if (!load || isOthers()) return undefined;
      const theirs = await inTime(load).catch(() => undefined);
      return isOthers() ? undefined : theirs;
    },
  };
}

/**
 * Attempts per save: each time that the server has a newer version, changes are merged and sent
 * again.
 */
const maxAttempts = 6;

export type Sending<T extends object> = {
  replica: FieldReplica<T>;
  send: (document: T, version: number, reason?: ReplaceReason) => Promise<FieldOutcome<T>>;
  /** `version`: the version that was sent. */
  receive: (theirs: FieldBase<T>, version: number) => Promise<void>;
};

/**
 * Sends unsaved changes until the server has saved them, leaving out fields that it rejects.
 * Resolves with the result, or undefined if everything is saved.
 */
export async function sendFields<T extends object>(
  sending: Sending<T>,
): Promise<FieldState | undefined> {
  const refused = new Set<string>();
  let state: FieldState | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { document, changes, reason } = sending.replica.toSend(refused);
    if (Object.keys(changes).length === 0) return state;
    const { version } = sending.replica.base;
    const outcome = await sending.send(document, version, reason);
    if (outcome.kind === 'unreachable') break;
    if (outcome.kind === 'deleted') return { status: 'deleted' };
    if (outcome.kind === 'saved') {
      sending.replica.markSaved(changes, { version: outcome.version, document });
      return state;
    }
    if (outcome.kind === 'conflict') await sending.receive(outcome.theirs, version);
    else {
      state = failedBy(outcome);
      if (!addFields(refused, outcome.fields, changes)) return state;
    }
  }
  return { status: 'offline' };
}

const failedBy = ({ message, isTemporary }: Refusal): FieldState => ({
  status: 'failed',
  message,
  ...(isTemporary && { isTemporary }),
});

/**
 * Adds rejected fields. Returns false if none of them was sent, since sending again would fail the
 * same way.
 */
function addFields(refused: Set<string>, fields: readonly string[], sent: FieldChanges): boolean {
  const own = fields.filter((field) => field in sent);
  for (const field of own) refused.add(field);
  return own.length > 0;
}
