import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { currentTheme, setTheme } from './theme.ts';

const beforePaint = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The light theme's desk comes first in the file. */
const deskOf = (theme: string) =>
  [...tokens.matchAll(/--desk: (#\w+);/g)][theme === 'dark' ? 1 : 0]?.[1];

function openPage({ saved, prefersDark }: { saved?: string; prefersDark: boolean }) {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => {
      for (const name of names) classes.delete(name);
    },
  };
  const localStorage = memoryStorage(saved === undefined ? {} : { theme: saved });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, sessionStorage: memoryStorage({}) });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
  const meta = { content: '', setAttribute: (_: string, value: string) => (meta.content = value) };
  const querySelectorAll = () => [meta];
  const addEventListener = () => undefined;
  vi.stubGlobal('document', { documentElement: { classList }, querySelectorAll, addEventListener });
  return { classes, meta };
}

afterEach(() => vi.unstubAllGlobals());

describe('the theme', () => {
  it.each([
    { saved: 'dark', prefersDark: false, theme: 'dark' },
    { saved: 'light', prefersDark: true, theme: 'light' },
    { prefersDark: true, theme: 'dark' },
    { prefersDark: false, theme: 'light' },
    { saved: 'sepia', prefersDark: true, theme: 'dark' },
  ])(
    '[theme-2] is $theme for saved $saved and a system that prefers dark: $prefersDark',
    ({ theme, ...page }) => {
      const { classes, meta } = openPage(page);
      expect(currentTheme()).toBe(theme);
      new Function(beforePaint)();
      expect([...classes]).toEqual([theme]);
      expect(meta.content).toBe(deskOf(theme));
    },
  );

  it('has storages in their place where the browser denies them', () => {
    openPage({ prefersDark: false });
    const denied = {
      get localStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    // As in browsers, they are properties of what the window inherits from.
    const window = Object.create(denied) as typeof denied;
    vi.stubGlobal('window', window);
    new Function(beforePaint)();
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.setItem('theme', 'dark');
      expect([storage.length, storage.key(0), storage.getItem('theme')]).toEqual([
        1,
        'theme',
        'dark',
      ]);
      storage.removeItem('theme');
      expect([storage.length, storage.key(0), storage.getItem('theme')]).toEqual([0, null, null]);
    }
  });

  it('[theme-1] is written back and set on the root when it changes', () => {
    const { classes, meta } = openPage({ prefersDark: false });
    setTheme('dark');
    expect([...classes]).toEqual(['dark']);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(meta.content).toBe(deskOf('dark'));
    setTheme('light');
    expect([...classes]).toEqual(['light']);
    expect(currentTheme()).toBe('light');
  });
});
