import { z } from 'zod';
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
 * A reviewer's drafts for a link, by the path of their text. They survive a closed card, a reload
 * and the link's end, and belong to the tab, as all of a visitor's forms do.
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
    /** An empty draft is removed. */
    keep: (path: string, draft: Draft): void => {
      drafts.delete(path);
      if (textOf(draft) !== '') drafts.set(path, draft);
      store();
    },
    forget: (path: string): void => {
      drafts.delete(path);
      store();
    },
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
