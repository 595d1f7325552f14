import type { ApplicationSummary } from '@folio/contract/applications';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { lettersKey } from '../../lib/letters/letters.queries.ts';
import { trashKey } from '../../lib/query-keys.ts';
import { refreshQueries } from '../../lib/refresh-queries.ts';
import { applicationListQuery, applicationsKey } from './applications.queries.ts';

const listHash = hashKey(applicationListQuery().queryKey);

/** Letters say what they are for, and what is deleted is in the trash. */
const showing: ReadonlySet<unknown> = new Set([...applicationsKey, ...lettersKey, ...trashKey]);
const showsApplications = ({ queryKey: [first] }: Query): boolean => showing.has(first);

type News = {
  removed?: readonly string[];
  /** Whether the list may be wrong about others, too. */
  isListUnsure?: boolean;
  /** Which others are not asked for again. */
  knows?: (query: Query) => boolean;
};

/** Whatever shows applications hears of what the server has now, wherever it is. */
export function showInLists(
  client: QueryClient,
  changed: readonly ApplicationSummary[],
  { removed = [], isListUnsure = false, knows = () => false }: News = {},
): void {
  showInList(client, changed, removed);
  // One that is on its way may be older.
  const isLoading =
    client.getQueryState(applicationListQuery().queryKey)?.fetchStatus === 'fetching';
  const isListOld = isListUnsure || isLoading;
  void refreshQueries(
    client,
    (query) =>
      showsApplications(query) && !knows(query) && (query.queryHash !== listHash || isListOld),
  );
}

/** What another tab has sent is otherwise than the lists of this one have it. */
export const askForListsAgain = (client: QueryClient): Promise<void> =>
  refreshQueries(client, showsApplications);

/** What the server has said of some, in the list that is loaded: thousands need not be asked for again. */
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
