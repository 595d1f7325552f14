/** Modules that are loaded together, and the pages that use them. */
export type Part = { modules: readonly string[]; users: ReadonlySet<string> };
/** The import graph. A unit is a module, or a chunk of several; users are units as well. */
export type Graph = {
  importsOf: (unit: string) => Iterable<string>;
  bytesOf: (unit: string) => number;
};
type Weighed = Part & { vain: ReadonlyMap<string, number>; units: ReadonlySet<string> };

/**
 * Joins parts while that saves cost (greedy agglomeration): a user of both saves a request, worth
 * `requestBytes`; a user of one loads the other and its imports in vain. Parts whose chunk would
 * import itself through another are not joined, or are split again. `users` are all units that load
 * others. O(n³) for n parts.
 */
export function joinParts(
  parts: readonly Part[],
  { graph, requestBytes }: { graph: Graph; requestBytes: number },
): Part[] {
  const users = [...new Set(parts.flatMap((part) => [...part.users]))];
  const loadedBy = new Map(users.map((user) => [user, reach([user], graph)]));
  const weigh = (part: Part): Weighed => {
    const units = reach(part.modules, graph);
    const inVain = (loaded: ReadonlySet<string>) =>
      [...units].reduce((sum, unit) => sum + (loaded.has(unit) ? 0 : graph.bytesOf(unit)), 0);
    const vain = new Map([...loadedBy].map(([user, loaded]) => [user, inVain(loaded)]));
    return { ...part, units, vain };
  };
  let joined = parts
    .flatMap((part) => (isCycle(part, part, { parts, graph }) ? apart(part) : [part]))
    .map(weigh);
  for (;;) {
    const best = bestJoin(joined, { graph, requestBytes });
    if (!best) return joined.map(({ modules, users: all }) => ({ modules, users: all }));
    joined = [...joined.filter((part) => !best.includes(part)), weigh(union(best))];
  }
}

const union = (parts: readonly Part[]): Part => ({
  modules: parts.flatMap(({ modules }) => modules),
  users: new Set(parts.flatMap(({ users }) => [...users])),
});

/** Each module as a part of its own. */
const apart = ({ modules, users }: Part): Part[] => modules.map((id) => ({ modules: [id], users }));

function bestJoin(
  parts: readonly Weighed[],
  { graph, requestBytes }: { graph: Graph; requestBytes: number },
): [Weighed, Weighed] | undefined {
  const joins = parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .map((other) => ({ one, other, saved: savedBy(one, other, requestBytes) })),
  );
  const best = joins
    .filter(({ saved }) => saved > 0)
    .toSorted((a, b) => b.saved - a.saved)
    .find(
      ({ one, other }) =>
        !isCycle(one, other, { parts, graph }) && !isCycle(other, one, { parts, graph }),
    );
  return best && [best.one, best.other];
}

function savedBy(one: Weighed, other: Weighed, requestBytes: number): number {
  let saved = 0;
  for (const user of one.users)
    saved += other.users.has(user) ? requestBytes : -(other.vain.get(user) ?? 0);
  for (const user of other.users) if (!one.users.has(user)) saved -= one.vain.get(user) ?? 0;
  return saved;
}

function reach(from: Iterable<string>, { importsOf }: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    if (found.has(unit)) continue;
    found.add(unit);
    waiting.push(...importsOf(unit));
  }
  return found;
}

/** Whether a part reaches another, or itself, through a third. */
function isCycle(
  from: Part,
  to: Part,
  { parts, graph }: { parts: readonly Part[]; graph: Graph },
): boolean {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));
  const importedBy = (unit: Part | string): (Part | string)[] =>
    (typeof unit === 'string' ? [unit] : unit.modules)
      .flatMap((id) => [...graph.importsOf(id)])
      .map((id) => partOf.get(id) ?? id);
  const seen = new Set<Part | string>([from]);
  const waiting = importedBy(from).filter((unit) => unit !== to);
  for (let unit = waiting.pop(); unit !== undefined; unit = waiting.pop()) {
    if (unit === to) return true;
    if (seen.has(unit)) continue;
    seen.add(unit);
    waiting.push(...importedBy(unit));
  }
  return false;
}
