import { t } from '../../../lib/words/words.ts';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  hint?: string;
};

export function CodeField({ value, onChange, error, hint }: Props) {
  return (
    <TextField
      label={t('Code from your app')}
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}
