import type { AdminJobs } from '@folio/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
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
          <h3 className="mb-3 font-medium">{t('Backups')}</h3>
          <Backups backups={backups} />
          <h3 className="mt-10 mb-3 font-medium">{t('Queues')}</h3>
          <Facts
            facts={queues.map(({ name, waiting, failed }) => [
              name,
              t('{waiting} waiting, {failed} failed for good', { waiting, failed }),
            ])}
          />
          <h3 className="mt-10 mb-1 font-medium">{t('Recurring jobs')}</h3>
          <p className="mb-3 text-small text-muted">
            {t('On the server that answered, since it started. Each server runs its own.')}
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
      <span>{endedAt ? shortMoment(endedAt) : t('Not finished yet')}</span>
      <span className="text-muted">
        {nextAt
          ? t('every {period}, next {moment}', {
              period: everyWords(everySeconds),
              moment: shortMoment(nextAt),
            })
          : t('every {period}', { period: everyWords(everySeconds) })}
      </span>
    </span>
  );
}

function everyWords(seconds: number): string {
  if (seconds >= 3_600) return `${seconds / 3_600} h`;
  return seconds >= 60 ? t('{number} min', { number: seconds / 60 }) : `${seconds} s`;
}

function Backups({ backups }: Pick<AdminJobs, 'backups'>) {
  if (backups.length === 0)
    return (
      <p className="border-t border-line py-6 text-muted">
        {t('No backup is on record. Have “npm run folio -- backup” run each night.')}
      </p>
    );
  return (
    <ul aria-label={t('Backups')} className="border-t border-line">
      {backups.map((run) => (
        <li key={run.id} className="border-b border-line py-2.5">
          <p className="flex flex-wrap gap-x-3">
            <time dateTime={run.at}>{shortMoment(run.at)}</time>
            {run.problem ? (
              <Badge tone="danger">{t('Failed')}</Badge>
            ) : (
              <Badge tone="good">{run.isSound ? t('Written and proven') : t('Written')}</Badge>
            )}
            {run.isSound === false ? <Badge tone="danger">{t('Not sound')}</Badge> : null}
          </p>
          <p className="text-small wrap-anywhere text-muted">
            {run.problem ||
              t('{file}: {rows} rows, {pictures} pictures, {encryption}', {
                file: run.file,
                rows: run.rows.toLocaleString('en'),
                pictures: run.pictures.toLocaleString('en'),
                encryption: run.isEncrypted ? t('encrypted') : t('not encrypted'),
              })}
          </p>
        </li>
      ))}
    </ul>
  );
}
