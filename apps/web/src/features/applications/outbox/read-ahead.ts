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
/** Of these the resumes, with their photos. */
const mostResumes = 10;
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
  const names = await client.fetchQuery({ ...resumeNamesQuery(), retry: false }).catch(() => []);
  const versions = new Map(names.map(({ id, version }) => [id, version]));
  const applications = toReadAhead(list);
  const resumes = new Set(applications.flatMap(({ resumeId }) => resumeId ?? []));
  const isOld = async (name: string, version: number | undefined) =>
    !signal.aborted && navigator.onLine && (await keptVersion(store, name)) !== version;
  for (const { id, version } of applications)
    if (await isOld(`application-${id}`, version))
      await client.prefetchQuery({ ...applicationQuery(id), retry: false });
  if (resumes.size === 0) return;
  // Their code is for the page of an application, which is read ahead by this, too.
  const [{ resumeQuery }, { previewQuery, loadFontsOf }] = await Promise.all([
    import('../job/use-job-reading.ts'),
    import('../../../lib/shown-resume.ts'),
  ]);
  for (const id of [...resumes].slice(0, mostResumes)) {
    const version = versions.get(id);
    if (await isOld(`job-resume-${id}`, version))
      await client.prefetchQuery({ ...resumeQuery(id), retry: false });
    if (await isOld(`preview-${id}`, version))
      await client.prefetchQuery({ ...previewQuery(id, true), retry: false });
    const shown = client.getQueryData(previewQuery(id, true).queryKey);
    if (shown) await loadFontsOf(shown).catch(() => undefined);
  }
}

async function keptVersion(store: DeviceStore, name: string): Promise<unknown> {
  const { base } = await store.loadItem(`list/${name}`);
  return Object(Object(base).answer).version;
}
