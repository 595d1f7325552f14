import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

/** Pages that lead to files: a newcomer who follows them has to find them. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/README.md`),
  ),
  ...['architecture', 'find-it', 'known-limits', 'payments', 'spec-coverage', 'templates'].map(
    (name) => `docs/${name}.md`,
  ),
];

const named = /`(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|mjs|md|tsv))(?::\d+)?`/g;

/** Whether the files that pages name in backticks are there, wherever they stand. */
export function checkNamedFiles() {
  const there = new Set(filesIn(inRoot()));
  const found = pages.flatMap((page) =>
    [...readFileSync(inRoot(page), 'utf8').matchAll(named)].map(([, file]) => ({ page, file })),
  );
  const lost = found.filter(({ file }) => !there.has(file));
  return {
    passed: found.length - lost.length,
    failed: lost.length,
    output: lost.map(({ page, file }) => `${page} names ${file}, which is nowhere`).join('\n'),
  };
}

const passedOver = new Set(['node_modules', 'dist', '.git']);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [basename(entry.name)];
    return passedOver.has(entry.name) ? [] : filesIn(`${folder}/${entry.name}`);
  });
