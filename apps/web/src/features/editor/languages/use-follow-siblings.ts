import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchAccount } from '../../../lib/account-events.ts';
import { languagesKey } from '../../../lib/languages/languages.queries.ts';
import { onceAtATime } from '../../../lib/once-at-a-time.ts';

/**
 * Refetches siblings when one was saved, at most two seconds later, and when a save may have been
 * missed: after a sleep or without a stream, while nobody would tell of it.
 */
export function useFollowSiblings(ids: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (ids === '') return undefined;
    const refetch = onceAtATime(() => client.invalidateQueries({ queryKey: languagesKey }));
    return watchAccount({
      onSaved: ({ kind, id }) => {
        if (kind === 'resume' && ids.split(' ').includes(id)) void refetch();
      },
      onGap: () => void refetch(),
    });
  }, [ids, client]);
}
