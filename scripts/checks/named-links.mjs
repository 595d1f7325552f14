import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';
import { filesIn } from './files-in.mjs';

/**
 * Checks the references of pages: links to files and headings, paths in backticks that begin with a
 * folder of ours, and scripts of `npm run`. `src` may be left out of a path.
 *
 * @param {string[]} pages as paths from the root
 */
export function checkNamedLinks(pages) {
  const files = filesIn();
  const paths = new Set([...files, ...files.flatMap(foldersOf)].map(shortened));
  const found = pages.flatMap((page) => {
    const text = readFileSync(inRoot(page), 'utf8');
    const prose = withoutBlocks(text);
    return [
      ...linksIn(prose).map((link) => ({ page, name: link, isThere: leads(page, link) })),
      ...pathsIn(prose).map((name) => ({ page, name, isThere: paths.has(shortened(name)) })),
      ...scriptsIn(text).map(({ name, workspace }) => ({
        page,
        name: `npm run ${name}`,
        isThere: scriptsOf(workspace ?? packageOf(page)).includes(name),
      })),
    ];
  });
  const faults = found
    .filter(({ isThere }) => !isThere)
    .map(({ page, name }) => `${page} leads to ${name}, which is nowhere`);
  return {
    passed: Math.max(0, found.length - faults.length),
    failed: faults.length,
    output: faults.join('\n'),
  };
}

const withoutBlocks = (text) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** Relative links, but for those in code, which show what Markdown looks like. */
const linksIn = (prose) =>
  [...prose.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));

function leads(page, link) {
  const [path, heading] = link.split('#');
  const file = path === '' ? page : join(dirname(page), decodeURI(path));
  if (!existsSync(inRoot(file))) return false;
  return heading === undefined || !file.endsWith('.md') || headingsOf(file).has(heading);
}

/** The anchors that GitHub gives the headings of a page; equal ones are numbered. */
function headingsOf(file) {
  const text = withoutBlocks(readFileSync(inRoot(file), 'utf8'));
  const anchors = new Map();
  for (const [, heading] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const words = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase();
    const anchor = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
    anchors.set(anchor, (anchors.get(anchor) ?? 0) + 1);
  }
  return new Set(
    [...anchors].flatMap(([anchor, count]) =>
      Array.from({ length: count }, (_, at) => (at === 0 ? anchor : `${anchor}-${at}`)),
    ),
  );
}

/** Paths without an ending; other files are checked with the names that they contain. */
const pathsIn = (prose) =>
  [
    ...prose.matchAll(
      /`((?:apps|bench|decisions|deploy|docs|e2e|packages|scripts)(?:\/[\w-]+)+\/?)`/g,
    ),
  ].map(([, path]) => path);

const foldersOf = (file) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));

const scriptsIn = (text) =>
  [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w/@-]+))?/g)].map(
    ([, name, workspace]) => ({ name, workspace }),
  );

/** The package that a README belongs to: it names that package's scripts. */
const packageOf = (page) => /^(?:apps|packages)\/\w+/.exec(page)?.[0];

function scriptsOf(workspace) {
  const own = readScripts('package.json');
  if (workspace === undefined) return own;
  const folder = workspace.startsWith('@folio/')
    ? ['apps', 'packages']
        .flatMap((parent) => readdirSync(inRoot(parent)).map((name) => `${parent}/${name}`))
        .find((path) => path.endsWith(workspace.slice('@folio'.length)))
    : workspace;
  const file = join(folder ?? '', 'package.json');
  return existsSync(inRoot(file)) ? [...readScripts(file), ...own] : [];
}

const readScripts = (file) =>
  Object.keys(JSON.parse(readFileSync(inRoot(file), 'utf8')).scripts ?? {});

const shortened = (path) => path.replace(/(^|\/)src(?=\/|$)/, '').replace(/\/$/, '');
