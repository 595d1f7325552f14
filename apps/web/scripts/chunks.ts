import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module as the bundler knows it, as far as it matters here. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };
type Group = {
  name: (id: string, modules: Modules) => string | null;
  priority: number;
  includeDependenciesRecursively?: boolean;
};

const engineFiles =
  /packages[\\/](typeset|documents)[\\/]|node_modules[\\/](harfbuzzjs|bidi-js|@noble[\\/]hashes)[\\/]/;
/** Parts of the same packages that pages without the engine load. */
const lightFiles =
  /documents[\\/]src[\\/](docx[\\/].+|export-source[\\/]plain-characters\.ts|(addresses|file-name|content-lines|vcard)\.ts)$|typeset[\\/]src[\\/]shape[\\/](clean-text|mostly-rtl)\.ts$/;
/** What an export makes a PDF, or the fonts of a page, with: pages are shown without it. */
const exportWriters =
  /typeset[\\/]src[\\/](paint-pdf|web-fonts)[\\/]|documents[\\/]src[\\/](make-pdf|export-engine)\.ts$/;

/** What sets a page in type. Word's writer stays out of it: it is large, and seldom asked for. */
export const isEngine = (path: string): boolean =>
  engineFiles.test(path) && !lightFiles.test(path) && !exportWriters.test(path);

const source = fileURLToPath(new URL('../src/', import.meta.url));
const ours = /[\\/](apps[\\/]web[\\/]src|packages[\\/]contract[\\/]src)[\\/].+\.tsx?$/;

/** Where modules of ours are found by way of others of ours, in whatever package. */
const anyOfOurs = /[\\/](apps[\\/]web|packages[\\/]\w+)[\\/]src[\\/].+\.tsx?$/;

const isOfApp = /[\\/]apps[\\/]web[\\/]/;

const isControl = (id: string): boolean => /[\\/]src[\\/]ui[\\/]/.test(id);
const isRule = (id: string): boolean => /[\\/](src[\\/]lib|contract[\\/]src)[\\/]/.test(id);

const entries = {
  /** Documents beside the app's: they are to load little. */
  light: ['landing.tsx', 'public-page.tsx'],
  landing: ['landing.tsx'],
  /** On every page, a moment later; what it needs of ours is small. */
  notifications: ['ui/toaster.tsx'],
  app: ['main.tsx'],
  desk: ['app/shell/shell.tsx', 'app/routes/dashboard.tsx'],
  editor: ['app/routes/resume-editor.tsx', 'app/routes/start.tsx'],
  /** What sets pages before the app is there. */
  page: ['early-page.ts'],
  /** Where a resume is looked at. */
  preview: ['app/routes/resume-preview.tsx'],
};

/**
 * What sets a page in type, which on a slow line comes before the app: without anything that it does not
 * need, such as React. Of its modules those that visitors' pages load too, and those that the first
 * screens do, are files of their own, so that these load no engine.
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
  // With the addresses of fonts and word lists.
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
    // What the app never loads is not kept for it either.
    return app.has(id) ? 'engine' : 'drawing';
  };
  return new Map([...page].map((id) => [id, chunkOf(id)]));
}

/** Those that load less come first: a group draws in all that its modules import. */
const chunks = ['common', 'rules', 'parts', 'controls', 'app', 'desk'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Puts our modules that the first screens load into a few files, rather than into eighty: each is a
 * request, and has its headers. All other modules stay with whoever asks for them.
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
 * What the editor loads beside its engine, in a few files: what the engine stands on, what shows pages,
 * and what is the editor's own. What other screens load too stays with them, so that they load no more.
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
  // What the router loads stays a file of its own.
  for (const file of entries.editor) editor.delete(source + file);
  const chunkOf = (id: string): EditorChunk | undefined => {
    if (light.has(id)) return undefined;
    if (preview.has(id)) return isOfApp.test(id) ? 'sheets' : 'ground';
    return heavy.has(id) ? undefined : 'editor';
  };
  const assigned = [...editor].map((id): [string, EditorChunk | undefined] => [id, chunkOf(id)]);
  return new Map(assigned.flatMap(([id, chunk]) => (chunk ? [[id, chunk]] : [])));
}

/**
 * The modules of all that is loaded by itself and has nothing to do with the editor: with the engine,
 * which sets pages in type, and without.
 */
function partsBesideEditor(modules: Modules): Record<'light' | 'heavy', Set<string>> {
  const everything = reachable(entries.app, modules, { within: anyOfOurs, isLaterToo: true });
  const parts = new Set(
    [...everything].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  for (const file of entries.light) parts.add(source + file);
  for (const file of entries.editor) parts.delete(source + file);
  const [light, heavy] = [new Set<string>(), new Set<string>()];
  for (const part of parts) {
    // They come after the editor.
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
  // What starts the app stays a file of its own, which nobody else loads.
  for (const file of entries.app) app.delete(source + file);
  return new Map([...notifications, ...app, ...desk].map((id) => [id, chunkOf(id)]));
}

/** A schema brings zod and what stands beside it: 60 KB that a visitor has no use for. */
function refuseSchemas(light: ReadonlySet<string>, modules: Modules): void {
  for (const id of light)
    if (modules.getModuleInfo(id)?.importedIds.some((imported) => /[\\/]zod[\\/]/.test(imported)))
      throw new Error(`${id} makes schemas, and what visitors load imports it. Divide it.`);
}

/**
 * Our modules that come with some files of the app's sources, and where it is wanted those that may
 * follow.
 */
function reachable(
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
