import { useSyncExternalStore } from 'react';
import { currentTheme, subscribeToTheme, type Theme, toggleTheme } from './theme.ts';

/** A page that is written when the app is built shows both themes by their class. */
const themeAtBuild = (): Theme => 'light';

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, themeAtBuild);
  return { theme, toggle: toggleTheme };
}
