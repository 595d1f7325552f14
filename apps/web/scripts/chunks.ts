import { fileURLToPath } from 'node:url';

/** A module as the bundler knows it, as far as it matters here. */
type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };
type Group = { name: (id: string, modules: Modules) => string | null; priority: number };

const source = fileURLToPath(new URL('../src/', import.meta.url));
const ours = /[\\/](apps[\\/]web[\\/]src|packages[\\/]contract[\\/]src)[\\/].+\.tsx?$/;

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
};

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

function assignChunks(modules: Modules): ReadonlyMap<string, Chunk> {
  const light = reachable(entries.light, modules);
  refuseSchemas(light, modules);
  const notifications = reachable(entries.notifications, modules);
  for (const file of entries.notifications) notifications.delete(source + file);
  const lightOrLater = reachable(entries.light, modules, 'later too');
  const landingOrLater = reachable(entries.landing, modules, 'later too');
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

/** Our modules that come with some files of the app's sources, or 'later too' that may follow. */
function reachable(files: string[], modules: Modules, when?: 'later too'): Set<string> {
  const found = new Set<string>();
  const waiting = files.map((file) => source + file);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = found.has(id) || !ours.test(id) ? null : modules.getModuleInfo(id);
    if (!module) continue;
    found.add(id);
    waiting.push(...module.importedIds, ...(when ? module.dynamicallyImportedIds : []));
  }
  return found;
}
