import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagedReaders } from './readers.ts';
import { lostWords, makeSamples } from './samples.ts';

const samples = await makeSamples();
const folder = await mkdtemp(join(tmpdir(), 'folio-extraction-'));
const paths = samples.map((_, index) => join(folder, `${index}.pdf`));
await Promise.all(samples.map(({ pdf }, index) => writeFile(paths[index] ?? '', pdf)));
afterAll(() => rm(folder, { recursive: true }));

describe.each(packagedReaders)('$name', ({ read }) => {
  it('loses no word of a PDF, of whatever letters and in whatever template', () => {
    const texts = read(paths);
    const lost = samples.flatMap(({ kind, templateId, words }, index) => {
      const missing = lostWords(words, texts[index] ?? '');
      return missing.length > 0 ? [`${kind} in ${templateId}: ${missing.join(' ')}`] : [];
    });
    expect(samples.every(({ words }) => words.length > 50)).toBe(true);
    expect(lost).toEqual([]);
  });
});
