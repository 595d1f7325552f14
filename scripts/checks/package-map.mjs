import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../prepare/paths.mjs';

/**
 * Whether the arrows between apps and packages in the diagram of docs/architecture.md are the
 * dependencies that their package.json names, no more and no fewer.
 */
export function checkPackageMap() {
  const page = readFileSync(inRoot('docs', 'architecture.md'), 'utf8');
  const drawn = new Set(
    [...page.matchAll(/^ +(\w+) --> (.+)$/gm)].flatMap(([, from, all]) =>
      all.split(' & ').map((to) => `${from} --> ${to}`),
    ),
  );
  drawn.delete('api --> db');
  const real = new Set(
    ['apps', 'packages'].flatMap((folder) =>
      readdirSync(inRoot(folder)).flatMap((name) =>
        dependenciesOf(folder, name).map((to) => `${name} --> ${to}`),
      ),
    ),
  );
  const lacking = [...real].filter((arrow) => !drawn.has(arrow));
  const invented = [...drawn].filter((arrow) => !real.has(arrow));
  const faults = [
    ...lacking.map((arrow) => `docs/architecture.md lacks ${arrow}`),
    ...invented.map((arrow) => `docs/architecture.md draws ${arrow}, which is no dependency`),
  ];
  return {
    passed: real.size - lacking.length,
    failed: faults.length,
    output: faults.join('\n'),
  };
}

function dependenciesOf(folder, name) {
  const { dependencies = {} } = JSON.parse(
    readFileSync(inRoot(folder, name, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies).flatMap((key) => key.match(/^@folio\/(\w+)$/)?.[1] ?? []);
}
