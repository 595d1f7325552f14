import { readFileSync } from 'node:fs';
import { inRoot } from '../prepare/paths.mjs';

/** What may be handed on with the product, under its own name by SPDX. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Zlib', 'AFL-2.1'],
  ...['Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'OFL-1.1'],
]);

/** Packages whose licence is another, or is not said where npm looks for it, and why they may be there. */
const exceptions = [
  // libvips, a shared library that its user may exchange, as LGPL asks.
  { name: /^@img\/sharp-/, licenses: ['LGPL-3.0-or-later'] },
  // MIT, by the file LICENSE in the package.
  { name: /^png-js$/, licenses: ['none'] },
];

/** The packages that come with the product, as the lock file has them, by name and version. */
export function productionPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version, license = 'none' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Of 'A OR B' one has to be allowed, of 'A AND B' each. */
const isAllowed = ({ name, license }) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => allowed.has(one) || isExcepted(name, one)),
    );

const isExcepted = (name, license) =>
  exceptions.some((one) => one.name.test(name) && one.licenses.includes(license));

export const readLock = () => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

/** Whether each may be handed on. */
export function checkLicenses() {
  const packages = productionPackages(readLock());
  const faults = packages.filter((one) => !isAllowed(one));
  return {
    passed: packages.length - faults.length,
    failed: faults.length,
    output: faults
      .map(({ name, license }) => `${name} comes under ${license}, which is not on the list`)
      .join('\n'),
  };
}
