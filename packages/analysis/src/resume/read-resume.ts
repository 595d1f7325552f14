import { joinPath, listTexts, splitPath } from '@folio/contract/content-path';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { parseItems } from '@folio/contract/items-text';
import type { ResumeContent } from '@folio/contract/resume-content';
import { withEmployers } from '@folio/contract/role-groups';
import type { CareerStage } from '@folio/contract/score-limits';
import type { SectionName } from '@folio/contract/section-names';
import { completeOrder, type SectionReference } from '@folio/contract/section-references';
import { withoutHidden } from '@folio/contract/without-hidden';
import type { Spelling } from '../spelling/spelling.ts';
import { withoutLacks } from '../text/lacking.ts';
import { languageOf } from '../text/languages.ts';
import { countWords } from '../text/segmentation.ts';
import { findSkills } from '../vocabulary/find-skills.ts';
import { type Skill, skillNamed } from '../vocabulary/vocabulary.ts';
import { gapsIn } from './career-gaps.ts';
import { type Career, readCareer } from './career-stage.ts';
import { type Evidence, readEvidence, type Statement } from './read-evidence.ts';
import { type ResumeText, type Sentence, sentencesIn } from './sentences.ts';

export type { Statement } from './read-evidence.ts';
export type { ResumeText, Sentence } from './sentences.ts';

/** Everything that checks look at: a resume as its documents show it, parsed once. */
export type ReadResume = Evidence & {
  content: ResumeContent;
  order: readonly SectionName[];
  language: string;
  spelling: Spelling | undefined;
  career: Career;
  /** Times before a job that no entry covers. */
  gaps: ReturnType<typeof gapsIn>;
  /** The statements that describe work, without notes on schools and awards. */
  postStatements: Statement[];
  /** All running text: summary, statements and descriptions. */
  sentences: Sentence[];
  texts: ResumeText[];
  skills: ListedSkill[];
  wordCount: number;
};

export type ReadOptions = {
  settings?: Pick<DocumentSettings, 'hiddenSections'> | undefined;
  order?: readonly SectionReference[] | undefined;
  spelling?: Spelling | undefined;
  /** The owner's choice; by default detected from the content. */
  careerStage?: CareerStage | null | undefined;
  /** The current month, such as '2026-03', up to which current jobs are counted. */
  month?: string | undefined;
  /** Whether the resume was read from images. */
  isScan?: boolean | undefined;
};

