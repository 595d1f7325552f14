import type { Moment } from '@folio/contract/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { type ToastMessage, toast } from '../../ui/toast.ts';
import { historyCopy } from './history.copy.ts';
import type { HistoryChange, HistorySource } from './history-source.ts';

/** A document's versions and its current state; never cached, since both may change elsewhere. */
export function useHistory<D>({ key, list, now }: HistorySource<D>) {
  const moments = useQuery({ queryKey: ['history', ...key, 'list'], queryFn: list, staleTime: 0 });
  const current = useQuery({ queryKey: ['history', ...key, 'now'], queryFn: now, staleTime: 0 });
  return { moments, current };
}

/** A version is immutable but for its name. */
export const useMoment = <D>({ key, read }: HistorySource<D>, id: string | undefined) =>
  useQuery({
    queryKey: ['history', ...key, 'moment', id],
    queryFn: () => read(id ?? ''),
    enabled: id !== undefined,
  });

/** Actions on a version, each with its notification. */
export function useMomentActions<D>(source: HistorySource<D>, onCopied: (id: string) => void) {
  const client = useQueryClient();
  const act = <T>(work: () => Promise<T>, done: (result: T) => ToastMessage, failed: string) => ({
    work: async () => {
      const result = await work();
      // It may be displayed in any list, and in the editor.
      await client.invalidateQueries();
      toast(done(result));
      return result;
    },
    failed,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ work }: { name: string; work: () => Promise<unknown>; failed: string }) =>
      work(),
    onError: (error, { failed }) =>
      toast({ tone: 'error', title: failed, description: describeError(error) }),
  });
  const undo = () =>
    mutate({
      name: 'undo',
      ...act(
        async () => {
          const before = (await source.list()).find(({ kind }) => kind === 'restore');
          if (before) await source.restore(before.id);
        },
        () => historyCopy.undone,
        historyCopy.restoreFailed,
      ),
    });
  return {
    running: isPending ? variables.name : undefined,
    restore: ({ id }: Moment) =>
      mutate({
        name: 'restore',
        ...act(
          () => source.restore(id),
          () => ({ ...historyCopy.restored, action: { label: t('Undo'), onClick: undo } }),
          historyCopy.restoreFailed,
        ),
      }),
    /** The replaced version is kept, as with every restore. */
    restorePart: (then: D, { key, place }: HistoryChange) =>
      mutate({
        name: 'restore part',
        ...act(
          () => source.restorePart(then, key),
          () => ({
            ...historyCopy.partRestored,
            description: place,
            action: { label: t('Undo'), onClick: undo },
          }),
          historyCopy.restoreFailed,
        ),
      }),
    copy: ({ id }: Moment) =>
      mutate({
        name: 'copy',
        ...act(
          async () => onCopied((await source.copy?.(id)) ?? ''),
          () => historyCopy.copied,
          historyCopy.copyFailed,
        ),
      }),
    /** Names a version, or the current document if none is given. */
    name: (moment: Moment | undefined, name: string) =>
      mutate({
        name: 'name',
        ...act(
          () => (moment ? source.rename(moment.id, name || null) : source.keep(name)),
          () => (name ? historyCopy.named : historyCopy.unnamed),
          historyCopy.nameFailed,
        ),
      }),
  };
}
