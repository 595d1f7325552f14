import { Check } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { Link } from 'react-router';
import { Trans } from '../../../lib/words/trans.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { linkStyle } from '../../../ui/link-style.ts';
import { Numeral } from '../../../ui/margin/numeral.tsx';
import { Ruler } from '../../../ui/margin/ruler.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { jobCopy } from './job.copy.ts';
import type { Need } from './needs.ts';
import type { JobReading } from './use-job-reading.ts';

const tones = { shown: 'shown', listed: 'finding', missing: 'finding' } as const;
const colors = { shown: 'text-good', listed: 'text-warning', missing: 'text-warning' } as const;

type Choosing = {
  /** The index of the selected need. */
  chosen: number | undefined;
  onChoose: (need: number | undefined) => void;
  /** Whether the owner has marked it as missing. */
  onLeaveOut: (name: string, isLeftOut: boolean) => void;
};
type Props = Choosing & { reading: JobReading; resumeId: string | null; hasJob: boolean };

/** How well the resume matches the job, need by need. */
export function MatchSection({ reading, resumeId, hasJob, ...choosing }: Props) {
  const { match, needs, emptyPlace, hasFailed, retry } = reading;
  return (
    <section aria-labelledby="match">
      <h2 id="match" className="text-small text-muted">
        {t('Match')}
      </h2>
      {!resumeId || !hasJob ? (
        <p className="mt-2 text-muted">{hasJob ? jobCopy.noResume : jobCopy.noJob}</p>
      ) : hasFailed ? (
        <p className="mt-2 text-muted">
          {jobCopy.failed}{' '}
          <Button size="small" onClick={retry}>
            {t('Retry')}
          </Button>
        </p>
      ) : match ? (
        <>
          <div className="mt-1 flex items-end gap-4">
            <p className="font-display text-[56px] leading-none tabular-nums">
              {match.score}
              <span className="sr-only"> {jobCopy.outOf}</span>
            </p>
            <div className="min-w-0 flex-1 pb-1">
              <Ruler value={match.score} />
              <p className="mt-1.5 text-small text-muted">{summaryOf(needs)}</p>
            </div>
          </div>
          <ol aria-label={jobCopy.needs} className="-mx-6 mt-5 border-b border-line">
            {needs.map((need, index) => (
              <NeedRow
                key={need.name}
                {...{ need, resumeId, ...choosing }}
                place={emptyPlace?.name}
                number={index + 1}
                isChosen={choosing.chosen === index}
              />
            ))}
          </ol>
          <UnscoredNeeds needs={match.unscored} />
        </>
      ) : (
        <div aria-busy="true" className="mt-2">
          <span className="sr-only" role="status">
            {jobCopy.working}
          </span>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

/** Needs such as a license or years of experience, which are for the owner to check. */
function UnscoredNeeds({ needs }: { needs: readonly string[] }) {
  const id = useId();
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="font-semibold">
        {jobCopy.unscored}
      </h3>
      <p className="text-small text-muted">{jobCopy.unscoredHint}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-faint">
        {needs.map((need) => (
          <li key={need} className="wrap-anywhere">
            {need.charAt(0).toUpperCase() + need.slice(1)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const summaryOf = (needs: readonly Need[]): string =>
  needs.length === 0
    ? jobCopy.noNeeds
    : jobCopy.shown(needs.filter(({ level }) => level === 'shown').length, needs.length);

type RowProps = Omit<Choosing, 'chosen'> & {
  need: Need;
  number: number;
  resumeId: string;
  /** The place in the resume where the need could be added. */
  place: string | undefined;
  isChosen: boolean;
};

/** A need; selecting it shows it on the page, or asks about it if the resume lacks it. */
function NeedRow({ need, number, isChosen, onChoose, ...rest }: RowProps) {
  const { label, level, isLeftOut } = need;
  return (
    <li
      data-need-row={number - 1}
      className={classNames(
        'flex gap-2.5 border-t border-line px-6 py-3',
        isChosen && (level === 'shown' ? 'bg-(--green-tint)' : 'bg-(--amber-tint)'),
      )}
    >
      <Numeral number={number} tone={tones[level]} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <button
            type="button"
            aria-pressed={isChosen}
            className="rounded-sm text-left font-semibold wrap-anywhere hover:underline finger:min-h-11"
            onClick={() => onChoose(isChosen ? undefined : number - 1)}
          >
            {label}
          </button>
          <span className={`text-small ${isLeftOut ? 'text-muted' : colors[level]}`}>
            {level === 'shown' ? (
              <Check aria-hidden className="mr-1 inline size-4 align-[-3px]" />
            ) : null}
            {isLeftOut ? jobCopy.leftOut : jobCopy.levels[level]}
          </span>
        </p>
        <NeedDetails {...{ need, isChosen, ...rest }} />
      </div>
    </li>
  );
}

type DetailsProps = Pick<RowProps, 'need' | 'resumeId' | 'place' | 'isChosen' | 'onLeaveOut'>;

function NeedDetails({ need, resumeId, place, isChosen, onLeaveOut }: DetailsProps) {
  const { name, level, quote, isLeftOut } = need;
  const interview = { to: `/resume/editor/${resumeId}`, state: { need: name } };
  // Focuses the need's name, since the pressed button is removed.
  const leaveOut = (isNow: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest('li')?.querySelector('button')?.focus();
    onLeaveOut(name, isNow);
  };
  if (isLeftOut)
    return (
      <p className="text-small">
        <button
          type="button"
          aria-label={jobCopy.backNamed(name)}
          className={`${linkStyle} ${inLine}`}
          onClick={leaveOut(false)}
        >
          {jobCopy.back}
        </button>
      </p>
    );
  if (level === 'shown')
    return quote ? (
      <p className="line-clamp-2 text-small text-muted wrap-anywhere">“{quote}”</p>
    ) : null;
  if (level === 'listed')
    return (
      <p className="text-small text-muted">
        {jobCopy.listedHint}{' '}
        <Link
          {...interview}
          aria-label={jobCopy.writeNamed(name)}
          className={`${linkStyle} whitespace-nowrap`}
        >
          {jobCopy.write}
        </Link>
      </p>
    );
  return isChosen ? (
    <div className="mt-1 border-l-2 border-warning pl-4">
      <p className="font-display text-large wrap-anywhere">
        {place ? (
          <Trans
            message="Does this apply to you? If so, {place} may be where to say it."
            values={{ place: <em>{place}</em> }}
          />
        ) : (
          jobCopy.ask
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button asChild size="small" variant="primary">
          <Link {...interview} aria-label={jobCopy.yesNamed(name)}>
            {jobCopy.yes}
          </Link>
        </Button>
        <Button size="small" aria-label={jobCopy.noNamed(name)} onClick={leaveOut(true)}>
          {jobCopy.no}
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">{jobCopy.askHint}</p>
    </div>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      {jobCopy.ask}
      <Link {...interview} aria-label={jobCopy.yesNamed(name)} className={`${linkStyle} ${inLine}`}>
        {jobCopy.yesShort}
      </Link>
      <button
        type="button"
        aria-label={jobCopy.noNamed(name)}
        className={`${linkStyle} ${inLine}`}
        onClick={leaveOut(true)}
      >
        {jobCopy.no}
      </button>
    </p>
  );
}

/** Large enough for touch on a phone. */
const inLine = 'inline-flex items-center finger:min-h-11 finger:min-w-11';
