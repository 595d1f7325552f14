import type { DocumentSettings } from '@folio/contract/document-settings';
import {
  completeOrder,
  type ResumeContent,
  type SectionName,
  type WorkExperience,
} from '@folio/contract/resume-content';
import type { Spelling } from '../spelling/spelling.ts';
import { languageOf } from '../text/language-of.ts';
import { sentencesOf } from '../text/sentences.ts';
import { countWords, tokensOf } from '../text/tokens.ts';
import type { ResumeText, Sentence } from './resume-text.ts';
import { shownContent } from './shown-content.ts';
import { type ListedSkill, listedSkills } from './skills-in-context.ts';

/** What a person says that they did in a job. */
export type Statement = Sentence & { isCurrent: boolean };

export type Job = { path: string; entry: WorkExperience; statements: Statement[] };

/** What the checks look at: a resume as its documents show it, read once. */
export type ReadResume = {
  content: ResumeContent;
  order: readonly SectionName[];
  language: string;
  spelling: Spelling | undefined;
  jobs: Job[];
  statements: Statement[];
  /** All running text: the summary, the statements and the descriptions. */
  sentences: Sentence[];
  texts: ResumeText[];
  skills: ListedSkill[];
  wordCount: number;
};

export type ReadOptions = {
  settings?: Pick<DocumentSettings, 'hiddenSections'> | undefined;
  order?: readonly SectionName[] | undefined;
  spelling?: Spelling | undefined;
};

export function readResume(stored: ResumeContent, options: ReadOptions): ReadResume {
  const content = shownContent(stored, options.settings?.hiddenSections ?? []);
  const jobs = content.workExperience.flatMap(readJob);
  const statements = jobs.flatMap((job) => job.statements);
  const prose = otherProse(content);
  const sentences = [...statements, ...prose.flatMap(sentencesIn)];
  const texts = allTexts(content);
  const running = sentences.map(({ text, start, end }) => text.slice(start, end)).join('\n');
  return {
    content,
    jobs,
    statements,
    sentences,
    texts,
    order: completeOrder(options.order ?? []),
    language: languageOf(running),
    spelling: options.spelling,
    skills: listedSkills(content, sentences),
    wordCount: texts.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}

function readJob(entry: WorkExperience, index: number): Job[] {
  const path = `workExperience[${index}]`;
  const texts = [
    { path: `${path}.description`, text: entry.description },
    ...entry.bullets.map((text, bullet) => ({ path: `${path}.bullets[${bullet}]`, text })),
  ];
  const isCurrent = entry.current || /\b(?:present|current|now|today)\b/i.test(entry.dateText);
  const statements = texts.flatMap(sentencesIn).map((sentence) => ({ ...sentence, isCurrent }));
  const isSaid = [entry.position, entry.company].some((text) => text.trim() !== '');
  return isSaid || statements.length > 0 ? [{ path, entry, statements }] : [];
}

function sentencesIn({ path, text }: ResumeText): Sentence[] {
  return sentencesOf(text).map(({ start, end }) => {
    const words = tokensOf(text.slice(start, end)).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    }));
    return { path, text, start, end, words };
  });
}

const otherProse = (content: ResumeContent): ResumeText[] => [
  { path: 'personalInfo.summary', text: content.personalInfo.summary },
  ...(['education', 'projects', 'certifications'] as const).flatMap((name) =>
    content[name].map(({ description }, index) => ({
      path: `${name}[${index}].description`,
      text: description,
    })),
  ),
  ...content.customSections.flatMap(({ entries }, section) =>
    entries.flatMap((entry, index) => {
      const path = `customSections[${section}].entries[${index}]`;
      return [
        { path: `${path}.description`, text: entry.description },
        ...entry.bullets.map((text, bullet) => ({ path: `${path}.bullets[${bullet}]`, text })),
      ];
    }),
  ),
];

const unread = new Set(['id', 'photoId', 'itemsText', 'startDate', 'endDate', 'date']);

/** Every text that a document shows, with its path; lists of skills item by item. */
function allTexts(value: unknown, path = '', key = ''): ResumeText[] {
  if (unread.has(key)) return [];
  if (typeof value === 'string') return /[^\s\p{P}]/u.test(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => allTexts(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    allTexts(item, path === '' ? name : `${path}.${name}`, name),
  );
}
