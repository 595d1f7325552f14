import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme, toggleTheme } from './theme.ts';

/** Prerendered pages handle both themes by CSS class. */
const themeAtBuild = (): Theme => 'light';

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, themeAtBuild);
  return { theme, toggle: toggleTheme };
}
