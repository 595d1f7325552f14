import { readTable } from '@folio/tables/read-table';
import { namesOf } from './names.ts';
import { phraseKey } from './phrase.ts';

/**
 * `broader.tsv`: each skill once, with the next broader ones separated by `|`. A narrower skill
 * includes the broader ones, never the other way round.
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
 * Returns everything that a skill is a kind of, by term key: HPLC is chromatography, and that is
 * analysis.
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
