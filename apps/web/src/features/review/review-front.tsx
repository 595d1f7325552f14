import { type LinkFront, reviewRoutes } from '@folio/contract/reviews';
import { suggestionLimits } from '@folio/contract/suggestions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, isApiError } from '../../lib/api-client.ts';
import { untilWords } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';
import { reviewCopy } from './review.copy.ts';
import { frontQuery } from './review.queries.ts';
import { ExpiredLink, FailedReview, PlainFrame } from './review-frame.tsx';

type Props = { token: string; tools: ReactNode; onEnter: (pass: string) => void };

/** Asks a reviewer for a name, and for the link's password if it has one. */
export function ReviewFront({ token, tools, onEnter }: Props) {
  const { data: front, error, refetch } = useQuery(frontQuery(token));
  if (isApiError(error, 'LINK_NOT_FOUND')) return <ExpiredLink token={token} tools={tools} />;
  if (front)
    return (
      <PlainFrame tools={tools}>
        <NameForm token={token} front={front} onEnter={onEnter} />
      </PlainFrame>
    );
  if (!error) return <WaitingScreen />;
  return <FailedReview error={error} tools={tools} onRetry={() => void refetch()} />;
}

type FormProps = Omit<Props, 'tools'> & { front: LinkFront };

function NameForm({ token, front, onEnter }: FormProps) {
  const { isLocked, ownerName, question, expiresAt } = front;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = { name, ...(isLocked ? { password } : {}) };
      return (await api(reviewRoutes.enter, { params: { token }, body })).data.pass;
    },
    onSuccess: onEnter,
  });
  const problems = isApiError(error) ? error.errors : {};
  const isLockedOut = isApiError(error, 'LINK_LOCKED', 'WRONG_PASSWORD');
  const first = ownerName.split(' ')[0] ?? '';
  return (
    <form
      noValidate
      className="w-full max-w-100"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <h1 className="font-display text-display text-balance">
        {isLocked ? reviewCopy.lockedInvitation : reviewCopy.invitation(first)}
      </h1>
      {question ? (
        <p className="mt-4 font-display text-large text-muted italic wrap-anywhere">“{question}”</p>
      ) : null}
      <div className="mt-8 grid gap-4">
        <TextField
          label={reviewCopy.nameLabel}
          hint={reviewCopy.nameHint}
          autoComplete="name"
          maxLength={suggestionLimits.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={problems.name?.[0]}
        />
        {isLocked ? (
          <PasswordField
            label={reviewCopy.passwordLabel}
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={
              problems.password?.[0] ??
              (isLockedOut ? t('Enter the password of this link') : undefined)
            }
          />
        ) : null}
        {error && !problems.name && !isLockedOut ? (
          <p role="alert" className="text-danger">
            {describeError(error)}
          </p>
        ) : null}
        <Button type="submit" variant="primary" size="large" isBusy={isPending}>
          {reviewCopy.start}
        </Button>
      </div>
      <p className="mt-6 text-small text-faint">
        {reviewCopy.kept}
        {expiresAt ? ` ${reviewCopy.ends(untilWords(expiresAt))}.` : null}
      </p>
    </form>
  );
}
