import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineFiles } from 'virtual:offline-files';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/** Replaced by the server: a page is kept with its headers, and is to be kept anew when they change. */
const policyMark = '__POLICY__';
const page = 'index.html';

/** Pages that need the server, or that nobody opens from the app, and what reads people's files. */
const leftOut = [
  /^src\/app\/routes\/(landing|credits-payment|plan|upgrade|pricing|contact|contact-sales|public-profile|billing|privacy-policy|terms-of-service)\.tsx$/,
  /^src\/app\/routes\/(signup|verify-email|reset-password)\.tsx$/,
  /^src\/app\/guest\/account-dialog\.tsx$/,
  /^src\/lib\/reading\//,
  /^_read-scan-/,
  /pdfjs-dist|tesseract/,
  // A password is set with the server's help alone.
  /known-passwords/,
  // Of sixteen languages a person writes in one or two; without it words are not parted.
  /hyphen\/patterns/,
  /^src\/features\/landing\//,
  // Applications come in and go out as files with the server's help alone.
  /^src\/features\/applications\/transfer\//,
  // Files are read by what is left out above.
  /^src\/features\/import\//,
  // What was written before, what was deleted and what an analysis costs, the server alone knows.
  /^src\/app\/routes\/(history|letter-history|trash|resume-analysis)\.tsx$/,
  // Long texts that nobody needs to go on writing.
  /^src\/app\/routes\/(guide|guides|tips|help-center)\.tsx$/,
  /^src\/features\/applications\/catch\/websites-dialog\.tsx$/,
  // Codes are proven to the server.
  /^src\/features\/profile\/two-step\//,
  // What was done to an account the server alone knows.
  /^src\/features\/profile\/account-log\//,
  // What others say of a resume, and where they read it, the server keeps.
  /^src\/app\/routes\/linked-resume\.tsx$/,
  /^src\/lib\/resume-links\//,
  // Whoever logs in by a provider needs it.
  /^src\/features\/(auth\/oidc|profile\/linked-accounts)\//,
  /^src\/app\/routes\/oidc-return\.tsx$/,
  // The server alone knows which apps ask, and which were let in.
  /^src\/app\/routes\/connect-app\.tsx$/,
  /^src\/features\/(connect|profile\/connected-apps)\//,
  // Operators look at what the server has now.
  /^src\/(app\/console\.tsx|app\/routes\/admin\.tsx|features\/admin\/)/,
  // Where somebody is signed in, which keys there are and what they look like, the server alone knows.
  /^src\/features\/profile\/(api-keys|devices|picture)\//,
  // What programs propose, and what a model translates, comes from the server.
  /^src\/lib\/proposals\//,
  /^src\/features\/applications\/proposed-(jobs|changes)\.tsx$/,
  /^src\/lib\/languages\/add-language-dialog\.tsx$/,
  /^src\/features\/editor\/languages\/translations\.tsx$/,
  // The server alone writes letters; what a job asks of one is read for that.
  /packages\/analysis\/src\/writing\/letter\//,
  // What was paid the server alone knows.
  /^src\/features\/payments\/billing-history\.tsx$/,
  // Passkeys sign what the server asks.
  /^src\/features\/(auth\/passkey|profile\/passkeys)\//,
];

/** Above these something has come in that nobody meant to. */
const limits = { startBytes: 1_000_000, laterBytes: 2_900_000, fileBytes: 2 * 1024 * 1024 };

/** Gives the service worker the list of what it keeps, as `virtual:offline-files`. */
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
      // Nobody else asks for it, and all else in the folder is served.
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

/** The code that comes with some parts of the build: with all that they import, or may ever import. */
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

/** A precache that is too large is left out by other tools with a warning only. */
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
