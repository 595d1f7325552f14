import type { ApplicationEvent, ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/error-copy.ts';
import { useUser } from '../../lib/session.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import type { TypedFields } from './application-draft.ts';
import { applicationsCopy, countOf, localToday, statusNames } from './applications.copy.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';
import { keepingWords } from './keeping.copy.ts';
import { openOutbox } from './outbox/outbox.ts';
import type { NewChange } from './outbox/queued-change.ts';
import { noteStep } from './undo-steps.ts';

type Change = {
  change: NewChange;
  /** What is said once the server has it, of those to which it was news. */
  done?: (changed: readonly ApplicationSummary[]) => ToastMessage;
  failed: string;
  /** What takes it back of those that it has changed, and what is said of it; an undo has none. */
  undo?: { label: string; change: (ids: string[]) => Change | undefined };
};

/**
 * Changes of applications from wherever they are listed: shown at once, kept on the device until the
 * server has them, gone again if it refuses. Each can be taken back: by its notification, and by Ctrl+Z
 * for as long as the session lasts.
 */
export function useApplicationChanges() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const outbox = openOutbox(userId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ change }: Change) => outbox.make(change),
    onSuccess: (sent, { change, done, undo }) => {
      const { id } = sent;
      const changed = sent.kind === 'sent' ? sent.changed : undefined;
      const back = undo?.change(
        changed && change.kind !== 'trash' ? changed.map(idOf) : change.ids,
      );
      const takeBack =
        back &&
        noteStep(userId, undo?.label ?? '', () => {
          // What still waits here is taken back here.
          void outbox.takeBack(id).then((isHere) => {
            if (!isHere) mutate(back);
            else toast(applicationsCopy.takenBack);
          });
        });
      if (!done) return;
      const { link, ...said } = done(changed ?? []);
      toast({
        ...said,
        ...(link && { link }),
        ...(changed ? {} : { description: applicationsCopy.waits }),
        ...(takeBack && { action: { label: 'Undo', onClick: takeBack } }),
      });
    },
    onError: (error, change) => {
      const retry = { label: 'Retry', onClick: () => mutate(change) };
      const description = describeError(error);
      toast({ tone: 'error', title: change.failed, description, action: retry });
      void client.invalidateQueries({ queryKey: applicationsKey });
    },
  });
  const listed = () => client.getQueryData(applicationListQuery().queryKey) ?? [];

  return {
    setStatus: (ids: readonly string[], status: ApplicationStatus) =>
      mutate(statusChange(withIds(listed(), ids), ids, status)),
    setNextStep: (ids: readonly string[], step: NextStep) =>
      mutate(stepChange(withIds(listed(), ids), step)),
    remove: (ids: readonly string[]) => mutate(removal(withIds(listed(), ids), ids)),
    addNote: (id: string, event: ApplicationEvent, onAdded: () => void) =>
      mutate(noteChange(id, event), { onSuccess: onAdded }),
    removeNote: (id: string, event: ApplicationEvent) => mutate(noteRemoval(id, event)),
    /** Puts what was typed into one back, once its page is left. */
    noteEdit: (id: string, fields: Partial<TypedFields>) => {
      if (Object.keys(fields).length > 0)
        noteStep(userId, 'edit', () => mutate(fieldsChange(id, fields)));
    },
    isPending,
  };
}

export type NextStep = Pick<ApplicationSummary, 'nextStep' | 'nextStepDay'>;

const withIds = (list: readonly ApplicationSummary[], ids: readonly string[]) => {
  const meant = new Set(ids);
  return list.filter(({ id }) => meant.has(id));
};

const idOf = ({ id }: { id: string }) => id;

