import { secondFactorRoutes } from '@folio/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { answerCodeQuestions, api } from '../../../lib/api-client.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CodeField } from './code-field.tsx';

type Answer = (isProven: boolean) => void;

/** Asks for a code where the server wants one before it goes on; what it refused is sent again. */
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
  const form = useId();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(secondFactorRoutes.proveCode, { body: { code } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      size="small"
      title="Confirm it’s you"
      description="This needs a code beside your password."
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isPending}>
            Confirm
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <CodeField
          value={code}
          onChange={setCode}
          hint="Or a recovery code."
          error={error ? describeField(error, 'code') : undefined}
        />
      </form>
    </Dialog>
  );
}
