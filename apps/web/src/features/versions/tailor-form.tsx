import { contentLimits } from '@folio/contract/content-limits';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { versionsCopy } from './versions.copy.ts';
import { useTailor } from './versions.queries.ts';

type Props = { resumeId: string; onMade: (id: string) => void };

/** Makes a version of a resume for an advertisement. */
export function TailorForm({ resumeId, onMade }: Props) {
  const [jobDescription, setJobDescription] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const tailor = useTailor(resumeId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (jobDescription.trim() === '') return setError(versionsCopy.emptyJob);
    const named = name.trim();
    tailor.mutate(
      { jobDescription, ...(named === '' ? {} : { name: named }) },
      {
        onSuccess: ({ id }) => {
          toast({ ...versionsCopy.made, tone: 'good' });
          onMade(id);
        },
        onError: (failure) =>
          toast({
            title: versionsCopy.failed,
            description: describeError(failure),
            tone: 'error',
          }),
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-160 gap-4">
      <TextArea
        label={versionsCopy.jobDescription}
        hint={versionsCopy.jobHint}
        rows={6}
        maxLength={contentLimits.longText}
        value={jobDescription}
        error={error}
        onChange={(event) => {
          setJobDescription(event.target.value);
          setError(undefined);
        }}
      />
      <TextField
        label={versionsCopy.name}
        hint={versionsCopy.nameHint}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={tailor.isPending}
        className="justify-self-start max-md:h-11"
      >
        {tailor.isPending ? versionsCopy.making : versionsCopy.make}
      </Button>
    </form>
  );
}
