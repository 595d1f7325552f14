import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { Clock, CornerDownRight } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  applicationsCopy,
  dayWords,
  deadlineWords,
  isSilent,
  localToday,
  nameOf,
  statusNames,
} from './applications.copy.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { UnsentMark } from './unsent.tsx';
import { useCardDrag } from './use-card-drag.ts';

export const handleIdOf = (id: string): string => `move-${id}`;

export type CardActs = {
  move: (application: ApplicationSummary, status: ApplicationStatus) => void;
  /** Moves to the previous or next column. */
  step: (application: ApplicationSummary, by: -1 | 1) => void;
  /** Confirm or cancel a move by the keys. */
  put: () => void;
  putBack: () => void;
};
type Props = { application: ApplicationSummary; acts: CardActs };

/** All cards have the same height, so that a long column can be rendered in part. */
export const BoardCard = memo(function BoardCard({ application, acts }: Props) {
  const { id, role, company, place, sentAs } = application;
  const deadline = deadlineWords(application);
  const onPointerDown = useCardDrag((to) => acts.move(application, to));
  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowLeft: () => acts.step(application, -1),
      ArrowRight: () => acts.step(application, 1),
      Enter: acts.put,
      ' ': acts.put,
      Escape: acts.putBack,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <article
      data-card
      onPointerDown={onPointerDown}
      className="group/row relative flex h-36 flex-col rounded-panel border border-line bg-surface py-3 pr-2 pl-3 transition-[border-color,opacity] hover:border-control data-drawn:opacity-40 data-ghost:rotate-1 data-ghost:opacity-100! data-ghost:shadow-float"
    >
      <div className="flex gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
            <Link
              to={`/applications/${id}`}
              title={role || company}
              draggable={false}
              className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {role || company || nameOf(application)}
            </Link>
          </h3>
          <p className="truncate text-small text-muted">
            {[role ? company : '', place].filter(Boolean).join(' · ') || '\u00a0'}
          </p>
        </div>
        <button
          id={handleIdOf(id)}
          type="button"
          data-handle
          aria-label={t('Move {name}', { name: nameOf(application) })}
          aria-describedby="board-help"
          onKeyDown={onKeyDown}
          className="relative z-10 -mt-1 flex h-9 w-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-faint opacity-0 transition-opacity group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:w-11 pointer-coarse:opacity-100"
        >
          <GripIcon className="size-4" />
        </button>
      </div>
      <NextStep application={application} />
      <p className="mt-auto flex items-baseline gap-2 text-small text-faint">
        {isUnsent(application) ? (
          <UnsentMark id={id} className="flex-1" />
        ) : (
          <span
            className={classNames(
              'flex min-w-0 flex-1 whitespace-pre',
              deadline?.isUrgent && 'text-warning',
            )}
          >
            {sentAs?.isKept ? (
              <>
                <span className="truncate" title={sentAs.name}>
                  {sentAs.name}
                </span>
                {' · '}
              </>
            ) : null}
            {/* The day is never truncated, unlike the names of versions, which are long. */}
            <span className="shrink-0">{deadline?.words ?? dayOf(application)}</span>
          </span>
        )}
        {typeof sentAs?.match === 'number' ? (
          <span className="pr-1 font-display text-large leading-none text-ink tabular-nums">
            <span className="sr-only">{t('Match when sent:')} </span>
            {sentAs.match}
          </span>
        ) : null}
      </p>
    </article>
  );
});

/**
 * The day of the last event: without the event's name if it is next to the sent document's name,
 * else with it.
 */
function dayOf({ status, appliedDay, statusDay, sentAs }: ApplicationSummary): string {
  if (sentAs?.isKept) return dayWords(appliedDay ?? statusDay);
  return appliedDay
    ? `${t('Applied ')}${dayWords(appliedDay)}`
    : since.has(status)
      ? t('{status} since {day}', { status: statusNames[status], day: dayWords(statusDay) })
      : `${statusNames[status]} ${dayWords(statusDay)}`;
}

/**
 * Statuses for which a bare day would look like the day of the interview or offer: 'Interview Nov
 * 29'.
 */
const since: ReadonlySet<ApplicationStatus> = new Set(['screening', 'interview', 'offer']);

/** The next step. An overdue one is marked by a word, not by color alone. */
export function NextStep({
  application,
  className = 'mt-2',
}: {
  application: ApplicationSummary;
  className?: string;
}) {
  const { nextStep, nextStepDay } = application;
  if (!nextStep && !nextStepDay)
    return isSilent(application) ? (
      <p
        className={classNames(
          'flex min-w-0 items-center gap-1.5 font-display text-warning italic',
          className,
        )}
      >
        <Clock aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{applicationsCopy.silent}</span>
      </p>
    ) : null;
  const isPast = nextStepDay !== null && nextStepDay < localToday();
  const day =
    nextStepDay &&
    `${isPast ? t('was due') : nextStep ? t('by') : t('By')} ${dayWords(nextStepDay)}`;
  return (
    <p
      className={classNames(
        'flex min-w-0 items-center gap-1.5 font-display italic',
        isPast ? 'text-warning' : 'text-muted',
        className,
      )}
    >
      <CornerDownRight aria-hidden className="size-4 shrink-0" />
      {nextStep ? (
        <span className="truncate" title={nextStep}>
          {nextStep}
        </span>
      ) : null}{' '}
      {day ? <span className="shrink-0 -ml-0.5">{day}</span> : null}
    </p>
  );
}

/** Lucide's `grip-vertical` in one element instead of six, as a board has hundreds of them. */
const GripIcon = ({ className }: { className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={4}
    strokeLinecap="round"
    className={className}
  >
    <path d="M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01" />
  </svg>
);
