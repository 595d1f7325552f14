import { draftKeys, readDrafts, removeDraft } from '../autosave/draft-storage.ts';
import type { DeviceItem } from './device-item.ts';
import { randomId } from './tab.ts';

/**
 * The tab under which drafts of earlier releases are stored: `pending` is `{ oldDraft }`, as that
 * release wrote it.
 */
export const oldDraftTab = 'before-device-store';

/** The kinds of drafts that are read from the device's store. */
const movedKinds = Object.keys(draftKeys) as (keyof typeof draftKeys)[];

type Put = (item: DeviceItem, tab: string, pending: unknown) => Promise<{ kind: string }>;

/**
 * Moves an account's drafts from `localStorage` to the store, removing each there once it is on the
 * disk.
 */
export async function moveOldDrafts(userId: string, put: Put): Promise<void> {
  for (const kind of movedKinds)
    for (const [name, oldDraft] of draftsOf(userId, kind)) {
      const item = itemOf(kind, name, userId);
      if (!item) continue;
      // Saved drafts are also on the server, so they are not moved.
      const isNews = Object(oldDraft).saved !== true;
      const state = isNews ? await put(item, oldDraftTab, { oldDraft }) : undefined;
      if (state?.kind === 'kept' || !isNews) removeDraft(draftKeys[kind], name);
    }
}

function draftsOf(userId: string, kind: keyof typeof draftKeys): [string, unknown][] {
  const all = readDrafts(draftKeys[kind]);
  // An older format: a single draft with its user's id.
  if (kind === 'profile' && all.userId === userId && all.changes !== undefined)
    return [['changes', all.changes]];
  return Object.entries(all);
}

/** The item of a draft by its old name; undefined if it belongs to another account. */
function itemOf(
  kind: keyof typeof draftKeys,
  name: string,
  userId: string,
): DeviceItem | undefined {
  if (kind === 'profile') return name === userId || name === 'changes' ? 'profile' : undefined;
  if (!name.startsWith(`${userId}/`)) return undefined;
  const id = name.slice(userId.length + 1);
  if (kind === 'letters') return `letter/${id}`;
  return `resume/${id === 'new' ? `new-${randomId()}` : id}`;
}
