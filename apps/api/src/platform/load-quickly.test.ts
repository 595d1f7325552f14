import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownFolder } from './load-quickly.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'folio-load-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('code is kept in a folder that nobody else may write to, start after start', () => {
  const folder = ownFolder(parent) ?? '';
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(ownFolder(parent)).toBe(folder);
});

it('a folder that others may write to is not taken: their code would be run', () => {
  chmodSync(ownFolder(parent) ?? '', 0o777);
  expect(ownFolder(parent)).toBeUndefined();
});

it.skipIf(process.platform === 'win32')('nor one that another user has put there', () => {
  const folder = ownFolder(parent) ?? '';
  rmSync(folder, { recursive: true });
  const others = join(parent, 'others');
  mkdirSync(others, { mode: 0o700 });
  symlinkSync(others, folder);
  expect(ownFolder(parent)).toBeUndefined();
});

it('nothing is kept where nothing can be made, and no folder is made for it', () => {
  expect(ownFolder(join(parent, 'nowhere'))).toBeUndefined();
  expect(statSync(join(parent, 'nowhere'), { throwIfNoEntry: false })).toBeUndefined();
  writeFileSync(join(parent, 'file'), '');
  expect(ownFolder(join(parent, 'file'))).toBeUndefined();
  expect(ownFolder(join(parent, 'n'.repeat(300)))).toBeUndefined();
});
