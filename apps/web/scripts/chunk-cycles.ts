import type { Plugin } from 'vite';

/** The files of a build, each with those that it imports at once. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Fails a build in which files import each other in a circle: one of them then runs before what it
 * imports has its values, and puts `undefined` into its tables without a word. Modules that import
 * each other are no danger by themselves; groups of them become files that nobody wrote.
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

/** The first circle of files that is met, beginning and ending with the same one. Depth first. */
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
