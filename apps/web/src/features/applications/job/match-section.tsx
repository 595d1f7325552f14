import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { linkStyle } from '../../../ui/link-style.ts';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Need } from './needs.ts';
import type { JobReading } from './use-job-reading.ts';

const words = { shown: 'Shown', listed: 'Listed only', missing: 'Not there' } as const;
const tones = { shown: 'shown', listed: 'finding', missing: 'finding' } as const;
const colors = { shown: 'text-good', listed: 'text-warning', missing: 'text-warning' } as const;
type Props = { reading: JobReading; resumeId: string | null; hasJob: boolean };

/** How well the resume answers the job, need by need. */
export function MatchSection({ reading, resumeId, hasJob }: Props) {
  const { match, needs, hasFailed, retry } = reading;
  return (
    <section aria-labelledby="match">
      <h2 id="match" className="text-title font-semibold">
        Match
      </h2>
      {!resumeId || !hasJob ? (
        <p className="mt-1 text-small text-muted">
          {hasJob
            ? 'Choose the resume above to see how well it answers the job.'
            : 'Paste the job description to see how well your resume answers it.'}
        </p>
      ) : hasFailed ? (
        <p className="mt-1 text-small text-muted">
          We couldn’t work out the match.{' '}
          <Button size="small" className="max-md:h-11" onClick={retry}>
            Retry
          </Button>
        </p>
      ) : match ? (
        <>
          <p className="mt-2 flex items-baseline gap-3">
            <span className="font-display text-heading leading-none tabular-nums">
              {match.score}
            </span>
            <span className="sr-only">of 100,</span>
            <span className="text-small text-muted">{told(needs)}</span>
          </p>
          <ol className="mt-3 border-b border-line">
            {needs.map((need, index) => (
              <NeedRow key={need.name} need={need} number={index + 1} />
            ))}
          </ol>
          {needs.some(({ level }) => level !== 'shown') ? (
            <p className="mt-2 text-small text-muted">
              Add what you really have.{' '}
              <Link to={`/resume/editor/${resumeId}`} className={linkStyle}>
                Open the resume
              </Link>
            </p>
          ) : null}
        </>
      ) : (
        <div aria-busy="true" className="mt-2">
          <span className="sr-only" role="status">
            Working out the match
          </span>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

const told = (needs: readonly Need[]): string =>
  needs.length === 0
    ? 'No needs could be read from this job description.'
    : `${needs.filter(({ level }) => level === 'shown').length} of ${needs.length} needs shown`;

const NeedRow = ({ need: { name, level, quote }, number }: { need: Need; number: number }) => (
  <li className="flex gap-2.5 border-t border-line py-2">
    <Numeral number={number} tone={tones[level]} className="mt-0.5" />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className={`text-small ${colors[level]}`}>{words[level]}</span>
      </p>
      {level === 'missing' ? null : (
        <p className="line-clamp-2 text-small text-muted wrap-anywhere">
          {quote ? `“${quote}”` : level === 'listed' ? 'In a list, but no sentence shows it.' : ''}
        </p>
      )}
    </div>
  </li>
);
