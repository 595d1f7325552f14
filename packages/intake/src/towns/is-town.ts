import { townKey } from './town-key.ts';
import { townList } from './town-list.ts';

/** Lines of the list by the two letters that their names begin with; one is taken apart when asked for. */
const lines = new Map(
  townList
    .trim()
    .split('\n')
    .map((line) => [line.slice(1, 3), line]),
);
const read = new Map<string, ReadonlySet<string>>();

function namesFrom(start: string): ReadonlySet<string> {
  const known = read.get(start);
  if (known) return known;
  const names = new Set<string>();
  let name = '';
  for (const one of lines.get(start)?.split('|') ?? []) {
    name = name.slice(0, Number.parseInt(one.charAt(0), 36)) + one.slice(1);
    names.add(name);
  }
  read.set(start, names);
  return names;
}

/** Whether a town somewhere is called so: many of them are called like people, colours or trades too. */
export function isTown(text: string): boolean {
  const name = townKey(text);
  return namesFrom(name.slice(0, 2)).has(name);
}
