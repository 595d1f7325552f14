import { t } from './words/plain-words.ts';

/** `public/theme.js` sets the class before the first paint; this module handles changes. */
export type Theme = 'light' | 'dark';

const key = 'theme';
/** `--desk` of styles/tokens.css, for the browser's own bars. */
const backgroundColors: Record<Theme, string> = { light: '#f5f6f8', dark: '#0c0f14' };
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The saved theme, else the system's, else light. */
export function currentTheme(): Theme {
  const saved = localStorage.getItem(key);
  if (isTheme(saved)) return saved;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(theme);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', backgroundColors[theme]);
}

/** Follows changes in other tabs and of the system's preference while the page is open. */
export function followTheme(): () => void {
  const preference = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    applyTheme(currentTheme());
    for (const listener of listeners) listener();
  };
  follow();
  preference.addEventListener('change', follow);
  addEventListener('storage', follow);
  return () => {
    preference.removeEventListener('change', follow);
    removeEventListener('storage', follow);
  };
}

/** The label of the theme switch. */
export const themeSwitchLabel = (theme: Theme): string =>
  theme === 'dark' ? t('Switch to light theme') : t('Switch to dark theme');

export const toggleTheme = (): void => setTheme(currentTheme() === 'dark' ? 'light' : 'dark');

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