export function readResume(stored: ResumeContent, options: ReadOptions): ReadResume {
  const content = withoutHidden(stored, options.settings?.hiddenSections);
  const texts = allTexts(content);
  const prose = proseOf(content).flatMap(sentencesIn);
  const language = languageOf(
    prose.map(({ text, start, end }) => text.slice(start, end)).join('\n'),
  );
  const evidence = readEvidence(withEmployers(content), language);
  const { statements } = evidence;
  return {
    content,
    ...evidence,
    postStatements: statements.filter(({ isOfPost }) => isOfPost),
    sentences: prose,
    texts,
    language,
    career: readCareer(content, options),
    gaps: gapsIn(content, options.month ?? new Date().toISOString().slice(0, 7)),
    order: completeOrder(options.order ?? []),
    spelling: options.spelling,
    skills: listedSkills(content, prose, language),
    wordCount: texts.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}

/** Sections with descriptions, except references, whose text is somebody else's. */
const describedSections = [
  ...(['education', 'projects', 'certifications', 'volunteering', 'publications'] as const),
  ...(['patents', 'talks', 'awards', 'courses', 'memberships', 'militaryService'] as const),
] as const;

const proseOf = (content: ResumeContent): ResumeText[] => [
  { path: 'personalInfo/summary', text: content.personalInfo.summary },
  ...content.workExperience.map(({ id, description }) => ({
    path: joinPath('workExperience', id, 'description'),
    text: description,
  })),
  ...describedSections.flatMap((name) =>
    content[name].map(({ id, description }) => ({
      path: joinPath(name, id, 'description'),
      text: description,
    })),
  ),
  ...(['workExperience', 'volunteering', 'militaryService'] as const).flatMap((name) =>
    content[name].flatMap(({ id: entry, bullets }) =>
      bullets.map(({ id, text }) => ({
        path: joinPath(name, entry, 'bullets', id, 'text'),
        text,
      })),
    ),
  ),
  ...content.customSections.flatMap(({ id: section, entries }) =>
    entries.flatMap((entry) => {
      const path = joinPath('customSections', section, 'entries', entry.id);
      return [
        { path: `${path}/description`, text: entry.description },
        ...entry.bullets.map(({ id, text }) => ({
          path: `${path}/${joinPath('bullets', id, 'text')}`,
          text,
        })),
      ];
    }),
  ),
];

const unread = new Set(['itemsText', 'startDate', 'endDate', 'date']);

/** Returns every text that a document shows, with its path. Skills are returned item by item. */
const allTexts = (content: ResumeContent): ResumeText[] =>
  listTexts(content).filter(
    ({ path, text }) => /[^\s\p{P}]/u.test(text) && !unread.has(splitPath(path).at(-1) ?? ''),
  );

type ListedSkill = { path: string; name: string; isInContext: boolean };

const mostLooked = 200;

/**
 * Returns the listed skills, and whether running text mentions each, in the same or other words.
 */
function listedSkills(
  content: ResumeContent,
  sentences: readonly Sentence[],
  language: string,
): ListedSkill[] {
  const listed = content.skills.flatMap(({ id, items, itemsText }) => {
    const names = itemsText ? parseItems(itemsText).items : items;
    return names.map((name) => ({ path: joinPath('skills', id, 'items'), name: name.trim() }));
  });
  const looked = listed.filter(({ name }) => name !== '').slice(0, mostLooked);
  if (looked.length === 0) return [];
  const context = readContext(content, sentences);
  return looked.map((skill) => ({
    ...skill,
    isInContext:
      isIn(context, skill.name) || (joinsWords.has(language) && isInCompound(context, skill.name)),
  }));
}

type Context = { skills: Set<Skill>; sentencesByStem: Map<string, Set<number>> };

function readContext(content: ResumeContent, sentences: readonly Sentence[]): Context {
  const technologies = content.projects.map((project) => project.technologies);
  const texts = [
    ...sentences.map(({ text, start, end }) => withoutLacks(text.slice(start, end))),
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
  const sentenceSets = stemsOf(name).map((stem) => sentencesByStem.get(stem) ?? new Set<number>());
  const [rarest, ...others] = sentenceSets.sort((one, other) => one.size - other.size);
  if (!rarest) return false;
  return [...rarest].some((sentence) => others.every((other) => other.has(sentence)));
}

/** Languages that write compounds as one word: German, Dutch, Swedish, Danish, Norwegian, Finnish. */
const joinsWords = new Set(['deu', 'nld', 'swe', 'dan', 'nob', 'nno', 'fin']);
const shortestJoined = 5;

/** Whether a word begins or ends with a one-word skill: 'Beatmung' in 'Beatmungsdauer'. */
function isInCompound({ sentencesByStem }: Context, name: string): boolean {
  const [skill = '', ...others] = stemsOf(name);
  if (others.length > 0 || skill.length < shortestJoined) return false;
  return [...sentencesByStem.keys()].some((stem) => stem.startsWith(skill) || stem.endsWith(skill));
}

/**
 * A light stemmer: cuts the endings that distinguish 'coaching' from 'coached' and 'forecasting'
 * from 'forecast'.
 */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    (word.length > 4
      ? word.replace(/(?:ations?|ions?|at(?:ed?|es|ing)|ings?|ed|es|ers?|s|e)$/, '')
      : word
    ).replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
  );
