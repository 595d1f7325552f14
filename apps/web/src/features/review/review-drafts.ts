import { z } from 'zod';
import { readStored, writeStored } from '../../lib/stored-json.ts';

const Draft = z.object({
  kind: z.enum(['comment', 'wording']),
  after: z.string(),
  reason: z.string(),
  /** The words that it is about, and the whole text as it stood when it was begun. */
  quote: z.string(),
  before: z.string(),
});
/** A note that is not sent. */
export type Draft = z.infer<typeof Draft>;
const Drafts = z.array(z.tuple([z.string(), Draft]));

export type ReviewDrafts = ReturnType<typeof openDrafts>;

/**
 * What was begun by a link, by the path of its text. It outlives a card that is closed, a reload, and a
 * link that ends meanwhile; like every form of a visitor it belongs to its tab.
 */
export function openDrafts(token: string) {
  const key = `review-drafts-${token.slice(0, 16)}`;
  const drafts = new Map(Drafts.safeParse(readStored(sessionStorage, key)).data);
  const store = () =>
    drafts.size === 0
      ? sessionStorage.removeItem(key)
      : writeStored(sessionStorage, key, [...drafts]);
  return {
    get: (path: string): Draft | undefined => drafts.get(path),
    /** With nothing in it, there is none. */
    keep: (path: string, draft: Draft): void => {
      drafts.delete(path);
      if (textOf(draft) !== '') drafts.set(path, draft);
      store();
    },
    forget: (path: string): void => {
      drafts.delete(path);
      store();
    },
    /** The one that was written on last. */
    latest: (): { path: string; draft: Draft } | undefined => {
      const [path, draft] = [...drafts].at(-1) ?? [];
      return path === undefined || draft === undefined ? undefined : { path, draft };
    },
    texts: (): string[] => [...drafts.values()].map(textOf),
  };
}

const textOf = ({ kind, after, before, reason }: Draft): string =>
  [kind === 'wording' && after !== before ? after : '', reason.trim()].filter(Boolean).join('\n');
