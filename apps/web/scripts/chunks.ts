import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The used parts of the bundler's module information. */
type Module = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
export type Modules = { getModuleInfo: (id: string) => Module | null };
export type Group = {
  name: (id: string, modules: Modules) => string | null;
  priority: number;
  includeDependenciesRecursively?: boolean;
};

const engineFiles =
  /packages[\\/](typeset|documents)[\\/]|node_modules[\\/](harfbuzzjs|bidi-js|@noble[\\/]hashes)[\\/]/;
/** Modules of the same packages that are loaded by pages without the engine. */
const lightFiles =
  /documents[\\/]src[\\/](docx[\\/].+|export-source[\\/]plain-characters\.ts|(addresses|file-name|content-lines|list-separator|vcard)\.ts)$|typeset[\\/]src[\\/]shape[\\/](clean-text|mostly-rtl)\.ts$/;
/** The PDF writer and HTML fonts, which are needed for exports only. */
const exportWriters =
  /typeset[\\/]src[\\/](paint-pdf|web-fonts)[\\/]|documents[\\/]src[\\/](make-pdf|export-engine)\.ts$/;

/** Words of languages other than English, loaded with the first document that is not in English. */
const otherLanguages = /documents[\\/]src[\\/]language[\\/]other-languages\.ts$/;

/** The modules of the layout engine, without the Word writer, which is large and rarely used. */
export const isEngine = (path: string): boolean =>
  engineFiles.test(path) &&
  ![lightFiles, exportWriters, otherLanguages].some((others) => others.test(path));

export const source = fileURLToPath(new URL('../src/', import.meta.url));
const ours = /[\\/](apps[\\/]web[\\/]src|packages[\\/]contract[\\/]src)[\\/].+\.tsx?$/;

/** Modules of ours that import one another across packages. */
const anyOfOurs = /[\\/](apps[\\/]web|packages[\\/]\w+)[\\/]src[\\/].+\.tsx?$/;

const isOfApp = /[\\/]apps[\\/]web[\\/]/;

const isControl = (id: string): boolean => /[\\/]src[\\/]ui[\\/]/.test(id);
const isRule = (id: string): boolean => /[\\/](src[\\/]lib|contract[\\/]src)[\\/]/.test(id);

export const entries = {
  /** Documents other than the app's, which must load little. */
  light: ['landing.tsx', 'public-page.tsx'],
  landing: ['landing.tsx'],
  /** Loaded on every page, slightly later; it needs few of our modules. */
  notifications: ['ui/toaster.tsx'],
  app: ['main.tsx'],
  desk: ['app/shell/shell.tsx', 'app/routes/dashboard.tsx'],
  /** What the service worker caches from the start (offline-files.ts). */
  first: ['app/shell/shell.tsx', 'app/routes/dashboard.tsx', 'app/routes/resumes.tsx'],
  editor: ['app/routes/resume-editor.tsx', 'app/routes/start.tsx'],
  /** Lays pages out before the app has loaded. */
  page: ['early-page.ts'],
  /** Where a resume is viewed. */
  preview: ['app/routes/resume-preview.tsx'],
};

/**
 * Chunks of the layout engine, which on a slow connection loads before the app and so has nothing
 * else, such as React. Modules shared with visitors' pages or first screens are in chunks of their
 * own, so that those load no engine.
 */
export function engineGroups(): Group[] {
  let chunkById: ReadonlyMap<string, EngineChunk> | undefined;
  return engineChunks.map((chunk, index) => ({
    name(id, modules) {
      if (!anyOfOurs.test(id)) return ofOthers[chunk]?.test(id) ? chunk : null;
      chunkById ??= assignEngineChunks(modules);
      return chunkById.get(id) === chunk ? chunk : null;
    },
    priority: 20 - index,
    includeDependenciesRecursively: false,
  }));
}

const engineChunks = ['facts', 'terms', 'engine', 'drawing'] as const;
type EngineChunk = (typeof engineChunks)[number];
const ofOthers: Partial<Record<EngineChunk, RegExp>> = {
  terms: /node_modules[\\/]fractional-indexing[\\/]/,
  // Including the URLs of fonts and word lists.
  engine:
    /node_modules[\\/](bidi-js|harfbuzzjs)[\\/]|[\\/]documents[\\/]word-lists[\\/]|virtual:font-files/,
};

function assignEngineChunks(modules: Modules): ReadonlyMap<string, EngineChunk> {
  const found = (files: string[]) => reachable(files, modules, { within: anyOfOurs });
  const page = found(entries.page);
  refuseSchemas(page, modules);
  for (const file of entries.page) page.delete(source + file);
  const light = found(entries.light);
  const first = found([...entries.app, ...entries.desk]);
  const app = reachable(entries.app, modules, { within: anyOfOurs, isLaterToo: true });
  const chunkOf = (id: string): EngineChunk => {
    if (light.has(id)) return 'facts';
    if (first.has(id)) return 'terms';
    // Modules that the app never loads are not kept for it.
    return app.has(id) ? 'engine' : 'drawing';
  };
  return new Map([...page].map((id) => [id, chunkOf(id)]));
}

