import { type ApplicationStatus, applicationLimits } from '@folio/contract/application-fields';
import {
  type Application,
  type ApplicationSummary,
  applicationRoutes,
} from '@folio/contract/applications';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { applicationsCopy, countOf, localToday, statusNames } from './applications.copy.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';

type Change = {
  /** What is shown at once; null takes them out of the list. */
  ids: readonly string[];
  shown: Partial<ApplicationSummary> | null;
  /** Gives those that it changed, as they then are. */
  send: () => Promise<ApplicationSummary[]>;
  done: (changed: readonly ApplicationSummary[]) => ToastMessage;
  failed: string;
};

const mutationKey = ['application change'] as const;

/** Changes of applications from wherever they are listed: shown at once, gone again if they fail. */
export function useApplicationChanges() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: of two steps of a card, the later must be answered last.
    scope: { id: mutationKey[0] },
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (changed, { ids, shown, done }) => {
      showInList(client, changed, shown === null ? ids : []);
      for (const id of ids)
        void client.invalidateQueries({ queryKey: [...applicationsKey, 'one', id] });
      // What was so already may be otherwise than this list has it.
      if (shown !== null && changed.length < ids.length)
        void client.invalidateQueries({ queryKey: applicationListQuery().queryKey });
      toast(done(changed));
    },
    onError: (error, change) => {
      const retry = { label: 'Retry', onClick: () => mutate(change) };
      const description = describeError(error);
      toast({ tone: 'error', title: change.failed, description, action: retry });
      void client.invalidateQueries({ queryKey: applicationsKey });
    },
  });

  const undoStatus = (ids: readonly string[]) =>
    mutate({
      ids,
      shown: {},
      send: () => inParts(ids, (part) => api(applicationRoutes.undoStatus, { body: part })),
      done: () => applicationsCopy.undone,
      failed: applicationsCopy.statusFailed,
    });
  const setStatus = (ids: readonly string[], status: ApplicationStatus) => {
    const day = localToday();
    mutate({
      ids,
      shown: { status, statusDay: day },
      send: () =>
        inParts(ids, (part) =>
          api(applicationRoutes.setStatus, { body: { ...part, status, day } }),
        ),
      done: (changed) => ({
        tone: 'good',
        title: `${ids.length > 1 ? countOf(ids.length) : 'Moved'} to ${statusNames[status]}`,
        // Those that had this status before keep it.
        ...(changed.length > 0 && {
          action: { label: 'Undo', onClick: () => undoStatus(changed.map(({ id }) => id)) },
        }),
      }),
      failed: applicationsCopy.statusFailed,
    });
  };
  const restore = (ids: readonly string[]) =>
    mutate({
      ids,
      shown: {},
      send: () => inParts(ids, (part) => api(applicationRoutes.restore, { body: part })),
      done: () => applicationsCopy.restored,
      failed: applicationsCopy.restoreFailed,
    });
  const remove = (ids: readonly string[]) =>
    mutate({
      ids,
      shown: null,
      send: async () => {
        for (const part of partsOf(ids)) await api(applicationRoutes.trash, { body: part });
        return [];
      },
      done: () => ({
        tone: 'good',
        title: `${countOf(ids.length)} deleted`,
        description: applicationsCopy.deletedHint,
        action: { label: 'Undo', onClick: () => restore(ids) },
      }),
      failed: applicationsCopy.deleteFailed,
    });
  return { setStatus, remove };
}

/** As many as may be changed at once. */
const partsOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / applicationLimits.atOnce) }, (_, part) => ({
    ids: ids.slice(part * applicationLimits.atOnce, (part + 1) * applicationLimits.atOnce),
  }));

async function inParts(
  ids: readonly string[],
  send: (part: { ids: string[] }) => Promise<{ data: ApplicationSummary[] }>,
): Promise<ApplicationSummary[]> {
  const changed: ApplicationSummary[] = [];
  for (const part of partsOf(ids)) changed.push(...(await send(part)).data);
  return changed;
}

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

/** An application as a list has it. */
export function toSummary({
  link: _link,
  jobDescription: _job,
  notes: _notes,
  contacts: _contacts,
  events: _events,
  leftOut: _leftOut,
  preparation: _preparation,
  ...summary
}: Application): ApplicationSummary {
  return summary;
}

/** A list with the changes that are on their way. */
export function useShownChanges(
  list: readonly ApplicationSummary[] | undefined,
): readonly ApplicationSummary[] | undefined {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change | undefined,
  });
  return useMemo(
    () =>
      list && changes.reduce((shown, change) => (change ? withChange(shown, change) : shown), list),
    [list, changes],
  );
}

function withChange(
  list: readonly ApplicationSummary[],
  { ids, shown }: Change,
): readonly ApplicationSummary[] {
  const meant = new Set(ids);
  if (shown === null) return list.filter(({ id }) => !meant.has(id));
  return list.map((one) => (meant.has(one.id) ? { ...one, ...shown } : one));
}
