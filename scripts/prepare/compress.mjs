import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|wasm|ttf|otf|txt|webmanifest|aff|dic|dict)$/;
const smallestBytes = 1_000;
/** For what is larger, which nobody waits for at the start, the best quality takes too many seconds. */
const largeBytes = 1_000_000;
/**
 * There are so many of them that time and room count: the best quality takes twenty times as long for a
 * twentieth less, and every browser that takes compressed files from a server takes a `.br`. The parts
 * that a preview begins with are small and waited for.
 */
const isFont = /\.(?:ttf|otf)$/;
const isPart = /-latin-[^/]+\.ttf$/;

/** Writes a `.br` and a `.gz` beside each file that gains from it, for the server to send. */
export async function compressFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map((entry) => compressFile(join(entry.parentPath ?? entry.path, entry.name))),
  );
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, content) };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    isFont.test(file) ? undefined : promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped && gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

function qualityFor(file, content) {
  if (isFont.test(file) && !isPart.test(file)) return 6;
  return content.length > largeBytes ? 9 : 11;
}
