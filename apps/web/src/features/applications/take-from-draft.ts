import { z } from 'zod';
import type { DeviceStore } from '../../lib/device-store/device-store.ts';

const Draft = z.looseObject({ changes: z.record(z.string(), z.unknown()) });

/** Removes fields from a closed page's draft, so that an undone edit is not sent later. */
export async function takeFromDraft(
  store: DeviceStore,
  id: string,
  fields: readonly string[],
): Promise<void> {
  const item = `application/${id}` as const;
  const { pending } = await store.loadItem(item);
  const { data: draft } = Draft.safeParse(pending.find(({ tab }) => tab === store.tab)?.pending);
  if (!draft) return;
  const left = Object.entries(draft.changes).filter(([field]) => !fields.includes(field));
  const rest = left.length > 0 ? { ...draft, changes: Object.fromEntries(left) } : undefined;
  await store.putPending(item, rest);
}
