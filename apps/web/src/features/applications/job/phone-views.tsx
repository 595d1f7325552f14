import { CalendarDays, ClipboardList, FileText, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { jobCopy } from './job.copy.ts';

export type JobView = keyof typeof jobCopy.tabs;

const icons = {
  job: ClipboardList,
  needs: ListChecks,
  page: FileText,
  more: CalendarDays,
} satisfies Record<JobView, unknown>;

type Props = { view: JobView; onChange: (view: JobView) => void; acts: ReactNode };

/** On a phone: tabs at the bottom that show one part at a time, below the main actions. */
export const PhoneViews = ({ view, onChange, acts }: Props) => (
  <div data-foot-bar className="shrink-0 border-t border-line bg-surface lg:hidden">
    <section
      aria-label={jobCopy.acts}
      className="flex flex-wrap gap-2 px-4 py-2 short:py-1 empty:hidden md:hidden"
    >
      {acts}
    </section>
    <nav
      aria-label={t('Parts of this application')}
      className="grid grid-cols-4 border-t border-line"
    >
      {(Object.keys(icons) as JobView[]).map((one) => {
        const Icon = icons[one];
        return (
          <button
            key={one}
            type="button"
            aria-current={one === view ? 'true' : undefined}
            onClick={() => onChange(one)}
            className={classNames(
              'flex h-16 flex-col items-center justify-center gap-1 short:h-11 short:flex-row short:gap-2 border-t-2 text-small focus-visible:-outline-offset-2',
              one === view ? 'border-accent text-accent' : 'border-transparent text-muted',
            )}
          >
            <Icon aria-hidden className="size-5" />
            {jobCopy.tabs[one]}
          </button>
        );
      })}
    </nav>
  </div>
);
