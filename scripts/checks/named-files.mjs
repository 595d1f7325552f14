import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../prepare/paths.mjs';
import { filesIn } from './files-in.mjs';

/** Pages that name files, which newcomers must be able to find. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'SECURITY.md',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}/README.md`),
  ),
  ...['docs', 'decisions'].flatMap((folder) =>
    readdirSync(inRoot(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** A path in backticks, and after ': ' names that the file must contain. */
const named =
  /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|tsv))(?::\d+)?`(?:: ((?:`[A-Za-z_]\w*`(?:, | and )?)+))?/g;

/**
 * Checks that the files that pages name in backticks exist. `src` may be left out of a path, and so
 * may its beginning (`web/app/router.tsx`). Names after a path, as in `prices.ts`: `creditPacks`,
 * must occur in the file.
 */
export function checkNamedFiles() {
  const files = filesIn().map((path) => ({ path, lies: `/${shortened(path)}` }));
  const found = pages.flatMap((page) =>
    [...readFileSync(inRoot(page), 'utf8').matchAll(named)].map(([, file, names = '']) => ({
      page,
      file,
      names: [...names.matchAll(/\w+(?=`)/g)].map(([name]) => name),
    })),
  );
  const faults = found.flatMap(({ page, file, names }) => {
    const meant = files.filter(({ lies }) => lies.endsWith(`/${shortened(file)}`));
    if (meant.length === 0) return [`${page} names ${file}, which is nowhere`];
    const text = names.length > 0 ? meant.map(textOf).join('\n') : '';
    return names
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${page} names ${name} in ${file}, where it is not`);
  });
  return {
    passed: Math.max(0, found.length - faults.length),
    failed: faults.length,
    output: faults.join('\n'),
  };
}

const shortened = (path) => path.replace(/(^|\/)src\//, '$1');
const textOf = ({ path }) => readFileSync(inRoot(path), 'utf8');
