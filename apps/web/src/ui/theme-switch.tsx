import { Moon, Sun } from 'lucide-react';
import { themeSwitchLabel } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';
import { Button } from './button.tsx';

/** Its icon follows the page's CSS class, which is correct before any script runs. */
export function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  const label = themeSwitchLabel(theme);
  return (
    <Button
      data-theme-switch
      variant="quiet"
      onClick={toggle}
      aria-label={label}
      title={label}
      className="w-9 px-0! finger:w-11"
    >
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </Button>
  );
}
