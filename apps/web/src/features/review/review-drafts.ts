import { z } from 'zod';
import { openDeviceStore, reviewerId } from '../../lib/device-store/device-store.ts';
import { StoredForm } from '../../lib/device-store/stored-form.ts';
import { pageNow } from '../../lib/device-store/tab.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';

const Draft = z.object({
  kind: z.enum(['comment', 'wording']),
  after: z.string(),
  reason: z.string(),
  /** The quoted words, and the whole text when the draft was started. */
  quote: z.string(),
  before: z.string(),
});
/** A note that is not sent. */
export type Draft = z.infer<typeof Draft>;
const Drafts = z.array(z.tuple([z.string(), Draft]));

export type ReviewDrafts = ReturnType<typeof openDrafts>;

/**
 * A reviewer's drafts for a link, by the path of their text. They survive closing the card or tab,
 * and the link's expiry. They are in `localStorage`, like the pass that identifies the reviewer.
 * Browsers write that to the disk many seconds late, so the database has a copy, which is used
 * after a crash if its timestamp is later. The database may lack the latest draft, if it had no
 * room.
 */
export function openDrafts(token: string, device = openDeviceStore(reviewerId)) {
  const key = `review-drafts-${token.slice(0, 16)}`;
  const momentKey = `${key}-at`;
  const onDisk = new StoredForm(device, `form/${key}`, { drafts: '', at: '' });
  const read = () => Drafts.safeParse(readStored(localStorage, key)).data;
  // The previous release stored them in the tab.
  const old = read() ? undefined : Drafts.safeParse(readStored(sessionStorage, key)).data;
  const drafts = new Map(old ?? read());
  const touched = new Set(old?.map(([path]) => path));
  /** Takes in drafts that another tab has written, sent or dropped meanwhile. */
  const takeOthers = () => {
    const stored = new Map(read());
    for (const path of [...drafts.keys()])
      if (!touched.has(path) && !stored.has(path)) drafts.delete(path);
    for (const [path, draft] of stored) if (!touched.has(path)) drafts.set(path, draft);
  };
  const change = (path: string, draft?: Draft) => {
    touched.add(path);
    takeOthers();
    drafts.delete(path);
    if (draft) drafts.set(path, draft);
    if (drafts.size === 0) localStorage.removeItem(key);
    else writeStored(localStorage, key, [...drafts]);
    sessionStorage.removeItem(key);
    const at = pageNow();
    writeStored(localStorage, momentKey, at);
    onDisk.keep({ drafts: JSON.stringify([...drafts]), at: String(at) });
  };
  const restore = async () => {
    const found = await onDisk.read().catch(() => undefined);
    const at = Number(found?.at);
    if (!found || at <= Number(readStored(localStorage, momentKey) ?? 0)) return;
    writeStored(localStorage, key, readStored({ getItem: () => found.drafts }, key));
    writeStored(localStorage, momentKey, at);
    takeOthers();
  };
  return {
    /** Resolves once drafts that only the database has are restored. */
    restored: restore(),
    /** To be called when the drafts are unmounted: stores pending changes at once. */
    flush: onDisk.flush,
    get: (path: string): Draft | undefined => drafts.get(path),
    /** An empty draft is removed. */
    keep: (path: string, draft: Draft): void =>
      change(path, textOf(draft) === '' ? undefined : draft),
    forget: (path: string): void => change(path),
    /** The draft that was edited last. */
    latest: (): { path: string; draft: Draft } | undefined => {
      const [path, draft] = [...drafts].at(-1) ?? [];
      return path === undefined || draft === undefined ? undefined : { path, draft };
    },
    texts: (): string[] => [...drafts.values()].map(textOf),
  };
}

const textOf = ({ kind, after, before, reason }: Draft): string =>
  [kind === 'wording' && after !== before ? after : '', reason.trim()].filter(Boolean).join('\n');
