/**
 * npm run licenses: lists the packages that are installed with the product, with version and
 * license; `--json` for programs. `npm test -- coverage` fails if one has a license that is not
 * allowed.
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
