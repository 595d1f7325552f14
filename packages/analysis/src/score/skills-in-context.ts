import { parseItems } from '@folio/contract/items-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import { findSkills } from '../vocabulary/find-skills.ts';
import { type Skill, skillNamed } from '../vocabulary/vocabulary.ts';
import type { Sentence } from './resume-text.ts';

export type ListedSkill = { path: string; name: string; isInContext: boolean };

const mostLooked = 200;

/** The skills that a resume lists, and whether its running text speaks of each, in these or other words. */
export function listedSkills(
  content: ResumeContent,
  sentences: readonly Sentence[],
): ListedSkill[] {
  const listed = content.skills.flatMap(({ items, itemsText }, index) => {
    const names = itemsText ? parseItems(itemsText).items : items;
    return names.map((name) => ({ path: `skills[${index}].items`, name: name.trim() }));
  });
  const looked = listed.filter(({ name }) => name !== '').slice(0, mostLooked);
  if (looked.length === 0) return [];
  const context = readContext(content, sentences);
  return looked.map((skill) => ({ ...skill, isInContext: isIn(context, skill.name) }));
}

type Context = { skills: Set<Skill>; sentencesByStem: Map<string, Set<number>> };

function readContext(content: ResumeContent, sentences: readonly Sentence[]): Context {
  const technologies = content.projects.map((project) => project.technologies);
  const texts = [
    ...sentences.map(({ text, start, end }) => text.slice(start, end)),
    ...technologies,
  ];
  const sentencesByStem = new Map<string, Set<number>>();
  texts.forEach((text, index) => {
    for (const stem of stemsOf(text)) {
      const found = sentencesByStem.get(stem) ?? new Set();
      sentencesByStem.set(stem, found.add(index));
    }
  });
  return {
    sentencesByStem,
    skills: new Set(texts.flatMap((text) => findSkills(text).map((m) => m.skill))),
  };
}

function isIn({ skills, sentencesByStem }: Context, name: string): boolean {
  const known = skillNamed(name);
  if (known && skills.has(known)) return true;
  const places = stemsOf(name).map((stem) => sentencesByStem.get(stem) ?? new Set<number>());
  const [rarest, ...others] = places.sort((one, other) => one.size - other.size);
  if (!rarest) return false;
  return [...rarest].some((place) => others.every((other) => other.has(place)));
}

/** Words without the endings that part 'coaching' from 'coached' and 'forecasting' from 'forecast'. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    (word.length > 4
      ? word.replace(/(?:ations?|ions?|at(?:ed?|es|ing)|ings?|ed|es|ers?|s|e)$/, '')
      : word
    ).replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
  );
