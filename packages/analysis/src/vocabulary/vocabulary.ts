import { readTable } from '@folio/tables/read-table';
import { phraseKey } from './phrase.ts';

export const skillKinds = ['technical', 'soft', 'industry'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** `name` is how it is written; `id` is that name as phrases are compared. */
export type Skill = { id: string; name: string; kind: SkillKind };

/** A way to write a skill. One that is `ambiguous` is also an English word. */
export type SkillName = { skill: Skill; written: string; ambiguous: boolean };

/** By the keys of the names (`phraseKey`). */
export type SkillNames = ReadonlyMap<string, SkillName>;

/** `skills` in the order in which they are asked for most. */
export type Occupation = { name: string; titles: string[]; skills: readonly Skill[] };

export type Vocabulary = {
  skills: readonly Skill[];
  /** The last has no titles: its skills are asked for in any occupation. */
  occupations: readonly Occupation[];
  names: SkillNames;
};

let built: Vocabulary | undefined;

/** All skills and occupations that are known; put together on first use. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}

/** The skill that a text names, alone and as a whole, whatever its case. */
export const skillNamed = (text: string): Skill | undefined =>
  vocabulary().names.get(phraseKey(text))?.skill;

/**
 * `occupations.tsv`: an `occupation` with its titles, and below it the skills that it asks for, each
 * a name and its aliases, parted by `|`. A skill has its aliases where it stands first.
 */
function build(): Vocabulary {
  const rows = readTable(new URL('./occupations.tsv', import.meta.url), {
    kind: ['occupation', ...skillKinds],
    names: 'text',
  });
  const ambiguous = readTable(new URL('./ambiguous-skills.tsv', import.meta.url), { name: 'text' });
  const isAmbiguous = new Set(ambiguous.map(({ name }) => phraseKey(name)));
  const names = new Map<string, SkillName>();
  const skills: Skill[] = [];
  const occupations: { name: string; titles: string[]; skills: Skill[] }[] = [];
  for (const { kind, names: list } of rows) {
    const [name = '', ...others] = list.split('|');
    if (kind === 'occupation') {
      occupations.push({ name, titles: others, skills: [] });
      continue;
    }
    const id = phraseKey(name);
    const skill = names.get(id)?.skill ?? { id, name, kind };
    if (!names.has(id)) {
      skills.push(skill);
      for (const written of [name, ...others]) {
        const key = phraseKey(written);
        names.set(key, { skill, written, ambiguous: isAmbiguous.has(key) });
      }
    }
    occupations.at(-1)?.skills.push(skill);
  }
  return { names, occupations, skills };
}
