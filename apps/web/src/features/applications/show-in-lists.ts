import type { ApplicationSummary } from '@folio/contract/applications';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { lettersKey } from '../../lib/letters/letters.queries.ts';
import { trashKey } from '../../lib/query-keys.ts';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';

const listHash = hashKey(applicationListQuery().queryKey);

/** The queries that contain applications: letters name theirs, and the trash lists deleted ones. */
const showing: ReadonlySet<unknown> = new Set([...applicationsKey, ...lettersKey, ...trashKey]);
const showsApplications = ({ queryKey: [first] }: Query): boolean => showing.has(first);

type News = {
  removed?: readonly string[];
  /** Whether the list may be outdated, so that it is refetched. */
  isListUnsure?: boolean;
  /** Queries that are already up to date, and not refetched. */
  knows?: (query: Query) => boolean;
};

/** Updates all queries that contain these applications to the server's state. */
export function showInLists(
  client: QueryClient,
  changed: readonly ApplicationSummary[],
  { removed = [], isListUnsure = false, knows = () => false }: News = {},
): void {
  const list = client.getQueryData(applicationListQuery().queryKey) ?? [];
  const known = new Map(list.map((one) => [one.id, one]));
  // The sent documents have changed, and the response doesn't include them.
  const isSentUnsure = changed.some(({ id, sentAs, keeping, resumeId }) => {
    const before = known.get(id);
    return sentAs === undefined && before && (keeping || before.resumeId !== resumeId);
  });
  const withSent = changed.map((one) => ({ sentAs: known.get(one.id)?.sentAs, ...one }));
  showInList(client, withSent, removed);
  // A response in flight may be older.
  const isLoading =
    client.getQueryState(applicationListQuery().queryKey)?.fetchStatus === 'fetching';
  const isListOld = isListUnsure || isLoading || isSentUnsure;
  void refreshQueries(
    client,
    (query) =>
      showsApplications(query) && !knows(query) && (query.queryHash !== listHash || isListOld),
  );
}

/** Refetches after another tab has sent changes. */
export const askForListsAgain = (client: QueryClient): Promise<void> =>
  refreshQueries(client, showsApplications);

/** Updates these applications in the loaded list, instead of refetching thousands. */
function showInList(
  client: QueryClient,
  changed: readonly ApplicationSummary[],
  removed: readonly string[],
): void {
  client.setQueryData(applicationListQuery().queryKey, (list) => {
    if (!list) return list;
    const others = new Set([...removed, ...changed.map(({ id }) => id)]);
    return [...list.filter(({ id }) => !others.has(id)), ...changed].toSorted((one, other) =>
      one.id < other.id ? 1 : -1,
    );
  });
}
