import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what a change has made old, also where the first answer is still on its way:
 * TanStack Query takes that one as the newest, although it may have been read before the change.
 */
export async function refreshQueries(
  client: QueryClient,
  isOld: (query: Query) => boolean,
): Promise<void> {
  await client.cancelQueries({
    predicate: (query) => query.state.data === undefined && query.isActive() && isOld(query),
  });
  await client.invalidateQueries({ predicate: isOld });
}

/** Asks again for all whose keys begin with one of these names. */
export const refreshKeys = (client: QueryClient, ...keys: (readonly [string])[]): Promise<void> =>
  refreshQueries(client, ({ queryKey: [first] }) => keys.some(([name]) => name === first));
