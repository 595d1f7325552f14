import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineFiles } from 'virtual:offline-files';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/**
 * Replaced by the server: cached pages include their headers, and are replaced when those change.
 */
const policyMark = '__POLICY__';
const page = 'index.html';

/**
 * Files that are not kept for offline use: pages that need the server or are not opened from the
 * app, and the file readers.
 */
const leftOut = [
  /^src\/app\/routes\/(landing|credits-payment|plan|upgrade|pricing|contact|contact-sales|public-profile|billing|privacy-policy|terms-of-service)\.tsx$/,
  /^src\/app\/routes\/(signup|verify-email|reset-password)\.tsx$/,
  /^src\/app\/guest\/account-dialog\.tsx$/,
  /^src\/lib\/reading\//,
  /^_read-scan-/,
  /pdfjs-dist|tesseract/,
  // Passwords are set on the server.
  /known-passwords/,
  // Each person uses one or two of these languages; without patterns words are not hyphenated.
  /hyphen\/patterns/,
  /^src\/features\/landing\//,
  // Import and export of applications need the server.
  /^src\/features\/applications\/transfer\//,
  // Needs the file readers, which are left out above.
  /^src\/features\/import\//,
  // History, trash and the price of an analysis need the server.
  /^src\/app\/routes\/(history|letter-history|trash|resume-analysis)\.tsx$/,
  // Long texts that aren't needed for writing.
  /^src\/app\/routes\/(guide|guides|tips|help-center)\.tsx$/,
  /^src\/features\/applications\/catch\/websites-dialog\.tsx$/,
  // Codes are verified by the server.
  /^src\/features\/profile\/two-step\//,
  // The account log is on the server.
  /^src\/features\/profile\/account-log\//,
  // Suggestions and shared links are on the server.
  /^src\/app\/routes\/linked-resume\.tsx$/,
  /^src\/lib\/resume-links\//,
  // Logging in by a provider needs the server.
  /^src\/features\/(auth\/oidc|profile\/linked-accounts)\//,
  /^src\/app\/routes\/oidc-return\.tsx$/,
  // App requests and connections are on the server.
  /^src\/app\/routes\/connect-app\.tsx$/,
  /^src\/features\/(connect|profile\/connected-apps)\//,
  // The operators' console shows the server's current state.
  /^src\/(app\/console\.tsx|app\/routes\/admin\.tsx|features\/admin\/)/,
  // Sessions, keys and pictures are on the server.
  /^src\/features\/profile\/(api-keys|devices|picture)\//,
  // Proposals and translations come from the server.
  /^src\/lib\/proposals\//,
  /^src\/features\/applications\/proposed-(jobs|changes)\.tsx$/,
  /^src\/lib\/languages\/add-language-dialog\.tsx$/,
  /^src\/features\/editor\/languages\/translations\.tsx$/,
  // Letters are written by the server; this reads a job's demands for them.
  /packages\/analysis\/src\/writing\/letter\//,
  // Payments are on the server.
  /^src\/features\/payments\/billing-history\.tsx$/,
  // Passkeys sign challenges of the server.
  /^src\/features\/(auth\/passkey|profile\/passkeys)\//,
];

/** Exceeding these usually means that something was included by mistake. */
const limits = { startBytes: 1_000_000, laterBytes: 3_100_000, fileBytes: 2 * 1024 * 1024 };

/** Provides the service worker with its file list, as `virtual:offline-files`. */
export function offlineFiles(folder: string): Plugin {
  const name = 'virtual:offline-files';
  return {
    name: 'offline-files',
    apply: 'build',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const manifest = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
      const files = await listFiles(JSON.parse(manifest) as Manifest, folder);
      // Only used here; everything else in the folder is served.
      await rm(join(folder, '.vite'), { recursive: true });
      return { code: `export const files = ${JSON.stringify(files)};`, map: null };
    },
  };
}

async function listFiles(manifest: Manifest, folder: string): Promise<OfflineFiles> {
  const entry = manifest[page];
  if (!entry) throw new Error(`${page} is not in the build's manifest`);
  const desk = Object.keys(manifest).filter((key) => /^_desk-/.test(key));
  if (desk.length !== 1) throw new Error('The build has no file for the first screens');
  const first = [page, ...desk, 'src/app/routes/resumes.tsx', 'src/ui/toaster.tsx'];
  const assets = await readdir(join(folder, 'assets'));
  const fonts = assets
    .filter((file) => /^(inter-latin-wght-normal|newsreader-headline)-[^.]+\.woff2$/.test(file))
    .map((file) => `assets/${file}`);
  const start = [...reachable(manifest, first, 'at once'), ...fonts];
  const later = reachable(manifest, [page], 'ever').filter((file) => !start.includes(file));
  await checkSizes(folder, start, later);
  const unhashed = [page, 'theme.js', 'icon.svg', 'manifest.webmanifest'].map(async (file) => ({
    url: `/${file}`,
    revision: (await hashOf(join(folder, file))) + (file === page ? policyMark : ''),
  }));
  return {
    entry: `/${entry.file}`,
    start: [
      ...(await Promise.all(unhashed)),
      ...start.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    later: later.map((file) => `/${file}`),
    hashed: assets.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/assets/${file}`),
  };
}

/** The code of these entries, with all static and dynamic imports. */
function reachable(manifest: Manifest, first: string[], when: 'at once' | 'ever'): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...first];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key) || leftOut.some((pattern) => pattern.test(key ?? ''))) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    for (const file of filesOf(chunk)) files.add(file);
    waiting.push(
      ...(chunk.imports ?? []),
      ...(when === 'ever' ? (chunk.dynamicImports ?? []) : []),
    );
  }
  return [...files].toSorted();
}

const filesOf = ({ file, css = [], assets = [] }: ManifestChunk): string[] => [
  file,
  ...css,
  ...assets.filter((asset) => asset.endsWith('.wasm')),
];

/** Other tools only warn about a precache that is too large. */
async function checkSizes(folder: string, start: string[], later: string[]): Promise<void> {
  const sizesOf = (files: string[]) =>
    Promise.all(
      files.map(async (file) => ({ file, bytes: (await stat(join(folder, file))).size })),
    );
  const sum = (sizes: { bytes: number }[]) => sizes.reduce((all, { bytes }) => all + bytes, 0);
  const [first, rest] = await Promise.all([sizesOf(start), sizesOf(later)]);
  const large = [...first, ...rest].filter(({ bytes }) => bytes > limits.fileBytes);
  if (large.length > 0) throw new Error(`Too large to be kept: ${large.map(({ file }) => file)}`);
  if (sum(first) > limits.startBytes) throw new Error(`The first screens have ${sum(first)} bytes`);
  if (sum(rest) > limits.laterBytes) throw new Error(`What is kept later has ${sum(rest)} bytes`);
}

const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
