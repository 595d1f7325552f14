import type { Register } from '@folio/contract/auth';
import { suggestUsername } from '@folio/contract/suggest-username';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The username suggested from the name; becomes an input when it is edited, or has an error. */
export function UsernameField({ form }: { form: UseFormReturn<Register> }) {
  const { control, register, setValue, setFocus, clearErrors, formState } = form;
  const [isOpen, setOpen] = useState(false);
  const [firstName, lastName, email, username] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'username'],
  });
  const { errors } = formState;
  const isAwaited = username === '' && (errors.firstName || errors.lastName || errors.email);
  // An empty username is not reported while the name that it is suggested from is missing.
  const error = isAwaited && !isOpen ? undefined : errors.username?.message;
  const proposed = suggestUsername({ firstName, lastName, email });
  const isField = isOpen || error !== undefined;
  useEffect(() => {
    if (isField) return;
    setValue('username', proposed);
    if (proposed !== '') clearErrors('username');
  }, [isField, proposed, setValue, clearErrors]);
  // Stays an input after an error.
  useEffect(() => {
    if (error !== undefined) setOpen(true);
  }, [error]);
  const open = () => {
    flushSync(() => setOpen(true));
    setFocus('username', { shouldSelect: true });
  };
  if (!isField)
    return (
      <p className="text-small text-muted">
        {username === '' ? t('Your username comes from your name.') : t('Your username:')}{' '}
        <b className="font-medium wrap-anywhere text-ink">{username}</b>{' '}
        <button type="button" onClick={open} className={`-my-3 py-3 ${linkStyle}`}>
          {t('Change')}
          <span className="sr-only"> {t('username')}</span>
        </button>
      </p>
    );
  return (
    <TextField
      label={t('Username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={t('Your public page’s address ends with it.')}
      error={error}
      {...register('username', { onChange: () => setOpen(true) })}
    />
  );
}
