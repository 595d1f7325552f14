import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { defaultTemplateId } from '@folio/contract/template-ids';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { sampleContent } from '@folio/documents/sample-content';
import { afterAll, expect, test } from 'vitest';
import { createDocumentThreads } from '../platform/document-threads.ts';

const root = new URL('../../../../', import.meta.url);
/** Within the project, so that packages are found. */
const folder = fileURLToPath(new URL(`node_modules/.cache/folio/documents-${process.pid}`, root));

const resume: ResumeForDocument = {
  name: 'Resume',
  templateId: defaultTemplateId,
  content: sampleContent,
  order: [],
};

const fromSources = createDocumentThreads({ cpuLimitMs: 300_000, clockLimitMs: 300_000 });
const fromBuilt = createDocumentThreads({
  cpuLimitMs: 300_000,
  clockLimitMs: 300_000,
  built: folder,
});
afterAll(async () => {
  await Promise.all([fromSources.close(), fromBuilt.close()]);
  await rm(folder, { recursive: true, force: true });
});
const caller = { whose: 'Ada' };

test('built document modules make the same documents as their sources', async () => {
  const script = fileURLToPath(new URL('scripts/prepare/build-documents.mjs', root));
  await promisify(execFile)(process.execPath, [script, folder]);
  const works: [string, unknown][] = [
    ['./pdf-worker.ts', resume],
    ['./flowing-worker.ts', { resume, format: 'docx' }],
    ['../thumbnails/thumbnail-worker.ts', { resume, widthPx: 200 }],
  ];
  for (const [path, task] of works) {
    const work = { module: new URL(path, import.meta.url) };
    const made = await fromBuilt.run(caller, work, task);
    expect(made).toEqual(await fromSources.run(caller, work, task));
  }
}, 300_000);

test('document threads take what V8 compiled of the built modules', async () => {
  const threads = fileURLToPath(new URL('../platform/document-threads.ts', import.meta.url));
  const program = `
    await import(process.argv[2]);
    const { areAllCompiled } = await import(process.argv[1] + '/compiled.mjs');
    await import(process.argv[1] + '/pdf-worker.mjs');
    process.stdout.write(String(areAllCompiled()));`;
  const words = ['--input-type=module', '--eval', program, folder, threads];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toBe('true');
});

test('prefers the bundled module, and falls back to its source', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'other-work.mjs'), "export default () => 'built';\n");
  const of = (name: string) => ({
    module: new URL(`../platform/testing/${name}.ts`, import.meta.url),
  });
  expect(await fromBuilt.run(caller, of('other-work'), '')).toBe('built');
  expect(await fromBuilt.run(caller, of('strange-work'), 'next')).toBe('next');
});
