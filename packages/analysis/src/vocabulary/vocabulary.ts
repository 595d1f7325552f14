import { generalSkills } from './general-skills.ts';
import type { OccupationData } from './occupation-data.ts';
import { occupationList } from './occupation-list.ts';
import { phraseKey } from './phrase.ts';

export const skillKinds = ['technical', 'soft', 'industry'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** `name` is how it is written; `id` is that name as phrases are compared. */
export type Skill = { id: string; name: string; kind: SkillKind };

/** A way to write a skill. One that is `ambiguous` is also an English word. */
export type SkillName = { skill: Skill; written: string; ambiguous: boolean };

export type Occupation = { name: string; titles: string[]; skills: readonly Skill[] };

export type Vocabulary = {
  skills: readonly Skill[];
  occupations: readonly Occupation[];
  names: ReadonlyMap<string, SkillName>;
};

type Item = { kind: SkillKind; names: string[] };

let built: Vocabulary | undefined;

/** All skills and occupations that are known; put together on first use. */
export function vocabulary(): Vocabulary {
  built ??= build([...occupationList, generalSkills]);
  return built;
}

/** The skill that a text names, alone and as a whole, whatever its case. */
export const skillNamed = (text: string): Skill | undefined =>
  vocabulary().names.get(phraseKey(text))?.skill;

/** The names of all skills go before any alias, so that no alias takes another skill's name. */
function build(list: readonly OccupationData[]): Vocabulary {
  const names = new Map<string, SkillName>();
  const read = list.map((data) => ({ data, items: itemsOf(data) }));
  const all = read.flatMap(({ items }) => items);
  for (const {
    kind,
    names: [name = ''],
  } of all) {
    const written = withoutMark(name);
    addName(names, name, { id: phraseKey(written), name: written, kind });
  }
  for (const {
    names: [name = '', ...aliases],
  } of all) {
    const skill = skillIn(names, name);
    for (const alias of aliases) if (skill) addName(names, alias, skill);
  }
  const occupations = read.map(({ data, items }) => ({
    name: data.name,
    titles: splitList(data.titles),
    skills: [...new Set(items.flatMap((item) => skillIn(names, item.names[0] ?? '') ?? []))],
  }));
  return {
    names,
    occupations,
    skills: [...new Set([...names.values()].map(({ skill }) => skill))],
  };
}

const withoutMark = (name: string): string => name.replace(/^!/, '');

const skillIn = (names: ReadonlyMap<string, SkillName>, name: string): Skill | undefined =>
  names.get(phraseKey(withoutMark(name)))?.skill;

function addName(names: Map<string, SkillName>, name: string, skill: Skill): void {
  const written = withoutMark(name);
  const key = phraseKey(written);
  const known = names.get(key);
  if (!known) names.set(key, { skill, written, ambiguous: name.startsWith('!') });
  else if (name.startsWith('!')) known.ambiguous = true;
}

const itemsOf = (data: OccupationData): Item[] =>
  skillKinds.flatMap((kind) =>
    splitList(data[kind]).map((item) => ({
      kind,
      names: item.split('|').map((name) => name.trim()),
    })),
  );

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
