import { readTable } from '@folio/tables/read-table';
import { phraseKey } from './phrase.ts';

export const skillKinds = ['technical', 'soft', 'industry'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** `name` is the usual spelling; `id` is its phrase key. */
export type Skill = { id: string; name: string; kind: SkillKind };

/** A spelling of a skill. `ambiguous`: it is also an English word. */
export type SkillName = { skill: Skill; written: string; ambiguous: boolean };

/** By the names' phrase keys (`phraseKey`). */
export type SkillNames = ReadonlyMap<string, SkillName>;

/** `skills` in order of demand. */
export type Occupation = { name: string; titles: string[]; skills: readonly Skill[] };

export type Vocabulary = {
  skills: readonly Skill[];
  /** The last one has no titles: its skills are asked for in all occupations. */
  occupations: readonly Occupation[];
  names: SkillNames;
};

let built: Vocabulary | undefined;

/** All known skills and occupations; built on first use. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}

/** Returns the skill whose whole name is the text, in any case. */
export const skillNamed = (text: string): Skill | undefined =>
  vocabulary().names.get(phraseKey(text))?.skill;

/**
 * Each `occupation` in `occupations.tsv` has its titles, followed by the skills that it asks for,
 * each with its aliases, separated by `|`. A skill has its aliases only at its first occurrence.
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
