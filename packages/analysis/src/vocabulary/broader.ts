import { readTable } from '@folio/tables/read-table';
import { namesOf } from './names.ts';
import { phraseKey } from './phrase.ts';

/**
 * `broader.tsv` lists each skill once, with its directly broader skills separated by `|`. A
 * narrower skill implies the broader ones, never the other way round.
 */
let built: ReadonlyMap<string, readonly string[]> | undefined;

function nextBroader(): ReadonlyMap<string, readonly string[]> {
  if (built) return built;
  const names = namesOf('en');
  const idOf = (name: string) => names.get(phraseKey(name))?.skill.id ?? phraseKey(name);
  const rows = readTable(new URL('./broader.tsv', import.meta.url), {
    skill: 'text',
    broader: 'text',
  });
  built = new Map(rows.map((row) => [idOf(row.skill), row.broader.split('|').map(idOf)]));
  return built;
}

/**
 * Returns the term keys of everything that a skill is a kind of, directly or indirectly: HPLC is
 * chromatography, which is analysis.
 */
export function broaderThan(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const broader of nextBroader().get(next) ?? [])
      if (broader !== id && !found.has(broader)) {
        found.add(broader);
        open.push(broader);
      }
  return found;
}
