import type { AdminJobs } from '@folio/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { outcomeWords } from './admin.copy.ts';
import { jobsQuery } from './admin.queries.ts';
import { Facts, Loaded } from './query-results.tsx';

/** Recurring jobs of the server, and its backups. */
export function Jobs() {
  const query = useQuery(jobsQuery());
  return (
    <Loaded query={query}>
      {({ repeated, queues, backups }) => (
        <>
          <h3 className="mb-3 font-medium">Backups</h3>
          <Backups backups={backups} />
          <h3 className="mt-10 mb-3 font-medium">Queues</h3>
          <Facts
            facts={queues.map(({ name, waiting, failed }) => [
              name,
              `${waiting} waiting, ${failed} failed for good`,
            ])}
          />
          <h3 className="mt-10 mb-1 font-medium">Repeated work</h3>
          <p className="mb-3 text-small text-muted">
            Of the server that answered, since it started. Where there are several, each does it.
          </p>
          <Facts facts={repeated.map((work) => [work.name, <Work key={work.name} {...work} />])} />
        </>
      )}
    </Loaded>
  );
}

function Work({ outcome, endedAt, nextAt, everySeconds }: AdminJobs['repeated'][number]) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <Badge tone={outcome === 'failed' ? 'danger' : 'good'}>{outcomeWords[outcome]}</Badge>
      <span>{endedAt ? `last ${shortMoment(endedAt)}` : 'no run has ended yet'}</span>
      <span className="text-muted">
        every {everyWords(everySeconds)}
        {nextAt ? `, next ${shortMoment(nextAt)}` : ''}
      </span>
    </span>
  );
}

function everyWords(seconds: number): string {
  if (seconds >= 3_600) return `${seconds / 3_600} h`;
  return seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
}

function Backups({ backups }: Pick<AdminJobs, 'backups'>) {
  if (backups.length === 0)
    return (
      <p className="border-t border-line py-6 text-muted">
        No backup is on record. Have “npm run folio -- backup” run each night.
      </p>
    );
  return (
    <ul aria-label="Backups" className="border-t border-line">
      {backups.map((run) => (
        <li key={run.id} className="border-b border-line py-2.5">
          <p className="flex flex-wrap gap-x-3">
            <time dateTime={run.at}>{shortMoment(run.at)}</time>
            {run.problem ? (
              <Badge tone="danger">Failed</Badge>
            ) : (
              <Badge tone="good">{run.isSound ? 'Written and proven' : 'Written'}</Badge>
            )}
            {run.isSound === false ? <Badge tone="danger">Not sound</Badge> : null}
          </p>
          <p className="text-small wrap-anywhere text-muted">
            {run.problem ||
              `${run.file}: ${run.rows.toLocaleString('en')} rows, ${run.pictures.toLocaleString('en')} pictures, ${run.isEncrypted ? 'encrypted' : 'not encrypted'}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
