import { entries, type Group, type Modules, reachable } from './chunks.ts';

const library = /node_modules[\\/]lucide-react[\\/]/;
const index = /[\\/]lucide-react\.m?js$/;
const iconFile = /[\\/]icons[\\/]([\w-]+)\.m?js$/;

/**
 * Two chunks for the icons that several chunks use: one for the icons of visitors' pages and first
 * screens, and one for all other icons, which those pages would otherwise load. An icon that only
 * one chunk uses stays in it.
 */
export function iconGroups(): (Group & { minShareCount: number })[] {
  let first: ReadonlySet<string> | undefined;
  const isFirst = (id: string, modules: Modules): boolean => {
    first ??= firstIcons(modules);
    const icon = iconFile.exec(id)?.[1];
    return icon === undefined || first.has(icon);
  };
  const group = (name: string, holdsFirst: boolean) => ({
    name: (id: string, modules: Modules) =>
      library.test(id) && isFirst(id, modules) === holdsFirst ? name : null,
    priority: 9,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  });
  return [group('icons', true), group('more-icons', false)];
}

/**
 * The file names of the icons that visitors' pages and first screens import. The module graph does
 * not tell them apart, because they are imported from the package's index, which imports all icons.
 */
function firstIcons(modules: Modules): ReadonlySet<string> {
  const screens = [
    ...reachable(
      [...entries.light, ...entries.app, ...entries.first, ...entries.notifications],
      modules,
    ),
  ].flatMap((id) => modules.getModuleInfo(id) ?? []);
  const indexId = screens.flatMap(({ importedIds }) => importedIds).find((id) => index.test(id));
  const indexCode = indexId && modules.getModuleInfo(indexId)?.code;
  if (!indexCode) throw new Error('The index of the icons is not among the modules');
  const fileByName = new Map(
    [
      ...indexCode.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+)\.m?js["']/g),
    ].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
  const imports = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
  const names = screens.flatMap(({ code }) =>
    [...(code ?? '').matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    ),
  );
  return new Set(names.flatMap((name) => fileByName.get(name) ?? []));
}
