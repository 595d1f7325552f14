import { readTable } from '@folio/tables/read-table';
import { type ReadLanguage, readLanguages } from '../text/languages.ts';
import { phraseKey } from './phrase.ts';
import {
  type Skill,
  type SkillName,
  type SkillNames,
  skillKinds,
  vocabulary,
} from './vocabulary.ts';

/**
 * `names-*.tsv`: names of skills in one language, the usual name first, separated by `|`.
 * `names-en.tsv` has every such skill. Skills that `occupations.tsv` lacks are used only for
 * advertisements, since names such as 'help colleagues' would be found in any text.
 */
const columns = { skill: 'text', names: 'text' } as const;
const english = () =>
  readTable(new URL('./names-en.tsv', import.meta.url), {
    skill: 'text',
    kind: skillKinds,
    names: 'text',
  });
const tables = {
  en: english,
  de: () => readTable(new URL('./names-de.tsv', import.meta.url), columns),
  fr: () => readTable(new URL('./names-fr.tsv', import.meta.url), columns),
  es: () => readTable(new URL('./names-es.tsv', import.meta.url), columns),
  pt: () => readTable(new URL('./names-pt.tsv', import.meta.url), columns),
  hi: () => readTable(new URL('./names-hi.tsv', import.meta.url), columns),
};

let skills: ReadonlyMap<string, Skill> | undefined;

/** The skills of `names-en.tsv` by name. */
function skillsByName(): ReadonlyMap<string, Skill> {
  skills ??= new Map(
    english().map(({ skill: name, kind }) => {
      const id = phraseKey(name);
      return [name, vocabulary().names.get(id)?.skill ?? { id, name, kind }];
    }),
  );
  return skills;
}

const built = new Map<ReadLanguage, SkillNames>();

/** Names of skills in a language, by phrase key; built on first use. */
export function namesOf(language: ReadLanguage): SkillNames {
  const known = built.get(language);
  if (known) return known;
  const names = new Map<string, SkillName>(language === 'en' ? vocabulary().names : []);
  for (const row of tables[language]()) {
    const skill = skillsByName().get(row.skill);
    if (!skill) continue;
    const all = row.names === '' ? [] : row.names.split('|');
    for (const name of language === 'en' ? [skill.name, ...all] : all) {
      const key = phraseKey(name);
      if (!names.has(key)) names.set(key, { skill, written: name, ambiguous: false });
    }
  }
  built.set(language, names);
  return names;
}

const joined = new Map<ReadLanguage, SkillNames>();

/**
 * Returns these names and the vocabulary's English ones, which occur in advertisements in any
 * language.
 */
export function namesIn(language: ReadLanguage): SkillNames {
  const known = joined.get(language);
  if (known) return known;
  const names = new Map([...vocabulary().names, ...namesOf(language)]);
  joined.set(language, names);
  return names;
}

const usual = new Map<ReadLanguage, ReadonlyMap<Skill, string>>();

/** The usual name of a skill in a language; the English one if there is no other. */
export function nameIn(skill: Skill, language: ReadLanguage): string {
  if (language === 'en') return skill.name;
  let names = usual.get(language);
  if (!names) {
    const first = new Map<Skill, string>();
    for (const { skill: of, written } of namesOf(language).values())
      if (!first.has(of)) first.set(of, written);
    names = first;
    usual.set(language, names);
  }
  return names.get(skill) ?? skill.name;
}

/** Returns the skills whose whole name is the text, in any of the languages. */
export function skillsCalled(text: string): ReadonlySet<Skill> {
  const key = phraseKey(text);
  return new Set(readLanguages.flatMap((language) => namesOf(language).get(key)?.skill ?? []));
}
