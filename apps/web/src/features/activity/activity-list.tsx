import type { ResumeSummary } from '@folio/contract/resumes';
import { Eye, FilePen, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { daysSince } from '../../lib/dates.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';

type Props = {
  /** Last changed first; undefined while they are being loaded. */
  resumes: readonly ResumeSummary[] | undefined;
  total: number;
  onNearEnd: (() => void) | undefined;
};

export function ActivityList({ resumes, total, onNearEnd }: Props) {
  const now = useNow();
  if (!resumes) return <ActivitySkeletons />;
  if (resumes.length === 0) return <NoActivity />;
  return (
    <WindowedList
      items={resumes}
      keyOf={({ id }) => id}
      total={total}
      className="grid grid-cols-1 border-t border-line"
      onNearEnd={onNearEnd}
    >
      {(resume) => <ActivityItem resume={resume} now={now} />}
    </WindowedList>
  );
}

function NoActivity() {
  return (
    <div className="mx-auto max-w-110 py-24 text-center">
      <h2 className="font-display text-heading">{t('No recent activity')}</h2>
      <p className="mt-3 text-large text-muted">
        {t("You haven't made any changes to your resumes yet. Start by creating a new resume.")}
      </p>
    </div>
  );
}

function ActivitySkeletons() {
  return (
    <div aria-busy="true" className="border-t border-line">
      <span className="sr-only" role="status">
        {t('Loading your activity')}
      </span>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className="flex h-19.5 items-center gap-4 border-b border-line px-3">
          <Skeleton className="size-5" />
          <div className="flex-1">
            <Skeleton className="h-4 w-2/5 max-w-60" />
            <Skeleton className="mt-2 h-3.5 w-1/3 max-w-45" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The current time in ms, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** An update: the resume and the time, with links to the resume on hover and focus. */
function ActivityItem({ resume, now }: { resume: ResumeSummary; now: number }) {
  const name = resume.name.trim() || t('Untitled Resume');
  return (
    <article className="group relative flex items-center gap-4 border-b border-line px-3 py-4 transition-[background-color] hover:bg-line/40 max-sm:flex-wrap max-sm:gap-y-2">
      <FilePen aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold max-sm:line-clamp-2 max-sm:whitespace-normal">
          {name}
        </h2>
        <p className="mt-0.5 truncate text-small text-faint">
          {t('Resume updated')}
          <span aria-hidden> · </span>
          <time dateTime={resume.updatedAt} title={new Date(resume.updatedAt).toLocaleString()}>
            {relativeTime(resume.updatedAt, now)}
          </time>
        </p>
      </div>
      <div className="flex gap-2 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-sm:w-full max-sm:pl-9 sm:pointer-fine:opacity-0">
        <Way to={`/resume/editor/${resume.id}`} label={t('Edit')} name={name} icon={Pencil} />
        <Way to={`/resume/preview/${resume.id}`} label={t('Preview')} name={name} icon={Eye} />
      </div>
    </article>
  );
}

type WayProps = { to: string; label: string; name: string; icon: typeof Eye };

function Way({ to, label, name, icon: Icon }: WayProps) {
  return (
    <Button asChild size="small" className="max-md:h-9">
      <Link to={to}>
        <Icon aria-hidden className="size-4" />
        {label}
        <span className="sr-only"> {name}</span>
      </Link>
    </Button>
  );
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const maxDaysInWords = 30;

/** '5 minutes ago', '1 hour ago', '29 days ago'; after 30 days the date: 'Jan 5, 2024'. */
export function relativeTime(iso: string, now: number): string {
  const moment = Date.parse(iso);
  // At least a minute, also for times in the future (a wrong clock).
  const ageMs = Math.max(minuteMs, now - moment);
  if (ageMs < hourMs) return ago(ageMs / minuteMs, 'minute');
  if (ageMs < dayMs) return ago(ageMs / hourMs, 'hour');
  if (ageMs < maxDaysInWords * dayMs) return ago(daysSince(iso, now), 'day');
  return new Date(moment).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

function ago(amount: number, unit: string): string {
  const rounded = Math.floor(amount);
  return t('{rounded, plural, one {# {unit} ago} other {# {unit}s ago}}', { rounded, unit });
}
