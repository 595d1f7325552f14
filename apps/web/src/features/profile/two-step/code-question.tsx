import { secondFactorRoutes } from '@folio/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerCodeQuestions, api } from '../../../lib/api-client.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodeField } from './code-field.tsx';

type Answer = (isProven: boolean) => void;

/** Asks for a second-factor code when the server requires one, and repeats the request. */
export function CodeQuestion() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    () =>
      answerCodeQuestions(
        () => new Promise((resolve) => setAnswer(() => (isProven: boolean) => resolve(isProven))),
      ),
    [],
  );
  if (!answer) return null;
  return (
    <CodeDialog
      onAnswer={(isProven) => {
        setAnswer(undefined);
        answer(isProven);
      }}
    />
  );
}

function CodeDialog({ onAnswer }: { onAnswer: Answer }) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(secondFactorRoutes.proveCode, { body: { code } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <FormDialog
      size="small"
      title={t('Confirm it’s you')}
      description={t('This needs a code as well as your password.')}
      submitLabel={t('Confirm')}
      isBusy={isPending}
      onSubmit={mutate}
      onClose={() => onAnswer(false)}
    >
      <CodeField
        value={code}
        onChange={setCode}
        hint={t('You can also use a recovery code.')}
        error={error ? describeField(error, 'code') : undefined}
      />
    </FormDialog>
  );
}
