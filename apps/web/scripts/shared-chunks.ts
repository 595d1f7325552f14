import { basename } from 'node:path';
import { joinParts } from './chunk-joins.ts';
import { entries, type Group, type Modules, reachable, source } from './chunks.ts';

type OtherGroup = { name: string | Group['name']; test?: RegExp | ((id: string) => boolean) };

/**
 * The cost of a request in addition to its content, in characters of source: its headers (0.8 KB),
 * its share of a slow connection's latency, and some 5 ms of processor time in the browser and the
 * server. This many characters are 2 to 3 KB on the wire.
 */
const requestBytes = 20_000;

/** Not the bundler's own modules, and no style sheets, which are joined elsewhere. */
const any = /^(?!\0)(?!.*\.css)/;
const within = { within: any };

/**
 * Joins the modules that several pages share and that are in none of the `others`. By default the
 * bundler makes a file for each set of pages that use the same modules, most of them below 2 KB.
 */
export function sharedGroup(others: readonly OtherGroup[]): Group {
  let chunkById: ReadonlyMap<string, string> | undefined;
  return {
    priority: 0,
    includeDependenciesRecursively: false,
    name(id, modules) {
      if (!any.test(id)) return null;
      chunkById ??= assignShared(modules, (other) => chunkAmong(others, other, modules));
      return chunkById.get(id) ?? null;
    },
  };
}

function chunkAmong(groups: readonly OtherGroup[], id: string, modules: Modules): string | null {
  for (const { name, test } of groups) {
    const isIn = test instanceof RegExp ? test.test(id) : (test?.(id) ?? true);
    const chunk = isIn ? (typeof name === 'string' ? name : name(id, modules)) : null;
    if (chunk !== null) return chunk;
  }
  return null;
}

type ChunkOf = (id: string) => string | null;

function assignShared(modules: Modules, chunkOf: ChunkOf): ReadonlyMap<string, string> {
  const everything = reachable(entries.app, modules, { ...within, isLaterToo: true });
  const unitOf = new Map([...everything].map((id) => [id, chunkOf(id) ?? id]));
  const sizeOf = (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;
  const [imports, bytes] = [new Map<string, string[]>(), new Map<string, number>()];
  for (const [id, unit] of unitOf) {
    const imported = modules.getModuleInfo(id)?.importedIds ?? [];
    const units = imported.flatMap((one) => unitOf.get(one) ?? []).filter((one) => one !== unit);
    imports.set(unit, [...new Set([...(imports.get(unit) ?? []), ...units])]);
    bytes.set(unit, (bytes.get(unit) ?? 0) + sizeOf(id));
  }
  const graph = {
    importsOf: (unit: string) => imports.get(unit) ?? [],
    bytesOf: (unit: string) => bytes.get(unit) ?? 0,
  };
  const parts = partsOf(everything, modules, (id) => unitOf.get(id) === id);
  const joined = joinParts(parts, { graph, requestBytes });
  return new Map(
    joined.flatMap((part) => {
      const [largest = ''] = part.modules.toSorted((one, other) => sizeOf(other) - sizeOf(one));
      return part.modules.map((id) => [id, nameOf(largest)]);
    }),
  );
}

/** A module's name, or its package's. */
const nameOf = (id: string): string =>
  /.*node_modules[\\/](?:@[^\\/]+[\\/])?([^\\/]+)/.exec(id)?.[1] ??
  basename(id).replace(/\.\w+$/, '');

/** Modules by the pages that use them, where those are several. */
function partsOf(
  everything: ReadonlySet<string>,
  modules: Modules,
  isFree: (id: string) => boolean,
): { modules: string[]; users: Set<string> }[] {
  const pages = new Set(
    [...everything].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  // What visitors and the first screens load stays as small as it is.
  const light = new Set([
    ...reachable(entries.light, modules, { ...within, isLaterToo: true }),
    ...reachable(entries.first, modules, within),
  ]);
  const usersOf = new Map<string, Set<string>>();
  for (const page of [...pages, ...entries.app.map((file) => source + file)]) {
    // These are loaded after the editor, which contains most of what they use.
    if (/[\\/]features[\\/]editor[\\/]/.test(page)) continue;
    for (const id of reachable([page], modules, within))
      usersOf.set(id, (usersOf.get(id) ?? new Set()).add(page));
  }
  const parts = new Map<string, { modules: string[]; users: Set<string> }>();
  for (const [id, users] of usersOf) {
    if (users.size < 2 || !isFree(id) || pages.has(id) || light.has(id)) continue;
    const key = [...users].toSorted().join(' ');
    const part = parts.get(key) ?? { modules: [], users };
    parts.set(key, part);
    part.modules.push(id);
  }
  return [...parts.values()];
}
