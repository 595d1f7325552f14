import { newId } from '@folio/contract/new-id';
import type { Operation } from '@folio/contract/operations';
import { diffDocuments } from '@folio/operations/diff-documents';
import type { Replica } from '@folio/operations/replica';
import { z } from 'zod';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import type { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { type EditorDocument, newEntryId } from '../store/document.ts';
import { changesSince, isSameButSpace } from './changes-since.ts';
import { applyChanges } from './old-draft.ts';
import { type FieldConflict, readCopy } from './resume-copy.ts';

const MadeAgain = z.object({ id: z.uuid(), isMade: z.boolean(), at: z.number() });
/** `isMade`: whether the server has confirmed the resume. */
export type MadeAgain = z.infer<typeof MadeAgain>;

/**
 * After this time, the deleted resume may have been restored, edited and deleted again, so it gets
 * a new id.
 */
const validMs = 24 * 60 * 60 * 1_000;

const itemFor = (deleted: DeviceItem): DeviceItem => `list/again-${deleted}`;

/**
 * The id for recreating a resume that was deleted elsewhere: the same for all tabs and retries,
 * even after the deleted resume is removed from the device.
 */
export async function idForAgain(
  device: DeviceStore,
  deleted: DeviceItem,
  known: string | undefined,
): Promise<MadeAgain> {
  const { notes } = await device.loadItem(itemFor(deleted));
  const kept = MadeAgain.safeParse(notes).data;
  if (kept && Date.now() - kept.at < validMs) return kept;
  const again = { id: known ?? newId(), isMade: false, at: Date.now() };
  await noteAgain(device, deleted, again);
  return again;
}

/**
 * Without `again`, the id is forgotten, because the recreated resume was deleted, too; the next
 * attempt gets a new one.
 */
export async function noteAgain(
  device: DeviceStore,
  deleted: DeviceItem,
  again: MadeAgain | undefined,
): Promise<void> {
  const item = itemFor(deleted);
  await (again ? device.update(item, { notes: again }) : device.removeItem(item));
}

/**
 * Removes an item that continues under another key, and the operations that were moved along,
 * unless another tab has added operations since.
 */
export async function leaveItem(
  device: DeviceStore,
  item: DeviceItem,
  taken: readonly string[],
): Promise<void> {
  await device.update(item, { answered: taken });
  const { operations } = await readCopy(device, item);
  if (operations.length === 0) await device.removeItem(item);
}

/**
 * The ids of operations that are no longer stored, since another tab has sent them. Empty if the
 * device stores nothing.
 */
export async function takenByOthers(
  device: DeviceStore,
  item: DeviceItem,
  unanswered: readonly Operation[],
): Promise<string[]> {
  const { operations } = await readCopy(device, item);
  const waiting = new Set(operations.map(({ id }) => id));
  const taken = unanswered.map(({ id }) => id).filter((id) => !waiting.has(id));
  return device.state.kind === 'kept' ? taken : [];
}

/**
 * Continues with the resume that this tab has recreated from the shown document, which contains the
 * operations of the request, plus what was typed since.
 */
export function goOnWith(
  replica: Replica,
  { made, version }: { made: EditorDocument; version: number },
  { shown, sent }: { shown: EditorDocument; sent: string[] },
): void {
  replica.restart();
  replica.receive({ version, rows: [{ version, operations: sent }], answered: sent });
  replica.rebase(made, version);
  // An earlier request with a lost response may have created it from an older document.
  const missing = changesSince(made, shown, replica.unanswered);
  if (missing.length > 0) replica.change(applyChanges(replica.document, missing));
}

/**
 * Continues with a resume that another tab has recreated, and may have changed since: this tab's
 * own changes are applied on top. Returns the fields that the other tab has changed, too, as
 * conflicts.
 */
export function putOnTop(
  replica: Replica,
  { made, version }: { made: EditorDocument; version: number },
  taken: readonly string[],
): FieldConflict[] {
  replica.drop(taken);
  replica.restart();
  replica.rebase(made, version);
  const { unanswered: own, document: next } = replica;
  // Recreated below, since they refer to versions of the deleted resume.
  replica.drop(own.map(({ id }) => id));
  replica.change(next);
  const sets = own.filter((operation) => operation.kind === 'set');
  return diffDocuments(made, next).flatMap((change) => {
    if (change.kind !== 'set') return [];
    const { path, value: mine, was: theirs } = change;
    const typed = sets.find((operation) => operation.path === path);
    const isSeen = typed === undefined || isSameButSpace(typed.was, theirs);
    return isSeen ? [] : [{ id: newEntryId(), path, mine, theirs }];
  });
}