function statusChange(
  before: readonly ApplicationSummary[],
  all: readonly string[],
  status: ApplicationStatus,
): Change {
  const day = localToday();
  const ids = [...all];
  const was = new Map(before.map((one) => [one.id, one]));
  return {
    change: {
      kind: 'status',
      ids,
      status,
      day,
      shown: ids.map((id) => ({ id, status, statusDay: day })),
    },
    done: (changed) => ({
      tone: 'good',
      title: `${ids.length > 1 ? countOf(ids.length) : 'Moved'} to ${statusNames[status]}`,
      ...keepingWords(changed),
    }),
    failed: applicationsCopy.statusFailed,
    undo: {
      label: `move to ${statusNames[status]}`,
      // Those that had this status before keep it.
      change: (moved) => {
        if (moved.length === 0) return undefined;
        const shown = moved.flatMap((id) => {
          const { status: old, statusDay } = was.get(id) ?? {};
          return old && statusDay ? [{ id, status: old, statusDay }] : [];
        });
        return {
          change: { kind: 'undo-status', ids: moved, status, shown },
          done: () => applicationsCopy.undone,
          failed: applicationsCopy.statusFailed,
        };
      },
    },
  };
}

function stepChange(before: readonly ApplicationSummary[], step: NextStep): Change {
  const changeOf = (all: readonly (NextStep & { id: string })[]): Change['change'] => {
    const steps = all.map(({ id, nextStep, nextStepDay }) => ({ id, nextStep, nextStepDay }));
    return { kind: 'next-step', ids: steps.map(({ id }) => id), steps, shown: steps };
  };
  return {
    change: changeOf(before.map(({ id }) => ({ id, ...step }))),
    done: () => ({ tone: 'good', title: `Next step set for ${countOf(before.length)}` }),
    failed: applicationsCopy.stepFailed,
    undo: {
      label: 'next step',
      change: () => ({
        change: changeOf(before),
        done: () => applicationsCopy.stepUndone,
        failed: applicationsCopy.stepFailed,
      }),
    },
  };
}

function removal(before: readonly ApplicationSummary[], all: readonly string[]): Change {
  const ids = [...all];
  return {
    change: { kind: 'trash', ids, shown: [] },
    done: () => ({
      tone: 'good',
      title: `${countOf(ids.length)} deleted`,
      description: applicationsCopy.deletedHint,
    }),
    failed: applicationsCopy.deleteFailed,
    undo: {
      label: 'delete',
      change: () => ({
        change: { kind: 'restore', ids, shown: [...before] },
        done: () => applicationsCopy.restored,
        failed: applicationsCopy.restoreFailed,
      }),
    },
  };
}

const noteChange = (id: string, event: ApplicationEvent): Change => ({
  change: { kind: 'note', ids: [id], event, shown: [] },
  failed: applicationsCopy.timelineFailed,
});

function fieldsChange(id: string, fields: Partial<TypedFields>): Change {
  const { role, company, place, pay, source, nextStep, nextStepDay, resumeId } = fields;
  const listed = { role, company, place, pay, source, nextStep, nextStepDay, resumeId };
  const known = Object.entries(listed).filter(([, value]) => value !== undefined);
  return {
    change: { kind: 'fields', ids: [id], fields, shown: [{ id, ...Object.fromEntries(known) }] },
    done: () => applicationsCopy.editUndone,
    failed: applicationsCopy.editFailed,
  };
}

const noteRemoval = (id: string, event: ApplicationEvent): Change => ({
  change: { kind: 'note-removed', ids: [id], eventId: event.id, shown: [] },
  done: () => applicationsCopy.noteRemoved,
  failed: applicationsCopy.timelineFailed,
  undo: { label: 'removal of a note', change: () => noteChange(id, event) },
});

/** What the server has said of some, in the list that is loaded: thousands need not be asked for again. */
export function showInList(
  client: QueryClient,
  changed: readonly ApplicationSummary[],
  removed: readonly string[] = [],
): void {
  client.setQueryData(applicationListQuery().queryKey, (list) => {
    if (!list) return list;
    const others = new Set([...removed, ...changed.map(({ id }) => id)]);
    return [...list.filter(({ id }) => !others.has(id)), ...changed].toSorted((one, other) =>
      one.id < other.id ? 1 : -1,
    );
  });
}
