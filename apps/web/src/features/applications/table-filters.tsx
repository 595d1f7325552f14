import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { useMemo } from 'react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { statusOptions } from './applications.copy.ts';
import { type Filter, noFilter, type StepFilter, sourcesOf } from './shown-applications.ts';

const steps: ReadonlyArray<{ value: StepFilter; label: string }> = [
  {
    value: 'all',
    get label() {
      return t('Any next step');
    },
  },
  {
    value: 'overdue',
    get label() {
      return t('Overdue');
    },
  },
  {
    value: 'week',
    get label() {
      return t('Due within a week');
    },
  },
  {
    value: 'none',
    get label() {
      return t('No next step');
    },
  },
];

type Props = {
  applications: readonly ApplicationSummary[];
  filter: Filter;
  onChange: (filter: Partial<Filter>) => void;
};

/** Filters by status, source and next step. */
export function TableFilters({ applications, filter, onChange }: Props) {
  const sources = useMemo(() => sourcesOf(applications), [applications]);
  const { status, source, step } = filter;
  const isFiltered = status !== 'all' || source !== '' || step !== 'all';
  return (
    <fieldset className="flex flex-wrap gap-3 max-sm:w-full [&_label]:sr-only [&>div]:w-40 max-sm:[&>div]:min-w-36 max-sm:[&>div]:flex-1">
      <legend className="sr-only">{t('Filters')}</legend>
      <div>
        <Select<ApplicationStatus | 'all'>
          label={t('Status')}
          value={status}
          options={[{ value: 'all', label: t('All statuses') }, ...statusOptions()]}
          onValueChange={(next) => onChange({ status: next })}
        />
      </div>
      {sources.length > 0 ? (
        <div>
          <Select<string>
            label={t('Where you found it')}
            value={source}
            options={[
              { value: '', label: t('All sources') },
              ...sources.map((name) => ({ value: name, label: name })),
            ]}
            onValueChange={(next) => onChange({ source: next })}
          />
        </div>
      ) : null}
      <div>
        <Select<StepFilter>
          label={t('Next step')}
          value={step}
          options={steps}
          onValueChange={(next) => onChange({ step: next })}
        />
      </div>
      {isFiltered ? (
        <Button variant="quiet" onClick={() => onChange({ ...noFilter, search: filter.search })}>
          {t('Clear filters')}
        </Button>
      ) : null}
    </fieldset>
  );
}
