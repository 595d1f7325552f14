import { Link } from 'react-router';
import { DeviceNotice } from '../../../lib/autosave/device-notice.tsx';
import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { nameOf } from '../applications.copy.ts';
import { labelOf } from '../field-labels.copy.ts';
import type { EditedApplication } from '../use-application.ts';
import { backToApplications } from './job-bar.tsx';

type NoticesProps = Pick<EditedApplication, 'draft' | 'fields' | 'state' | 'kept' | 'conflicts'>;

/** Problems with saving, between the bar and the job. */
export const Notices = ({ draft, fields, state, kept, conflicts }: NoticesProps) => (
  <div className="max-h-[45dvh] shrink-0 overflow-y-auto px-6 empty:hidden max-sm:px-4">
    <FieldConflicts
      what="application"
      conflicts={conflicts}
      document={fields}
      labelOf={labelOf}
      shownAs={(_, value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))}
      onChoose={draft.resolve}
    />
    <DeviceNotice kept={kept} copy={() => fields} name={`Application ${nameOf(fields)}`} />
    {state.status === 'failed' ? (
      <ProblemNote
        className="my-4"
        title={t('This change wasn’t saved')}
        description={state.message}
      />
    ) : null}
  </div>
);

export const Gone = () => (
  <div className="py-24 text-center">
    <h1 className="font-display text-heading">{t('This application is gone')}</h1>
    <p className="mt-3 text-large text-muted">{t('It may have been deleted elsewhere.')}</p>
    <Button asChild size="large" className="mt-6">
      <Link to={backToApplications.to}>{backToApplications.label}</Link>
    </Button>
  </div>
);

export const Loading = () => (
  <div aria-busy="true" className="flex h-dvh flex-col">
    <span className="sr-only" role="status">
      {t('Loading the application')}
    </span>
    <div className="flex h-16 items-center border-b border-line bg-surface px-6">
      <Skeleton className="h-8 w-80 max-w-full" />
    </div>
    <div className="grid flex-1 gap-8 p-6 lg:grid-cols-3">
      <Skeleton className="h-80" />
      <Skeleton className="h-60 max-lg:hidden" />
      <Skeleton className="h-120 max-lg:hidden" />
    </div>
  </div>
);
