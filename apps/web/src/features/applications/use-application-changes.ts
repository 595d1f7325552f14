import type { ApplicationEvent, ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { newId } from '@folio/contract/new-id';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { describeError } from '../../lib/error-copy.ts';
import { useUser } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { toast } from '../../ui/toast.ts';
import {
  addition,
  type Change,
  fieldsChange,
  type NextStep,
  noteChange,
  noteRemoval,
  removal,
  statusChange,
  stepChange,
} from './application-changes.ts';
import type { Edit } from './application-draft.ts';
import { applicationsCopy } from './applications.copy.ts';
import { applicationListQuery, applicationQuery, applicationsKey } from './applications.queries.ts';
import { keepingWords } from './keeping.copy.ts';
import { withQueued } from './outbox/queued-change.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { takeFromDraft } from './take-from-draft.ts';
import { toSummary } from './to-summary.ts';
import { noteStep } from './undo-steps.ts';

/**
 * Commands that change applications: shown at once, kept on the device until the server has saved
 * them, and reverted if it refuses. Each can be undone by its notification, and by Ctrl+Z during
 * the session.
 */
export function useApplicationChanges() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const outbox = useOutbox();
  const { mutate, isPending } = useMutation({
    mutationKey: applicationChangeKey,
    mutationFn: ({ change, onKept }: Change & Kept) => outbox.make(change, onKept),
    onSuccess: (sent, change) => {
      const { done, undo, isAgain } = change;
      const { id } = sent;
      const changed = sent.kind === 'sent' ? sent.changed : undefined;
      const back = undo?.change(changed?.map((one) => one.id));
      const undoStep =
        back &&
        noteStep(userId, undo?.label ?? '', {
          isAgain,
          // A change that was never sent is removed from the queue.
          undo: async () => {
            if (!(await outbox.cancel(id))) mutate(back);
            else toast(applicationsCopy.takenBack);
          },
          redo: () => mutate({ ...change, isAgain: true }),
        });
      if (!done) return;
      const { link, ...message } = done(changed ?? []);
      toast({
        ...message,
        ...(link && { link }),
        ...(changed ? {} : { description: applicationsCopy.waits }),
        ...(undoStep && { action: { label: t('Undo'), onClick: undoStep } }),
      });
    },
    onError: (error, change) => {
      const retry = { label: t('Retry'), onClick: () => mutate(change) };
      const description = describeError(error);
      toast({ tone: 'error', title: change.failed, description, action: retry });
      void client.invalidateQueries({ queryKey: applicationsKey });
    },
  });
  /**
   * The applications with their queued changes. One that is missing in the list may be loaded by
   * its page.
   */
  const shown = (ids: readonly string[]) => {
    const listed = withIds(client.getQueryData(applicationListQuery().queryKey) ?? [], ids);
    const isListed = new Set(listed.map(({ id }) => id));
    const others = ids.flatMap((id) => {
      const one = isListed.has(id) ? undefined : client.getQueryData(applicationQuery(id).queryKey);
      return one ? [toSummary(one)] : [];
    });
    return withIds(withQueued([...listed, ...others], outbox.queued), ids);
  };

  return {
    setStatus: (ids: readonly string[], status: ApplicationStatus) =>
      mutate(statusChange(shown(ids), ids, status)),
    setNextStep: (ids: readonly string[], step: NextStep) => mutate(stepChange(shown(ids), step)),
    remove: (ids: readonly string[]) => mutate(removal(shown(ids), ids)),
    /**
     * For a new application that is not sent yet: the server needs its resume before the change to
     * 'applied'.
     */
    setResume: (id: string, resumeId: string | null) => {
      const { change, failed } = fieldsChange(id, { resumeId }, applicationsCopy.editRedone);
      mutate({ change, failed });
    },
    addNote: (id: string, event: ApplicationEvent, onAdded: () => void) =>
      // The page may be left before the answer: a note left in its form would be added twice.
      mutate({ ...noteChange(id, event), onKept: onAdded }, { onSuccess: onAdded }),
    removeNote: (id: string, event: ApplicationEvent) => mutate(noteRemoval(id, event)),
    /** Adds a page's edits to the undo history, when it is left. */
    noteEdit: (id: string, { before, after }: Edit) => {
      const names = Object.keys(before);
      if (names.length === 0) return;
      const undoing = fieldsChange(id, before, applicationsCopy.editUndone);
      const again = fieldsChange(id, after, applicationsCopy.editRedone);
      noteStep(userId, 'edit', {
        undo: async () => {
          await takeFromDraft(openDeviceStore(userId), id, names);
          mutate(undoing);
        },
        redo: () =>
          mutate({ ...again, isAgain: true, undo: { label: 'edit', change: () => undoing } }),
      });
    },
    isPending,
  };
}

/** Called when the change is on the device, before it is sent. */
type Kept = { onKept?: () => unknown };

type Adding = {
  /** Called when the application is stored on the device. */
  onKept: () => unknown;
  onAdded: (id: string) => void;
  onRefused: () => void;
};

/** Adds an application on the device at once, and on the server when it can be reached. */
export function useAddApplication({ onKept, onAdded, onRefused }: Adding) {
  const outbox = useOutbox();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change }: Change) => outbox.make(change, onKept),
    onError: onRefused,
    onSuccess: (sent, { change: { ids } }) => {
      if (sent.kind === 'sent') {
        const { link, description } = keepingWords(sent.changed);
        if (link) toast({ title: applicationsCopy.jobAdded, description, link });
      } else toast({ title: applicationsCopy.jobAdded, description: applicationsCopy.waits });
      for (const id of ids) onAdded(id);
    },
  });
  const add = (fields: Parameters<typeof addition>[1]) => mutate(addition(newId(), fields));
  return { add, isPending, error };
}

const withIds = (list: readonly ApplicationSummary[], ids: readonly string[]) => {
  const meant = new Set(ids);
  return list.filter(({ id }) => meant.has(id));
};

const applicationChangeKey = ['application change'];

/** Resolves when all running changes are answered, and so are in the undo history. */
export function changesAnswered(client: QueryClient): Promise<void> {
  const isIdle = () => client.isMutating({ mutationKey: applicationChangeKey }) === 0;
  if (isIdle()) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = client.getMutationCache().subscribe(() => {
    if (!isIdle()) return;
    stop();
    resolve();
  });
  return promise;
}
