import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineTables } from './inline-tables.ts';

// In parts, or the plugin would transform this very file.
const address = (path: string) => `new ${'URL'}('${path}', import.meta.url)`;
const source = `
const all = ${address('./words.tsv')};
const english = ${address('./words.tsv?of=en')};
`;

test('a module gets the whole of a table, or the rows of one language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tables-'));
  await writeFile(
    join(folder, 'words.tsv'),
    '# Source: nobody.\nlanguage\ttext\nde\tHeute\nen\tPresent\n',
  );
  const { transform } = inlineTables();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing');
  const context = { addWatchFile: () => {} };
  const made = transform.call(context as never, source, join(folder, 'words.ts'));
  expect(await made).toEqual({
    code: `
const all = ["language\\nde\\nen","text\\nHeute\\nPresent"];
const english = ["language\\nen","text\\nPresent"];
`,
    map: null,
  });
});

test('a table of another folder, which no browser would find, fails the build', () => {
  const { transform } = inlineTables();
  if (typeof transform !== 'function') throw new Error('The plugin transforms nothing');
  const error = (message: string) => {
    throw new Error(message);
  };
  const elsewhere = `const all = ${address('../vocabulary/words.tsv')};`;
  expect(() => transform.call({ error } as never, elsewhere, '/some/words.ts')).toThrow(
    'has to stand beside',
  );
});
