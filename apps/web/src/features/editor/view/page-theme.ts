import { readStored, writeStored } from '../../../lib/stored-json.ts';
import type { Theme } from '../../../lib/theme.ts';
import { useTheme } from '../../../lib/use-theme.ts';
import { useView, type ViewStore } from './use-view.ts';

const key = 'editorDarkPage';

/** Pages are white, as they are exported, unless dark pages were chosen in the dark theme. */
export const storedDarkPage = (): boolean => readStored(localStorage, key) === true;

export function setDarkPage(view: ViewStore, isPageDark: boolean): void {
  view.set({ isPageDark });
  writeStored(localStorage, key, isPageDark);
}

export function usePageTheme(): Theme {
  const { theme } = useTheme();
  const isPageDark = useView((view) => view.isPageDark);
  return theme === 'dark' && isPageDark ? 'dark' : 'light';
}
