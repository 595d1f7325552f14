/**
 * npm run licenses: the packages that come with the product, each with its version and licence. With
 * `--json` for other programs. `npm test -- coverage` fails on one that is not on the list.
 */
import { productionPackages, readLock } from './checks/licenses.mjs';

const packages = productionPackages(readLock());
if (process.argv.includes('--json'))
  process.stdout.write(`${JSON.stringify(packages, undefined, 2)}\n`);
else
  for (const [license, those] of Map.groupBy(packages, (one) => one.license))
    process.stdout.write(
      `${license} (${those.length})\n${those.map(({ name, version }) => `  ${name} ${version}`).join('\n')}\n`,
    );
