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

type Act = (work: () => Promise<unknown>, done: ToastMessage, failed: string) => void;

/**
 * The question before something is deleted permanently. It concerns the list as it was when the
 * question opened, even if a newer one has loaded since.
 */
export function useTrashQuestion(items: readonly Item[] | undefined, act: Act) {
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
      if (isAll) act(() => empty(asked), trashCopy.emptied, trashCopy.deleteFailed);
      else if (asked) act((asked as Item).remove, trashCopy.deleted, trashCopy.deleteFailed);
    },
  };
}

/** Items that were deleted after this list was loaded are not in it, and stay. */
const empty = (items: readonly Item[]) => {
  const until = items
    .map(({ trashedAt }) => trashedAt)
    .toSorted()
    .at(-1);
  return api(trashRoutes.empty, { querystring: { until } });
};
