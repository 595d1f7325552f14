import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateIds } from '@folio/contract/template-ids';
import { afterAll, describe, expect, it } from 'vitest';
import { scoreLines } from './extraction.ts';
import { packagedReaders } from './readers.ts';
import { languages, makeSamples } from './samples.ts';

// All templates in every language take minutes: `npm run conformance -- extraction`.
const samples = [
  ...(await makeSamples(templateIds, ['English', 'mixed'])),
  ...(await makeSamples(['classic', 'creative'], languages)),
];
const folder = await mkdtemp(join(tmpdir(), 'folio-extraction-'));
const paths = samples.map((_, index) => join(folder, `${index}.pdf`));
await Promise.all(samples.map(({ pdf }, index) => writeFile(paths[index] ?? '', pdf)));
afterAll(() => rm(folder, { recursive: true }));

/** Some of the figures and Latin names in such lines come out beside where they are read. */
const misplaced: ReadonlySet<string> = new Set(['mixed']);

describe.each(packagedReaders)('$name', ({ read }) => {
  it('finds every word of a PDF in its place, of whatever letters and in whatever template', () => {
    const texts = read(paths);
    const missed = samples.flatMap(({ language, templateId, lines }, index) => {
      const { torn, lost } = scoreLines(lines, texts[index] ?? '');
      const missing = misplaced.has(language) ? torn : lost;
      return missing.length > 0 ? [`${language} in ${templateId}: ${missing.join(' ')}`] : [];
    });
    expect(samples.every(({ lines }) => lines.length > 20)).toBe(true);
    expect(missed).toEqual([]);
  });
});

describe('a score', () => {
  const lines = [
    ['led', 'a', 'team'],
    ['of', 'nine'],
  ];

  it('counts a word that is torn, glued or out of its order as lost', () => {
    expect(scoreLines(lines, 'of nine\nled a team').lost).toEqual([]);
    expect(scoreLines(lines, 'led a te am of nine').lost).toEqual(['team']);
    expect(scoreLines(lines, 'led ateam of nine').lost).toEqual(['a', 'team']);
    expect(scoreLines(lines, 'a led team of nine').torn).toEqual([]);
    expect(scoreLines(lines, 'a led team of nine').lost).toEqual(['a', 'team']);
  });
});
