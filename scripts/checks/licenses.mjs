import { readFileSync } from 'node:fs';
import { inRoot } from '../prepare/paths.mjs';

/** Licenses (SPDX ids) that allow distribution with the product. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Zlib',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Packages with another license, or whose license npm doesn't find, and why they are allowed. */
const exceptions = [
  // libvips, a shared library that its user may replace, as the LGPL requires.
  { name: /^@img\/sharp-/, licenses: ['LGPL-3.0-or-later'] },
  // MIT, according to the file LICENSE in the package.
  { name: /^png-js$/, licenses: ['none'] },
];

/**
 * Returns the packages that are installed with the product, from the lock file, by name and
 * version.
 */
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

/** For 'A OR B' one license must be allowed, for 'A AND B' both. */
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

/** Checks that every package may be distributed. */
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
