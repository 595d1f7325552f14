import { findSkills } from '../vocabulary/find-skills.ts';
import { skillsCalled } from '../vocabulary/names.ts';
import { occupationsNamed, occupationUsing } from '../vocabulary/occupations.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import {
  type Occupation,
  type Skill,
  type SkillKind,
  skillNamed,
  vocabulary,
} from '../vocabulary/vocabulary.ts';

/** What a person has and wants, as texts. `currentContent` is what they have written so far. */
export type SkillRequest = {
  section?: string;
  currentContent?: string;
  jobDescription?: string;
  industry?: string;
};

export type SkillSuggestions = Record<SkillKind, string[]>;

const mostOfAKind = 8;
const mostRead = 100_000;
/** Longest title in words: a longer text describes work. */
const longestTitle = 6;

/**
 * Suggests skills that a person may have, best first: what the job asks for, then what their
 * occupation asks for, without those that their resume mentions in any words.
 */
export function suggestSkills(request: SkillRequest): SkillSuggestions {
  const ranked = rankSkills(request);
  const ofKind = (kind: SkillKind) =>
    ranked
      .filter((skill) => skill.kind === kind)
      .slice(0, mostOfAKind)
      .map((skill) => skill.name);
  return { technical: ofKind('technical'), soft: ofKind('soft'), industry: ofKind('industry') };
}

/** The best suggestions of all kinds in one list. */
export const bestSkills = (request: SkillRequest, limit = 5): string[] =>
  rankSkills(request)
    .slice(0, limit)
    .map((skill) => skill.name);

const mostWords = 4;

/**
 * Returns the names that are skills: those in the vocabulary, in any of its languages, and those in
 * the words of the texts. Anything else may be made up, whatever its source.
 */
export function knownSkills(names: readonly string[], texts: string): string[] {
  const said = ` ${phraseKey(texts)} `;
  const isSaid = (key: string) =>
    key !== '' && key.split(' ').length <= mostWords && said.includes(` ${key} `);
  return names.filter((name) => skillsCalled(name).size > 0 || isSaid(phraseKey(name)));
}

function rankSkills(request: SkillRequest): Skill[] {
  const { currentContent = '', jobDescription = '', industry = '' } = request;
  const text = currentContent.slice(0, mostRead);
  const advertisement = jobDescription.slice(0, mostRead);
  const had = new Set(skillsIn(text));
  const wanted = skillsIn(advertisement);
  const occupation = occupationOf(request, [...wanted, ...had]);
  const ranked = [
    ...wanted.filter((skill) => skill.kind === 'technical'),
    ...wanted.filter((skill) => skill.kind !== 'technical'),
    ...skillsIn(industry.slice(0, mostRead)),
    ...(occupation?.skills ?? []),
    ...generalSkillsOf(occupation),
  ];
  return [...new Set(ranked)].filter((skill) => !had.has(skill));
}

/** Reads lists item by item as well, so that 'go' in a list of skills is the language. */
function skillsIn(text: string): Skill[] {
  const found = findSkills(text).map(({ skill }) => skill);
  const listed = text.split(/[,;|\n•]/).flatMap((item) => skillNamed(item) ?? []);
  return [...new Set([...found, ...listed])];
}

function occupationOf(request: SkillRequest, skills: Skill[]): Occupation | undefined {
  const { section = '', currentContent = '', jobDescription = '', industry = '' } = request;
  const written = currentContent.slice(0, 2_000);
  const named = [jobDescription.slice(0, 600), section, ...titlesIn(written), written, industry];
  for (const text of named) {
    const [first] = occupationsNamed(text);
    if (first) return first;
  }
  return occupationUsing(skills);
}

/** Returns titles in resume order: current ones come before former ones. */
const titlesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.split(',')[0] ?? '')
    .filter((title) => title.split(/\s+/).length <= longestTitle && !title.endsWith('.'));

/** For an unknown occupation, suggests only skills of any trade, never another trade's tools. */
const generalSkillsOf = (occupation: Occupation | undefined): readonly Skill[] => {
  const general = vocabulary().occupations.find(({ titles }) => titles.length === 0)?.skills ?? [];
  return occupation ? general.filter((skill) => skill.kind === 'soft') : general;
};
