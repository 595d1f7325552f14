import { Moon, Sun } from 'lucide-react';
import { themeSwitchLabel } from '../lib/theme.ts';
import { useTheme } from '../lib/use-theme.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** The icon follows the page's class, which is set before any script runs. */
export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return (
    <IconButton
      data-theme-switch
      label={themeSwitchLabel(theme)}
      icon={
        <>
          <Sun aria-hidden className="hidden size-5 dark:block" />
          <Moon aria-hidden className="size-5 dark:hidden" />
        </>
      }
      onClick={toggle}
    />
  );
}
