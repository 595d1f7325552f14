/**
 * Strips the types from the sources in the given folders, for servers: each `x.ts` becomes `x.js`, with
 * all lines and columns in place. Node could do that at each start, but by a WebAssembly module that
 * stays in memory, and repeatedly if it can't write its cache.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** An import or URL of a source file, in the own package or another one of ours. */
const sourceNames = /(?<=['"])((?:\.{1,2}\/|@folio\/)[^'"\n]*)\.ts(?=['"])/g;
const withoutTypes = (text) => text.replace(sourceNames, '$1.js');

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(join(folder, 'src'), { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(folder, 'src', name);
    const stripped = name.endsWith('.d.ts') ? undefined : readFileSync(file, 'utf8');
    rmSync(file);
    if (stripped !== undefined)
      writeFileSync(`${file.slice(0, -3)}.js`, withoutTypes(stripTypeScriptTypes(stripped)));
  }
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, withoutTypes(readFileSync(manifest, 'utf8')));
}
