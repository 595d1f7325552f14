import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { measurePattern } from './measure-pattern.ts';
import type { Measured } from './measure-sources.ts';

const packages = ['contract', 'analysis', 'intake', 'documents', 'typeset', 'postings'];
const folders = [...packages.map((name) => `packages/${name}/src`), 'apps/api/src'];

describe('every pattern that reads people’s texts', () => {
  let measured: Measured;
  beforeAll(() => {
    const script = resolve('bench/patterns/measure-sources.ts');
    const printed = execFileSync(process.execPath, [script, ...folders], { encoding: 'utf8' });
    measured = JSON.parse(printed);
  }, 600_000);

  test('takes time in proportion to a text of 100,000 letters, whatever its shape', () => {
    const slow = measured.superlinear.map(
      ({ source, files, shape, letters, cpuMs }) =>
        `${files.join(', ')}: ${source} takes ${Math.round(cpuMs)} ms for ${letters} letters of ${JSON.stringify(shape)}`,
    );
    expect(slow).toEqual([]);
  });

  test('is found: written out, or built while its module is loaded', () => {
    expect(measured.builtLate).toEqual([]);
    expect(measured.patterns).toBeGreaterThan(1_000);
    expect(measured.repeating).toBeGreaterThan(400);
  });
});

describe('a pattern that begins anew at each letter of a run', () => {
  test.each([
    ['digits before a unit', String.raw`\d[\d.,]*\s?%`],
    ['blanks at an end', String.raw`\s+$`],
    ['blanks before a comma', String.raw`\s*,\s*`],
    ['a bracket that nothing closes', String.raw`\([^)]*\)`],
    ['two repeats of one letter beside each other', String.raw`^\s*[)]?\s*[.:]$`],
    ['a repeat within a repeat', '^(?:a+)+$'],
    ['a lazy start before blanks', String.raw`^(.+?)\s+\(x\)$`],
    ['letters of two scripts before a hyphen', String.raw`\b\p{L}+-starred`, 'u'],
  ])(
    'is found out: %s',
    (_, source, flags = '') => {
      expect(measurePattern(source, flags)?.superlinear).toBe(true);
    },
    600_000,
  );

  test.each([
    ['digits before a unit', String.raw`\d[.,]*\s?%`],
    ['blanks at an end', String.raw`(?<!\s)\s+$`],
    ['blanks before a comma', String.raw`(?:(?<!\s)\s+)?,\s*`],
    ['a bracket that nothing closes', String.raw`\([^()]*\)`],
    ['two repeats of one letter beside each other', String.raw`^\s*(?:[)]\s*)?[.:]$`],
    ['a lazy start before blanks', String.raw`^(.+?)(?<!\s)\s+\(x\)$`],
    ['letters of two scripts before a hyphen', String.raw`(?<!\p{L})\p{L}+-starred`, 'u'],
  ])(
    'is mended as the others are: %s',
    (_, source, flags = '') => {
      expect(measurePattern(source, flags)?.superlinear).toBe(false);
    },
    600_000,
  );
});
