import { versionRoutes } from '@folio/contract/versions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { onceMade } from '../../../lib/once-made.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { TypedFields } from '../application-draft.ts';
import { nameOf } from '../applications.copy.ts';
import { jobCopy } from './job.copy.ts';

type Props = {
  fields: TypedFields;
  save: () => Promise<unknown>;
  /** Sets the version as the application's resume. */
  onMade: (changed: Pick<TypedFields, 'resumeId'>) => void;
};

/** Creates a version of the resume for this job, which stays linked to its original. */
export function TailorVersion({ fields, save, onMade }: Props) {
  const client = useQueryClient();
  const { resumeId, jobDescription } = fields;
  const [once] = useState(onceMade);
  const { mutate, isPending } = useMutation({
    mutationFn: async (original: string) => {
      await save();
      const body = { jobDescription, name: nameOf(fields).slice(0, 60) };
      const params = { id: original };
      const make = (id: string) => api(versionRoutes.create, { params, body: { ...body, id } });
      return (await once({ original, ...body }, make)).data;
    },
    onSuccess: ({ id }) => {
      onMade({ resumeId: id });
      void client.invalidateQueries({ queryKey: ['resumes'] });
      toast({
        tone: 'good',
        title: jobCopy.tailored,
        action: { label: t('Undo'), onClick: () => onMade({ resumeId }) },
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: jobCopy.tailorFailed, description: describeError(error) }),
  });
  if (resumeId === null || jobDescription.trim() === '') return null;
  return (
    <Button className="justify-self-start" isBusy={isPending} onClick={() => mutate(resumeId)}>
      {jobCopy.tailor}
    </Button>
  );
}
