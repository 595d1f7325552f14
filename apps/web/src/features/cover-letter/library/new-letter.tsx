import { applicationRoutes } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { useCreateLetter } from '../../../lib/letters/use-create-letter.ts';
import { resumeNamesQuery } from '../../../lib/resume-names.ts';
import { t } from '../../../lib/words/words.ts';
import { ProblemNote } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ApplicationChoice, ResumeChoice } from './choices.tsx';
import { lettersCopy } from './letters.copy.ts';

/** The dialog for a new letter: its name, resume and application. */
export function NewLetter({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [resumeId, setResumeId] = useState<string | null>();
  const [applicationId, setApplicationId] = useState<string | null>(null);
  const { data: resumes = [] } = useQuery(resumeNamesQuery());
  // By default the resume that was changed last.
  const chosen = resumeId === undefined ? (resumes[0]?.id ?? null) : resumeId;
  const { mutate, error, isPending } = useCreateLetter(async (wanted: LetterRequest) => ({
    ...wanted,
    ...(await jobOf(wanted.applicationId)),
  }));
  return (
    <FormDialog
      title={t('New letter')}
      description={lettersCopy.newHint}
      submitLabel={t('Create letter')}
      isBusy={isPending}
      onSubmit={() => mutate({ name, resumeId: chosen, applicationId })}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('Optional. Only you see it.')}
        autoComplete="off"
        maxLength={300}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ResumeChoice id={chosen} onChoose={setResumeId} />
      <ApplicationChoice id={applicationId} onChoose={setApplicationId} />
      {error ? (
        <ProblemNote title={lettersCopy.addFailed} description={describeError(error)} />
      ) : null}
    </FormDialog>
  );
}

type LetterRequest = { name: string; resumeId: string | null; applicationId: string | null };

/** The job's fields of an application, for a letter. */
async function jobOf(applicationId: string | null) {
  if (!applicationId) return {};
  const { data } = await api(applicationRoutes.get, { params: { id: applicationId } });
  const { role, company, jobDescription } = data;
  return { role, company, jobDescription };
}
