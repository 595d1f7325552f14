import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches queries that a change has outdated, including those whose first response is still
 * pending: TanStack Query would take that response as current, although it may have been read
 * before the change.
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

/** Refetches all queries whose keys begin with one of these names. */
export const refreshKeys = (client: QueryClient, ...keys: (readonly [string])[]): Promise<void> =>
  refreshQueries(client, ({ queryKey: [first] }) => keys.some(([name]) => name === first));
