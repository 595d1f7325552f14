import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isKnownPath,
  isPublicProfilePath,
  publicProfilePath,
  rememberRoutes,
} from './known-paths.ts';

const router = readFileSync(new URL('./router.tsx', import.meta.url), 'utf8');
const firstSegments = [...router.matchAll(/path: '([a-z-]+)/g)].map(([, segment = '']) => segment);
const rootFiles = readdirSync(new URL('../../public', import.meta.url));

describe('the address of a person’s page', () => {
  it('is that of no other page, and of no file', () => {
    expect(firstSegments.length).toBeGreaterThan(10);
    for (const name of [...firstSegments, ...rootFiles, 'assets', 'index.html'])
      expect(isPublicProfilePath(`/${name}`), name).toBe(false);
  });

  it('is a place where the name may be one', () => {
    rememberRoutes([{ path: publicProfilePath }, { path: 'tips' }, { path: '*' }]);
    expect(['/ada', '/ada.lovelace/', '/tips'].map(isKnownPath)).toEqual([true, true, true]);
    expect(['/ad', '/contact', '/ada/x', '/a%20b'].map(isKnownPath)).toEqual(Array(4).fill(false));
  });
});
