import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { statusOptions } from './applications.copy.ts';
import { type Filter, noFilter, type StepFilter, sourcesOf } from './shown-applications.ts';

const steps: ReadonlyArray<{ value: StepFilter; label: string }> = [
  { value: 'all', label: 'Any next step' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'week', label: 'Due within a week' },
  { value: 'none', label: 'No next step' },
];

type Props = {
  applications: readonly ApplicationSummary[];
  filter: Filter;
  onChange: (filter: Partial<Filter>) => void;
};

/** By status, where a job was found, and what is due. */
export function TableFilters({ applications, filter, onChange }: Props) {
  const sources = useMemo(() => sourcesOf(applications), [applications]);
  const { status, source, step } = filter;
  const isFiltered = status !== 'all' || source !== '' || step !== 'all';
  return (
    <fieldset className="flex flex-wrap gap-3 max-sm:w-full [&_label]:sr-only [&>div]:w-40 max-sm:[&>div]:min-w-36 max-sm:[&>div]:flex-1">
      <legend className="sr-only">Filters</legend>
      <div>
        <Select<ApplicationStatus | 'all'>
          label="Status"
          value={status}
          options={[{ value: 'all', label: 'All statuses' }, ...statusOptions]}
          onValueChange={(next) => onChange({ status: next })}
        />
      </div>
      {sources.length > 0 ? (
        <div>
          <Select<string>
            label="Where you found it"
            value={source}
            options={[
              { value: '', label: 'All sources' },
              ...sources.map((name) => ({ value: name, label: name })),
            ]}
            onValueChange={(next) => onChange({ source: next })}
          />
        </div>
      ) : null}
      <div>
        <Select<StepFilter>
          label="Next step"
          value={step}
          options={steps}
          onValueChange={(next) => onChange({ step: next })}
        />
      </div>
      {isFiltered ? (
        <Button
          variant="quiet"
          className="max-md:h-11"
          onClick={() => onChange({ ...noFilter, search: filter.search })}
        >
          Clear filters
        </Button>
      ) : null}
    </fieldset>
  );
}
