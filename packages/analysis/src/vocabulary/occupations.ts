import { phraseKey } from './phrase.ts';
import { type Occupation, type Skill, vocabulary } from './vocabulary.ts';

/**
 * The occupations that a text names by one of their titles, the longest title first: 'Senior
 * Frontend Developer' is a frontend developer, and a developer after that.
 */
export function occupationsNamed(text: string): Occupation[] {
  const padded = ` ${phraseKey(text)} `;
  return vocabulary()
    .occupations.map((occupation) => ({ occupation, length: longestTitleIn(padded, occupation) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .map(({ occupation }) => occupation);
}

const longestTitleIn = (padded: string, { name, titles }: Occupation): number =>
  Math.max(
    0,
    ...[name, ...titles]
      .map(phraseKey)
      .filter((title) => title !== '' && padded.includes(` ${title} `))
      .map((title) => title.length),
  );

/** The occupation that most of these skills are asked for in, weighed by how few ask for each. */
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

/** What is asked for in the occupation that a title names, most first; empty for unknown titles. */
export const skillsFor = (title: string): readonly Skill[] =>
  occupationsNamed(title)[0]?.skills ?? [];
