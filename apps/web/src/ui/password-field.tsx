import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../lib/words/words.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** Whether the password is visible initially. */
  startsShown?: boolean;
  onShownChange?: (isShown: boolean) => void;
};

export function PasswordField({ startsShown = false, onShownChange, ...props }: Props) {
  const [isShown, setIsShown] = useState(startsShown);
  const toggle = () => {
    setIsShown(!isShown);
    onShownChange?.(!isShown);
  };
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          label={isShown ? t('Hide password') : t('Show password')}
          icon={isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
          size="small"
          onClick={toggle}
        />
      }
    />
  );
}
