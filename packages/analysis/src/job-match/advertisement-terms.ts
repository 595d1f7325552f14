import { findSkills } from '../vocabulary/find-skills.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { type Skill, vocabulary } from '../vocabulary/vocabulary.ts';
import type { Term } from './advertisement.ts';
import { isKnockoutTerm } from './knockouts.ts';
import { nounChunks } from './noun-chunks.ts';
import type { Requirement } from './requirements.ts';

const mostTerms = 60;

/** What is asked for, each once: a term that is required anywhere is not preferred elsewhere. */
export function termsOf(
  requirements: readonly Requirement[],
): Record<'required' | 'preferred', Term[]> {
  const required = new Map<string, Term>();
  const preferred = new Map<string, Term>();
  for (const requirement of requirements) {
    const terms = requirement.level === 'required' ? required : preferred;
    for (const term of termsIn(requirement)) {
      const isNew = terms.size < mostTerms && !terms.has(term.key);
      if (isNew && !isKnockoutTerm(term.name)) terms.set(term.key, term);
    }
  }
  for (const key of required.keys()) preferred.delete(key);
  return { required: [...required.values()], preferred: [...preferred.values()] };
}

function termsIn({ text, isStated }: Requirement): Term[] {
  const mentions = findSkills(text).filter(
    ({ skill, start, end }) =>
      (isStated || skill.kind !== 'soft') &&
      !isKnockoutTerm(text.slice(start, Math.min(text.length, end + 8))),
  );
  const skills = mentions.map(({ skill, start, end }) => toTerm(skill, text.slice(start, end)));
  if (!isStated) return skills;
  const known = mentions.map(({ start, end }) => phraseKey(text.slice(start, end)));
  const others = nounChunks(text).filter((chunk) => {
    const key = phraseKey(chunk);
    return !known.some((other) => key.includes(other) || other.includes(key));
  });
  return [
    ...skills,
    ...listedSkills(text),
    ...others.map((name) => ({ key: phraseKey(name), name, isSkill: false })),
  ];
}

/** Named as the advertisement says it: who asks for 'on-call' duty does not say 'Incident response'. */
function toTerm(skill: Skill, said: string): Term {
  const isSame = phraseKey(said) === skill.id || /[()[\]:;,]/.test(said);
  const name = isSame ? skill.name : said.charAt(0).toUpperCase() + said.slice(1);
  return { key: skill.id, name, isSkill: true };
}

/** In a list of needs an item that is a skill's name means the skill: 'Organisation and reliability'. */
function listedSkills(text: string): Term[] {
  const items = text.split(/[,;/]|\.(?=\s|$)|\band\b|\bor\b/).map((item) => item.trim());
  return items.flatMap((item) => {
    const name = item.length < 40 ? vocabulary().names.get(phraseKey(item)) : undefined;
    const isOtherWord =
      name?.ambiguous && name.skill.kind === 'technical' && !isWritten(item, name.written);
    return name && !isOtherWord ? [toTerm(name.skill, item)] : [];
  });
}

/** As the skill is written, but for the capital that an item of a list begins with: 'go' is not 'Go'. */
const isWritten = (item: string, written: string): boolean =>
  item === written || item === written.charAt(0).toUpperCase() + written.slice(1);
