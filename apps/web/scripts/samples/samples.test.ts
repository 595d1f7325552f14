import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleFiles } from './sample-files.ts';

const folder = new URL('../../../../docs/samples/', import.meta.url).pathname;

it('docs/samples is what `npm run samples` writes today', async () => {
  const files = await sampleFiles();
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort(),
  ).toEqual([...files.keys()].sort());
  for (const [name, text] of files)
    expect(readFileSync(`${folder}${name}`, 'utf8'), name).toBe(text);
});

it('each sample has its first page as a picture', async () => {
  const pages = [...(await sampleFiles()).keys()].filter((name) => name !== 'README.md');
  expect(readdirSync(`${folder}pages`).sort()).toEqual(
    pages.map((name) => name.replace(/md$/, 'jpg')).sort(),
  );
});
