import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../lib/theme.ts';
import { Button } from './button.tsx';

/** Its picture follows the class of the page, which is right before anything runs. */
export function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <Button variant="quiet" onClick={toggle} aria-label={label} title={label} className="w-9 px-0!">
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </Button>
  );
}
