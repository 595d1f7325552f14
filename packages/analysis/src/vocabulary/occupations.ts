import { phraseKey } from './phrase.ts';
import { type Occupation, type Skill, vocabulary } from './vocabulary.ts';

/**
 * Returns the occupations whose titles a text contains, the longest title first: 'Senior Frontend
 * Developer' is a frontend developer, then a developer.
 */
export function occupationsNamed(text: string): Occupation[] {
  const padded = ` ${phraseKey(text)} `;
  return vocabulary()
    .occupations.map((occupation) => ({ occupation, length: longestTitleIn(padded, occupation) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ occupation }) => occupation);
}

const keysOf = new WeakMap<Occupation, readonly string[]>();

/** The titles of an occupation as phrase keys, longest first; built on first use. */
function titleKeys(occupation: Occupation): readonly string[] {
  const known = keysOf.get(occupation);
  if (known) return known;
  const keys = [occupation.name, ...occupation.titles]
    .map(phraseKey)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  keysOf.set(occupation, keys);
  return keys;
}

const longestTitleIn = (padded: string, occupation: Occupation): number =>
  titleKeys(occupation).find((key) => padded.includes(` ${key} `))?.length ?? 0;

/**
 * The occupation that asks for most of these skills, soft skills aside; undefined for fewer than
 * two.
 */
export function occupationUsing(skills: readonly Skill[]): Occupation | undefined {
  const used = new Set(skills);
  const ranked = vocabulary()
    .occupations.filter(({ titles }) => titles.length > 0)
    .map((occupation) => {
      const shared = occupation.skills.filter((skill) => used.has(skill) && skill.kind !== 'soft');
      return { occupation, shared: shared.length };
    })
    .sort((one, other) => other.shared - one.shared);
  return ranked[0] && ranked[0].shared >= 2 ? ranked[0].occupation : undefined;
}

/** Skills of the occupation that a title names, in order of demand; empty for unknown titles. */
export const skillsFor = (title: string): readonly Skill[] =>
  occupationsNamed(title)[0]?.skills ?? [];
