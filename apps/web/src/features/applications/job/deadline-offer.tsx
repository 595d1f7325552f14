import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readJob } from '../../../lib/job-match/job-match.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { TypedFields } from '../application-draft.ts';
import { dayWords } from '../applications.copy.ts';

type Props = {
  fields: Pick<TypedFields, 'deadline' | 'jobDescription'>;
  onTake: (deadline: string) => void;
};

const readQuery = (jobDescription: string) =>
  queryOptions({
    queryKey: ['job-read', jobDescription],
    queryFn: () => readJob(jobDescription),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Offers the deadline from the description if none is set; it is never set automatically. */
export function DeadlineOffer({ fields: { deadline, jobDescription }, onTake }: Props) {
  const job = useDeferredValue(jobDescription);
  const isAsked = deadline === null && job.trim() !== '';
  const read = useQuery({ ...readQuery(job), enabled: isAsked });
  const found = isAsked ? read.data?.deadline : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-small empty:hidden">
        {found
          ? t('The deadline in the job description is {day}.', { day: dayWords(found) })
          : null}
      </p>
      {found ? (
        <Button size="small" onClick={() => onTake(found)}>
          {t('Use this deadline')}
        </Button>
      ) : null}
    </div>
  );
}
