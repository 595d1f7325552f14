import { Conflict, Operation } from '@folio/contract/operations';
import { SaveReason } from '@folio/contract/resumes';
import type { ReplicaRecord } from '@folio/operations/replica';
import { z } from 'zod';
import type { DeviceItem, KeptItem, StoredBase } from '../../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { oldDraftTab } from '../../../lib/device-store/old-drafts.ts';
import type { EditorDocument } from '../store/document.ts';
import { OldDraft, StoredDocument } from './stored-document.ts';

/** A field with concurrent changes: both values, until one is chosen. */
export type FieldConflict = Pick<Conflict, 'path' | 'mine' | 'theirs'> & {
  /** The id of the operation that caused the conflict. */
  id: string;
};

/** A resume's records on this device. */
export type ResumeCopy = {
  /** The last known server version. */
  base: Base | undefined;
  /** Unanswered operations of all tabs, including closed ones. */
  operations: Operation[];
  conflicts: FieldConflict[];
  /**
   * The reason for a large change; the save that contains it keeps the previous version in the
   * history.
   */
  reason: SaveReason | undefined;
  /** See `ResumeNotes`. */
  againAs: string | undefined;
  /** A draft of a release before operations; it is removed by its `stamp`. */
  oldDraft: (OldDraft & { stamp: string }) | undefined;
};

type Base = { document: EditorDocument; version: number; removed: ReplicaRecord['removed'] };

/** Unknown fields and records of other releases are left unchanged. */
const StoredCopyBase = z.object({
  document: StoredDocument,
  version: z.number().int(),
  removed: z.array(z.tuple([z.string(), z.looseObject({})])).catch([]),
});
/** Up to 1.1, the version of a resume that the server didn't have was stored as 0. */
const StoredOperation = z.preprocess((stored) => {
  const { on, ...operation } = Object(stored);
  return on === 0 ? operation : stored;
}, Operation);
const Reason = z.object({ reason: SaveReason });
const AgainAs = z.object({ againAs: z.uuid() });
const Conflicts = z.object({
  conflicts: z.array(Conflict.omit({ operationId: true }).extend({ id: z.string() })),
});

/** Notes stored with the operations. */
export type ResumeNotes = {
  conflicts: readonly FieldConflict[];
  reason?: SaveReason;
  /** The id with which a deleted resume was recreated. */
  againAs?: string;
};

export const itemOf = (resumeId: string): DeviceItem => `resume/${resumeId}`;

/**
 * The id for a new resume: a retry after a lost response creates the same one. Releases up to 1.1
 * had none.
 */
export const idOfNew = (item: DeviceItem): string | undefined =>
  /^resume\/new-([\da-f-]{36})$/.exec(item)?.[1];

export async function readCopy(device: DeviceStore, item: DeviceItem): Promise<ResumeCopy> {
  return copyOf(await device.loadItem(item));
}

export function copyOf({ base, operations, notes, pending }: KeptItem): ResumeCopy {
  const old = pending.find(({ tab }) => tab === oldDraftTab);
  const draft = old && OldDraft.safeParse(Object(old.pending).oldDraft).data;
  return {
    base: StoredCopyBase.safeParse(base).data as Base | undefined,
    operations: operations.flatMap((one) => StoredOperation.safeParse(one).data ?? []),
    conflicts: (Conflicts.safeParse(notes).data?.conflicts ?? []) as FieldConflict[],
    reason: Reason.safeParse(notes).data?.reason,
    againAs: AgainAs.safeParse(notes).data?.againAs,
    oldDraft: old && draft ? { ...draft, stamp: old.stamp } : undefined,
  };
}

/** The base in the form that is stored with the operations. */
export const baseOf = ({ document, version, removed }: ReplicaRecord): StoredBase =>
  ({ document, version, removed }) as StoredBase;
