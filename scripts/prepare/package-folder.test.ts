import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenFolder, replacePackage } from './package-folder.mjs';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'folio-package-'));

test('a package is written over an earlier one, and never over other files', () => {
  const folder = emptyFolder();
  expect(chosenFolder([], join(folder, 'new'))).toBe(join(folder, 'new'));
  expect(chosenFolder([folder], '')).toBe(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'Three years of work');
  expect(() => chosenFolder([folder], '')).toThrow('has other files in it');
  writeFileSync(join(folder, 'healthcheck.mjs'), '');
  expect(chosenFolder([folder], '')).toBe(folder);
});

test('an option is no folder', () => {
  expect(() => chosenFolder(['--help'], '')).toThrow('Usage');
  expect(() => chosenFolder(['one', 'two'], '')).toThrow('Usage');
});

test('the data of a server that was started within its package outlive the next package', () => {
  const folder = emptyFolder();
  const finished = join(emptyFolder(), 'folio.part');
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'database'), 'resumes');
  mkdirSync(join(folder, 'apps'));
  writeFileSync(join(folder, 'apps', 'old.js'), '');
  mkdirSync(join(finished, 'apps'), { recursive: true });
  writeFileSync(join(finished, 'apps', 'new.js'), '');
  replacePackage(finished, folder);
  expect(readFileSync(join(folder, 'data', 'database'), 'utf8')).toBe('resumes');
  expect(readdirSync(join(folder, 'apps'))).toEqual(['new.js']);
  expect(() => readdirSync(finished)).toThrow('ENOENT');
});
