import { type ArrangeLetter, type Letter, letterRoutes } from '@folio/contract/letters';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { lettersKey } from '../../lib/letters/letters.queries.ts';
import { t } from '../../lib/words/words.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { ApplicationChoice, ResumeChoice } from './library/choices.tsx';
import { lettersCopy } from './library/letters.copy.ts';

type Props = { letter: Letter; onArranged: () => void };

/** The letter's name, resume and application. */
export function LetterDetails({ letter, onArranged }: Props) {
  const [name, setName] = useState(letter.name);
  const { resumeId, applicationId } = letter;
  const { mutate, variables, isPending } = useArrange(letter.id, onArranged);
  const shown = { resumeId, applicationId, ...(isPending && variables) };
  const saveName = () => {
    if (name.trim() !== letter.name) mutate({ name: name.trim() });
  };
  return (
    <section aria-labelledby="letter-details" className="grid gap-4">
      <h2 id="letter-details" className="text-title font-semibold">
        {t('What it’s for')}
      </h2>
      <TextField
        label={t('Name')}
        hint={t('Only you see it.')}
        autoComplete="off"
        maxLength={300}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={saveName}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) saveName();
        }}
      />
      <ResumeChoice id={shown.resumeId} onChoose={(chosen) => mutate({ resumeId: chosen })} />
      <div>
        <ApplicationChoice
          id={shown.applicationId}
          onChoose={(chosen) => mutate({ applicationId: chosen })}
        />
        {applicationId ? (
          <p className="mt-2 text-small">
            <Link to={`/applications/${applicationId}`} className={linkStyle}>
              {t('Open the application')}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function useArrange(id: string, onArranged: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: ArrangeLetter) => api(letterRoutes.arrange, { params: { id }, body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: lettersKey });
      onArranged();
    },
    onError: (error, body) =>
      toast({
        tone: 'error',
        title: lettersCopy.arrangeFailed,
        description: describeError(error),
        action: { label: t('Retry'), onClick: () => mutation.mutate(body) },
      }),
  });
  return mutation;
}
