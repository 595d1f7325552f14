import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/**
 * A process that makes a PDF waits for everything that is loaded before it, so what checks input and
 * what talks to servers stays out: zod with its schemas and locales, Node's HTTP, and undici, which a
 * first look at `fetch` or `Response` starts.
 */
const unwanted = /\/node_modules\/(?:zod|undici)\/|^node:https?$|internal\/deps\/undici/;

const exported: Record<string, string> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).exports;
const modules = Object.keys(exported)
  .filter((name) => exported[name]?.endsWith('.ts') && !name.startsWith('./testing/'))
  .map((name) => `@folio/documents/${name.slice(2)}`);

const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      loaded.push(url);
      return next(url, context);
    },
  });
  for (const module of ${JSON.stringify(modules)}) await import(module);
  const { loadFontBook } = await import('@folio/documents/fonts-node');
  const { resumePdf } = await import('@folio/documents/make-pdf');
  const { sampleContent } = await import('@folio/documents/sample-content');
  const resume = { name: 'Resume', templateId: 'modern', content: sampleContent, order: [] };
  const pdf = resumePdf(resume, await loadFontBook());
  console.log(JSON.stringify({ bytes: pdf.length, loaded: [...loaded, ...process.moduleLoadList] }));
`;

test('the engine loads no schemas and nothing of the network', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: import.meta.dirname, maxBuffer: 16 * 1024 * 1024 },
  );
  const { bytes, loaded } = JSON.parse(stdout) as { bytes: number; loaded: string[] };
  expect(bytes).toBeGreaterThan(10_000);
  expect(loaded).toContainEqual(expect.stringMatching(/make-pdf\.ts$/));
  expect(loaded.filter((module) => unwanted.test(module))).toEqual([]);
});
