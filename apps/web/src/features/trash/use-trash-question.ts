import { trashRoutes } from '@folio/contract/trash';
import { useState } from 'react';
import { api } from '../../lib/api-client.ts';
import type { ToastMessage } from '../../ui/toast.ts';
import { trashCopy } from './trash.copy.ts';

/** A row of the list: a resume, letter or application, with its actions. */
export type Item = {
  id: string;
  name: string;
  about: string;
  trashedAt: string;
  deletesAt: string;
  restore: () => Promise<unknown>;
  remove: () => Promise<unknown>;
  restored: ToastMessage;
};

/** An action on one item or on all items. Only one action per `id` runs at a time. */
export type Deed = {
  id: string;
  work: () => Promise<unknown>;
  done: ToastMessage;
  failed: string;
};

/**
 * The question before items are deleted permanently. It refers to the list at the time it was
 * opened, even if a newer list has loaded since.
 */
export function useTrashQuestion(items: readonly Item[] | undefined, act: (deed: Deed) => void) {
  const [asked, setAsked] = useState<Item | readonly Item[]>();
  const isAll = Array.isArray(asked);
  return {
    isOpen: asked !== undefined,
    /** Undefined if the question is about all items. */
    item: isAll ? undefined : (asked as Item | undefined),
    askAboutAll: () => setAsked(items ?? []),
    askAbout: (item: Item) => setAsked(item),
    close: () => setAsked(undefined),
    confirm() {
      setAsked(undefined);
      const failed = trashCopy.deleteFailed;
      if (isAll) act({ id: 'all', work: () => empty(asked), done: trashCopy.emptied, failed });
      else if (asked) {
        const { id, remove: work } = asked as Item;
        act({ id, work, done: trashCopy.deleted, failed });
      }
    },
  };
}

/** Items that were deleted after the list was loaded are not in it, so they stay. */
const empty = (items: readonly Item[]) => {
  const until = items
    .map(({ trashedAt }) => trashedAt)
    .toSorted()
    .at(-1);
  return api(trashRoutes.empty, { querystring: { until } });
};
