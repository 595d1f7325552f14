import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readJob } from '../../../lib/job-match/job-match.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TypedFields } from '../application-draft.ts';
import { dayWords, fieldLabels } from '../applications.copy.ts';

type Props = {
  fields: Pick<TypedFields, 'deadline' | 'jobDescription'>;
  onChange: (changed: Pick<TypedFields, 'deadline'>) => void;
};

const readQuery = (jobDescription: string) =>
  queryOptions({
    queryKey: ['job-read', jobDescription],
    queryFn: () => readJob(jobDescription),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The last day to apply. What the description says of it is offered where there is none, and never set by itself. */
export function DeadlineField({ fields: { deadline, jobDescription }, onChange }: Props) {
  const job = useDeferredValue(jobDescription);
  const isAsked = deadline === null && job.trim() !== '';
  const read = useQuery({ ...readQuery(job), enabled: isAsked });
  const found = isAsked ? read.data?.deadline : undefined;
  return (
    <div className="min-w-0">
      <TextField
        label={fieldLabels.deadline}
        type="date"
        max="9999-12-31"
        value={deadline ?? ''}
        onChange={({ target }) => onChange({ deadline: target.value || null })}
      />
      <p role="status" className="mt-1 text-small text-muted empty:hidden">
        {found ? `The job description says ${dayWords(found)}.` : null}
      </p>
      {found ? (
        <Button
          size="small"
          className="mt-1 max-md:h-11"
          onClick={() => onChange({ deadline: found })}
        >
          Use this deadline
        </Button>
      ) : null}
    </div>
  );
}
