import { phraseKey } from './phrase.ts';
import { type Occupation, type Skill, vocabulary } from './vocabulary.ts';

/**
 * Returns the occupations whose titles occur in a text, the longest title first: 'Senior Frontend
 * Developer' is a frontend developer, then a developer.
 */
export function occupationsNamed(text: string): Occupation[] {
  const words = phraseKey(text).split(' ');
  const { byTitle, mostWords } = titleIndex();
  const lengths = new Map<Occupation, number>();
  for (let from = 0; from < words.length; from++)
    for (let end = from + 1; end <= Math.min(words.length, from + mostWords); end++) {
      const title = words.slice(from, end).join(' ');
      for (const one of byTitle.get(title) ?? [])
        lengths.set(one, Math.max(title.length, lengths.get(one) ?? 0));
    }
  if (lengths.size === 0) return [];
  const lengthOf = (one: Occupation) => lengths.get(one) ?? 0;
  return vocabulary()
    .occupations.filter((one) => lengths.has(one))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
}

type TitleIndex = { byTitle: ReadonlyMap<string, readonly Occupation[]>; mostWords: number };

let index: TitleIndex | undefined;

/** The occupations by their titles as phrase keys; built on first use. */
function titleIndex(): TitleIndex {
  if (index) return index;
  const byTitle = new Map<string, Occupation[]>();
  for (const occupation of vocabulary().occupations)
    for (const title of [occupation.name, ...occupation.titles].map(phraseKey).filter(Boolean))
      byTitle.set(title, [...(byTitle.get(title) ?? []), occupation]);
  const mostWords = Math.max(...[...byTitle.keys()].map((title) => title.split(' ').length));
  index = { byTitle, mostWords };
  return index;
}

/**
 * Returns the occupation that asks for most of these skills, ignoring soft skills, or undefined if
 * it asks for fewer than two.
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

/**
 * Returns the skills of the occupation that a title names, in order of demand, or none for unknown
 * titles.
 */
export const skillsFor = (title: string): readonly Skill[] =>
  occupationsNamed(title)[0]?.skills ?? [];
