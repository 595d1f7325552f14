import type { Plugin } from 'vite';

/** The files of a build with their static imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails a build with import cycles between chunks: one of them would run before its imports are
 * initialized, and read `undefined`. Cycles of modules are harmless; chunks join modules in ways
 * that nobody wrote.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'refuse-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Files of the build import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** The first cycle found, starting and ending with the same file (depth-first search). */
export function findCycle(imports: Imports): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (done.has(file)) return undefined;
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}