/** Smaller chunks first: a group includes everything that its modules import. */
const chunks = ['common', 'rules', 'parts', 'controls', 'app', 'desk'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Joins the modules of first screens into a few chunks instead of eighty, each of which is a
 * request. All other modules stay with their importers.
 */
export function firstScreenGroups(): Group[] {
  let chunkById: ReadonlyMap<string, Chunk> | undefined;
  return chunks.map((chunk, index) => ({
    priority: 2 + chunks.length - index,
    name(id, modules) {
      if (!ours.test(id)) return null;
      chunkById ??= assignChunks(modules);
      return chunkById.get(id) === chunk ? chunk : null;
    },
  }));
}

/**
 * Joins the modules that the editor loads in addition to its engine into a few chunks: the engine's
 * dependencies, page display, and the editor itself. Modules shared with other screens stay
 * separate, so that those load no more.
 */
export function editorGroups(): Group[] {
  let chunkById: ReadonlyMap<string, EditorChunk> | undefined;
  return editorChunks.map((chunk, index) => ({
    priority: 2 - index / 10,
    includeDependenciesRecursively: false,
    name(id, modules) {
      if (!anyOfOurs.test(id) || isEngine(id) || exportWriters.test(id)) return null;
      chunkById ??= assignEditorChunks(modules);
      return chunkById.get(id) === chunk ? chunk : null;
    },
  }));
}

const editorChunks = ['ground', 'sheets', 'editor'] as const;
type EditorChunk = (typeof editorChunks)[number];

function assignEditorChunks(modules: Modules): ReadonlyMap<string, EditorChunk> {
  const found = (files: string[]) => reachable(files, modules, { within: anyOfOurs });
  const editor = found(entries.editor.slice(0, 1));
  const preview = found(entries.preview);
  const { light, heavy } = partsBesideEditor(modules);
  // Entries of the router stay separate chunks.
  for (const file of entries.editor) editor.delete(source + file);
  const chunkOf = (id: string): EditorChunk | undefined => {
    if (light.has(id)) return undefined;
    if (preview.has(id)) return isOfApp.test(id) ? 'sheets' : 'ground';
    return heavy.has(id) ? undefined : 'editor';
  };
  const assigned = [...editor].map((id): [string, EditorChunk | undefined] => [id, chunkOf(id)]);
  return new Map(assigned.flatMap(([id, chunk]) => (chunk ? [[id, chunk]] : [])));
}

/** Modules of lazily loaded parts outside the editor, with and without the engine. */
function partsBesideEditor(modules: Modules): Record<'light' | 'heavy', Set<string>> {
  const everything = reachable(entries.app, modules, { within: anyOfOurs, isLaterToo: true });
  const parts = new Set(
    [...everything].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  for (const file of entries.light) parts.add(source + file);
  for (const file of entries.editor) parts.delete(source + file);
  const [light, heavy] = [new Set<string>(), new Set<string>()];
  for (const part of parts) {
    // These are loaded after the editor.
    if (/[\\/]features[\\/]editor[\\/]/.test(part)) continue;
    const ids = [...reachable([part], modules, { within: anyOfOurs })];
    const loaded = ids.some(isEngine) ? heavy : light;
    for (const id of ids) loaded.add(id);
  }
  return { light, heavy };
}

function assignChunks(modules: Modules): ReadonlyMap<string, Chunk> {
  const light = reachable(entries.light, modules);
  refuseSchemas(light, modules);
  const notifications = reachable(entries.notifications, modules);
  for (const file of entries.notifications) notifications.delete(source + file);
  const lightOrLater = reachable(entries.light, modules, { isLaterToo: true });
  const landingOrLater = reachable(entries.landing, modules, { isLaterToo: true });
  const app = reachable(entries.app, modules);
  const desk = reachable(entries.desk, modules);
  const chunkOf = (id: string): Chunk => {
    if (light.has(id) || notifications.has(id)) return 'common';
    if (isControl(id)) return landingOrLater.has(id) ? 'parts' : 'controls';
    if (lightOrLater.has(id)) return 'parts';
    if (app.has(id)) return 'app';
    return isRule(id) ? 'rules' : 'desk';
  };
  // The app's entry stays a separate chunk, which nothing else imports.
  for (const file of entries.app) app.delete(source + file);
  return new Map([...notifications, ...app, ...desk].map((id) => [id, chunkOf(id)]));
}

/** A schema includes zod and more: 60 KB that visitors don't need. */
function refuseSchemas(light: ReadonlySet<string>, modules: Modules): void {
  for (const id of light)
    if (modules.getModuleInfo(id)?.importedIds.some((imported) => /[\\/]zod[\\/]/.test(imported)))
      throw new Error(`${id} makes schemas, and what visitors load imports it. Divide it.`);
}

/** Our modules that are loaded with these files, optionally including dynamic imports. */
export function reachable(
  files: string[],
  modules: Modules,
  { within = ours, isLaterToo = false }: { within?: RegExp; isLaterToo?: boolean } = {},
): Set<string> {
  const found = new Set<string>();
  const waiting = files.map((file) => (isAbsolute(file) ? file : source + file));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) || !within.test(id) ? null : modules.getModuleInfo(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds, ...(isLaterToo ? module.dynamicallyImportedIds : []));
  }
  return found;
}
