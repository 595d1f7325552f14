import { readdirSync, readFileSync } from 'node:fs';
import { appPaths, isAppPath } from '@folio/contract/app-paths';
import { describe, expect, it } from 'vitest';
import {
  isKnownPath,
  isPublicProfilePath,
  publicProfilePath,
  rememberRoutes,
} from './known-paths.ts';

const router = ['./router.tsx', './protected-routes.tsx']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const firstSegments = [...router.matchAll(/path: '([a-z-]+)/g)].map(([, segment = '']) => segment);
const rootFiles = readdirSync(new URL('../../public', import.meta.url));

it('every page of the router is one that the server answers as such, and no other', () => {
  const written = [...router.matchAll(/path: '([^'*]+)'/g)].map(([, path = '']) => path);
  expect([...written].sort()).toEqual([...appPaths].sort());
  const example = (path: string) => `/${path.replaceAll(/:\w+\??/g, 'x1')}`;
  for (const path of written) expect(isAppPath(example(path)), path).toBe(true);
  expect(['/', '/resume/editor', '/resume/editor/'].map(isAppPath)).toEqual([true, true, true]);
  const others = ['/x/y', '/dashboard/more', '/resume/editor/1/2', '/login.php', '//', '/payment'];
  for (const path of others) expect(isAppPath(path), path).toBe(false);
});

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
