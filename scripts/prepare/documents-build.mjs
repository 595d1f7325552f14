import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { hashSources } from './source-hash.mjs';

/** Within node_modules, so that packages resolve as they do from the sources. */
const built = join(cacheFolder, 'documents');
const stampFile = join(cacheFolder, 'documents-build');
const script = inRoot('scripts', 'prepare', 'build-documents.mjs');

/**
 * Builds the modules that the server's document threads run, unless the sources are unchanged since
 * the last build.
 * @returns {Promise<string>} its folder, for `DOCUMENT_MODULES`
 */
export async function buildDocuments(runtime) {
  const stamp = hashSources([inRoot('apps', 'api', 'src'), inRoot('packages'), inRoot('scripts')]);
  if (existsSync(built) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return built;
  rmSync(stampFile, { force: true });
  const { code, output } = await run(runtime, [script, built]);
  if (code !== 0) throw new Error(`The document modules could not be built.\n${output}`);
  writeFileSync(stampFile, stamp);
  return built;
}
