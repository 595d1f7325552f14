import type { ResumeContent } from '@folio/contract/resume-content';
import { documentLanguage } from '@folio/documents/document-locale';
import { documentWords } from '@folio/documents/document-words';
import { loadWords } from '@folio/documents/language-tables';
import { leftOverTitle } from '@folio/intake/left-over';
import type { Problem, ReadResume } from '@folio/intake/read-resume';
import { t } from '../words/words.ts';
import type { FileReading, PageArea } from './reading.ts';

const words: Record<Exclude<Problem, 'little-read'>, string> = {
  get 'cut-short'() {
    return t('Your file is very long. We didn’t read its last pages.');
  },
  get 'over-limit'() {
    return t('Your file holds more than a resume can. What didn’t fit was left out.');
  },
  get 'no-name'() {
    return t('We couldn’t tell which line is your name.');
  },
  get 'no-contact'() {
    return t('We found no email address or phone number.');
  },
  get 'no-experience'() {
    return t('We found no work experience.');
  },
};

/** Converts the engine's result for display. */
export async function toReading(
  { content, fields, unsure, kind, problems, text }: ReadResume,
  load = loadWords,
): Promise<FileReading> {
  const restTitle = await restTitleOf(content, load);
  const areas = new Map<string, PageArea[]>();
  for (const { path, source } of fields) {
    if (!source) continue;
    const { page, rect } = source;
    const known = areas.get(path) ?? [];
    areas.set(path, [...known, { page, ...rect }]);
  }
  return {
    content: withRestTitle(content, restTitle),
    areas,
    kind,
    text,
    unsure: new Set(unsure),
    problems: problems.map((problem) => wordsFor(problem, restTitle)),
  };
}

const wordsFor = (problem: Problem, title: string): string =>
  problem === 'little-read'
    ? t(
        'We could sort little of this file. The rest is in the section “{title}”, for you to move.',
        { title },
      )
    : words[problem];

/**
 * The title of the section for unsorted text, which is printed: in the resume's language, or in
 * English if its words can't be loaded, as offline.
 */
async function restTitleOf(content: ResumeContent, load: typeof loadWords): Promise<string> {
  if (!content.customSections.some(isRest)) return leftOverTitle;
  const language = documentLanguage({ content });
  try {
    await load(language);
    return language === 'en' ? leftOverTitle : documentWords(language).sectionTitles.customSections;
  } catch {
    return leftOverTitle;
  }
}

const isRest = ({ title }: { title: string }): boolean => title === leftOverTitle;

const withRestTitle = (content: ResumeContent, title: string): ResumeContent => ({
  ...content,
  customSections: content.customSections.map((section) =>
    isRest(section) ? { ...section, title } : section,
  ),
});
