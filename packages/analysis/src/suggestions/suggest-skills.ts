import { findSkills } from '../vocabulary/find-skills.ts';
import { occupationsNamed, occupationUsing } from '../vocabulary/occupations.ts';
import {
  type Occupation,
  type Skill,
  type SkillKind,
  skillNamed,
  vocabulary,
} from '../vocabulary/vocabulary.ts';

/** What a person has and wants, as texts; `currentContent` is what they wrote so far. */
export type SkillRequest = {
  section?: string;
  currentContent?: string;
  jobDescription?: string;
  industry?: string;
};

export type SkillSuggestions = Record<SkillKind, string[]>;

const mostOfAKind = 8;
const mostRead = 100_000;
/** In words: what is longer tells of the work. */
const longestTitle = 6;

/**
 * Skills that a person might add if they have them, best first: what the job asks for, then what
 * their occupation asks for. None that their resume names already, in whatever words.
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

/** The best of all kinds in one list. */
export const bestSkills = (request: SkillRequest, limit = 5): string[] =>
  rankSkills(request)
    .slice(0, limit)
    .map((skill) => skill.name);

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

/** Lists are read item by item as well, so that 'go' in a list of skills is the language. */
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

/** A resume names who somebody is, and what they were last, before it comes to what they were before that. */
const titlesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.split(',')[0] ?? '')
    .filter((title) => title.split(/\s+/).length <= longestTitle && !title.endsWith('.'));

/** Where the occupation is unknown, only what fits any: never another trade's tools. */
const generalSkillsOf = (occupation: Occupation | undefined): readonly Skill[] => {
  const general = vocabulary().occupations.find(({ titles }) => titles.length === 0)?.skills ?? [];
  return occupation ? general.filter((skill) => skill.kind === 'soft') : general;
};
