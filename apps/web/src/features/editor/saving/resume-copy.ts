import { Conflict, Operation } from '@folio/contract/operations';
import { SaveReason } from '@folio/contract/resumes';
import type { ReplicaRecord } from '@folio/operations/replica';
import { z } from 'zod';
import type { DeviceItem, KeptItem, StoredBase } from '../../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { oldDraftTab } from '../../../lib/device-store/old-drafts.ts';
import type { EditorDocument } from '../store/document.ts';
import { OldDraft, StoredDocument } from './stored-document.ts';

/** A field that two have changed: both of its values, until its person has chosen. */
export type FieldConflict = Pick<Conflict, 'path' | 'mine' | 'theirs'> & {
  /** Of the operation that met the other change. */
  id: string;
};

/** What lies on this device of a resume. */
export type ResumeCopy = {
  /** What the server had when this device last heard of it. */
  base: Base | undefined;
  /** Of all tabs, those that are no more among them, and not answered yet. */
  operations: Operation[];
  conflicts: FieldConflict[];
  /** Why some of them change much at once: the save that has them keeps what it replaces. */
  reason: SaveReason | undefined;
  /** Of a release before operations; `stamp` is what it is removed by. */
  oldDraft: (OldDraft & { stamp: string }) | undefined;
};

type Base = { document: EditorDocument; version: number; removed: ReplicaRecord['removed'] };

/** Unknown fields and other releases' records are left where they are. */
const StoredCopyBase = z.object({
  document: StoredDocument,
  version: z.number().int(),
  removed: z.array(z.tuple([z.string(), z.looseObject({})])).catch([]),
});
/** Of a resume that the server did not have, releases up to 1.1 have put its version as 0. */
const StoredOperation = z.preprocess((stored) => {
  const { on, ...operation } = Object(stored);
  return on === 0 ? operation : stored;
}, Operation);
const Reason = z.object({ reason: SaveReason });
const Conflicts = z.object({
  conflicts: z.array(Conflict.omit({ operationId: true }).extend({ id: z.string() })),
});

/** As it lies beside the operations. */
export type ResumeNotes = { conflicts: readonly FieldConflict[]; reason?: SaveReason };

export const itemOf = (resumeId: string): DeviceItem => `resume/${resumeId}`;

/**
 * The id that a new resume is to have: who asks again, because no answer came, gets the same one.
 * Releases up to 1.1 gave it none.
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
    oldDraft: old && draft ? { ...draft, stamp: old.stamp } : undefined,
  };
}

/** As it is put beside the operations of all tabs. */
export const baseOf = ({ document, version, removed }: ReplicaRecord): StoredBase =>
  ({ document, version, removed }) as StoredBase;
