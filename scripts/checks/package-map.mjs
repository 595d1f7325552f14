import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../prepare/paths.mjs';
import { filesIn } from './files-in.mjs';

/**
 * Checks that each package's package.json names exactly the packages of ours that it imports, and
 * that the diagram in docs/architecture.md has exactly these arrows.
 */
export function checkPackageMap() {
  const folders = [
    ...['apps', 'packages'].flatMap((folder) =>
      readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
    ),
    'bench',
    'e2e',
  ];
  const named = folders.map((folder) => ({ folder, packages: packagesNamedBy(folder) }));
  const onMap = named
    .filter(({ folder }) => folder.includes('/'))
    .flatMap(({ folder, packages }) =>
      [...packages].map((to) => `${folder.split('/')[1]} --> ${to}`),
    );
  const faults = [
    ...named.flatMap(({ folder, packages }) => importFaults(folder, packages)),
    ...mapFaults(new Set(onMap)),
  ];
  return {
    passed: Math.max(0, onMap.length - faults.length),
    failed: faults.length,
    output: faults.join('\n'),
  };
}

function packagesNamedBy(folder) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  );
  return new Set(
    Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (key) => key.match(/^@folio\/(\w+)$/)?.[1] ?? [],
    ),
  );
}

/** An import or export of one of our packages, with the package's name. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\bresolve\()\s*'@folio\/(\w+)/g;

function importFaults(folder, packages) {
  const files = filesIn(folder).filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const own = folder.split('/').at(-1);
  /** The first file that imports each package, for the error message. */
  const firstOf = new Map();
  for (const file of files.sort())
    for (const [, to] of readFileSync(inRoot(file), 'utf8').matchAll(imported))
      if (to !== own && !firstOf.has(to)) firstOf.set(to, file);
  return [
    ...[...firstOf]
      .filter(([to]) => !packages.has(to))
      .map(([to, file]) => `${folder}/package.json lacks @folio/${to}, which ${file} imports`),
    ...[...packages]
      .filter((to) => !firstOf.has(to))
      .map((to) => `${folder}/package.json names @folio/${to}, which nothing imports`),
  ];
}

function mapFaults(real) {
  const page = readFileSync(inRoot('docs', 'architecture.md'), 'utf8');
  const drawn = new Set(
    [...page.matchAll(/^ +(\w+) --> (.+)$/gm)].flatMap(([, from, all]) =>
      all.split(' & ').map((to) => `${from} --> ${to}`),
    ),
  );
  drawn.delete('api --> db');
  return [
    ...[...real]
      .filter((arrow) => !drawn.has(arrow))
      .map((arrow) => `docs/architecture.md lacks ${arrow}`),
    ...[...drawn]
      .filter((arrow) => !real.has(arrow))
      .map((arrow) => `docs/architecture.md draws ${arrow}, which is no dependency`),
  ];
}
