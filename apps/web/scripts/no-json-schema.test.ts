import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withoutDescriptions } from './no-json-schema.ts';

const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4', 'core');

test.each([
  ['json-schema-processors.js', ['aggregateChecks']],
  ['to-json-schema.js', []],
])('%s keeps its names, and of its work what schemas ask about themselves', async (file, kept) => {
  const source = await readFile(join(core, file), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'folio-no-json-schema-'));
  try {
    const address = join(folder, file);
    const code = withoutDescriptions(source).replaceAll(
      'from "./',
      `from "${pathToFileURL(core)}/`,
    );
    await writeFile(address, code);
    const [before, after] = await Promise.all([
      import(pathToFileURL(join(core, file)).href),
      import(pathToFileURL(address).href),
    ]);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
    const refused = Object.keys(after).filter((name) => !kept.includes(name));
    for (const name of refused) expect(after[name], name).toThrow('no schemas as JSON Schema');
    const short = z.string().min(3).max(5);
    for (const name of kept) expect(after[name](short), name).toEqual(before[name](short));
    expect(code.length).toBeLessThan(source.length / 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
