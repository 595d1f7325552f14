import type { DeviceItem } from '../device-store/device-item.ts';
import type { DeviceStore } from '../device-store/device-store.ts';
import type { FieldBase, FieldChanges, FieldReplica, ReplaceReason } from './field-replica.ts';

/** How sending ended. `fields`: those that the server takes from nobody as they are. */
export type FieldOutcome<T> =
  | { kind: 'saved'; version: number }
  | { kind: 'conflict'; theirs: FieldBase<T> }
  | { kind: 'unreachable' }
  /** The server had it, and has it no more. */
  | { kind: 'deleted' }
  | { kind: 'refused'; message: string; fields: readonly string[] };

export type FieldState =
  | { status: 'saved' | 'pending' | 'saving' | 'offline' | 'deleted' }
  | { status: 'failed'; message: string };

export type FieldAutosaveOptions<T> = {
  store: DeviceStore;
  item: DeviceItem;
  /** What the server has, or what a new document begins with, as version 0. */
  base: FieldBase<T>;
  /** Never throws. Left out for a document that is sent by its form. */
  send?: (document: T, version: number, reason?: ReplaceReason) => Promise<FieldOutcome<T>>;
  /** What the server has now; undefined where it can't be asked. Never throws. */
  load?: () => Promise<FieldBase<T> | 'deleted' | undefined>;
  /** As much as can be read of what another tab, or another release, has kept on this device. */
  readKept: (kept: unknown, base: FieldBase<T>) => FieldChanges;
  readBase: (kept: unknown) => FieldBase<T> | undefined;
  /** The document says something that was not given to `change`. */
  onReplace?: (document: T) => void;
  restMs?: number;
  /** Takes over what open tabs have left, too: the session is about to end. */
  takesOver?: boolean;
};

/** Each time the server has another version the fields are joined and sent again. */
const mostAttempts = 6;

type Sending<T extends object> = {
  replica: FieldReplica<T>;
  send: NonNullable<FieldAutosaveOptions<T>['send']>;
  receive: (theirs: FieldBase<T>, sent: FieldChanges) => Promise<void>;
};

/**
 * Sends what is unsaved until the server has taken it, without the fields that it refuses. Answers how
 * that ended: undefined where all is saved.
 */
export async function sendFields<T extends object>(
  sending: Sending<T>,
): Promise<FieldState | undefined> {
  const refused = new Set<string>();
  let state: FieldState | undefined;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { document, changes, reason } = sending.replica.toSend(refused);
    if (Object.keys(changes).length === 0) return state;
    const outcome = await sending.send(document, sending.replica.base.version, reason);
    if (outcome.kind === 'unreachable') break;
    if (outcome.kind === 'deleted') return { status: 'deleted' };
    if (outcome.kind === 'saved') {
      sending.replica.markSaved(changes, { version: outcome.version, document });
      return state;
    }
    if (outcome.kind === 'conflict') await sending.receive(outcome.theirs, changes);
    else {
      state = { status: 'failed', message: outcome.message };
      if (!addFields(refused, outcome.fields, changes)) return state;
    }
  }
  return { status: 'offline' };
}

/** Whether any of them was sent: else sending the rest would be refused as well. */
function addFields(refused: Set<string>, fields: readonly string[], sent: FieldChanges): boolean {
  const own = fields.filter((field) => field in sent);
  for (const field of own) refused.add(field);
  return own.length > 0;
}
