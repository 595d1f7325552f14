import { endedStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { resumeNamesQuery } from '../../../lib/resume-names.ts';
import { useUser } from '../../../lib/session.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { applicationQuery } from '../applications.queries.ts';

/** So many of a search are in somebody's hands; those are read on a train. */
const mostRead = 40;
const latestMs = 5_000;

const ended: ReadonlySet<string> = new Set(endedStatuses);

/** The applications that go on and were changed last. */
const toReadAhead = (list: readonly ApplicationSummary[]): readonly ApplicationSummary[] =>
  list
    .filter(({ status }) => !ended.has(status))
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(0, mostRead);

/** Whole applications are on the device before there is no connection; not where data is to be saved. */
export function useReadAhead(list: readonly ApplicationSummary[] | undefined): void {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const isThere = list !== undefined;
  useEffect(() => {
    const stopping = new AbortController();
    const stop = isThere
      ? whenIdle(
          () => void read(client, openDeviceStore(userId), latest.current ?? [], stopping.signal),
          { latestMs },
        )
      : undefined;
    return () => {
      stop?.();
      stopping.abort();
    };
  }, [client, userId, isThere]);
}

async function read(
  client: QueryClient,
  store: DeviceStore,
  list: readonly ApplicationSummary[],
  signal: AbortSignal,
): Promise<void> {
  if (Object(navigator).connection?.saveData === true) return;
  // Which resume goes along can be chosen without a connection, too.
  await client.prefetchQuery({ ...resumeNamesQuery(), retry: false });
  for (const { id, version } of toReadAhead(list)) {
    if (signal.aborted || !navigator.onLine) return;
    if ((await keptVersion(store, id)) !== version)
      await client.prefetchQuery({ ...applicationQuery(id), retry: false });
  }
}

async function keptVersion(store: DeviceStore, id: string): Promise<unknown> {
  const { base } = await store.loadItem(`list/application-${id}`);
  return Object(Object(base).answer).version;
}
