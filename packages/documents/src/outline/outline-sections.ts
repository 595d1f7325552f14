import { joinPath } from '@folio/contract/content-path';
import { parseItems } from '@folio/contract/items-text';
import type {
  CustomSection,
  Language,
  ResumeContent,
  SkillCategory,
} from '@folio/contract/resume-content';
import type { moreSections, SectionName } from '@folio/contract/section-names';
import type { DocumentLocale } from '../language/document-locale.ts';
import { labelBefore, levelText } from '../language/document-words.ts';
import { joinList } from '../list-separator.ts';
import { memoized } from '../memoize.ts';
import { citationsOf } from './citations.ts';
import {
  certificationEntry,
  customEntry,
  educationEntry,
  experienceEntries,
  isEmptyEntry,
  projectEntry,
} from './entries.ts';
import { moreEntries } from './more-entries.ts';
import {
  hasVisibleText,
  type OutlineEntry,
  type OutlineSection,
  type Pair,
  paragraphsOf,
  sourcedText,
} from './outline.ts';

type Outliner = (content: ResumeContent, locale: DocumentLocale) => OutlineSection[];

const moreOutliner =
  (name: Exclude<(typeof moreSections)[number], 'publications'>): Outliner =>
  (content, locale) => {
    const [section] = entriesSection(name, moreEntries(name, content, locale), locale);
    return section?.kind === 'entries' && section.entries.length > 0 ? [section] : [];
  };

const moreOutliners = {
  volunteering: moreOutliner('volunteering'),
  patents: moreOutliner('patents'),
  talks: moreOutliner('talks'),
  awards: moreOutliner('awards'),
  courses: moreOutliner('courses'),
  memberships: moreOutliner('memberships'),
  militaryService: moreOutliner('militaryService'),
  references: moreOutliner('references'),
};

export const outliners: Record<SectionName, Outliner> = {
  personalInfo: ({ personalInfo }, locale) =>
    proseSection('personalInfo', 'personalInfo/summary', personalInfo.summary, locale),
  workExperience: ({ workExperience: jobs }, locale) =>
    jobs.some((job) => hasVisibleText(job.position, job.company))
      ? entriesSection('workExperience', experienceEntries(jobs, locale), locale)
      : [],
  education: ({ education: schools }, locale) =>
    schools.some((school) => hasVisibleText(school.degree, school.institution))
      ? entriesSection(
          'education',
          schools.map((school) => educationEntry(school, locale)),
          locale,
        )
      : [],
  skills: ({ skills }, locale) =>
    pairsSection(
      'skills',
      skills.map((one) => skillPair(one)),
      locale,
    ),
  projects: ({ projects }, locale) =>
    projects.some((project) => hasVisibleText(project.name, project.description))
      ? entriesSection(
          'projects',
          projects.map((project) => projectEntry(project, locale)),
          locale,
        )
      : [],
  certifications: ({ certifications }, locale) =>
    certifications.some((certificate) => hasVisibleText(certificate.name, certificate.issuer))
      ? entriesSection(
          'certifications',
          certifications.map((one) => certificationEntry(one, locale)),
          locale,
        )
      : [],
  languages: ({ languages }, locale) =>
    pairsSection(
      'languages',
      languages.map((one) => languagePair(one, locale)),
      locale,
    ),
  interests: ({ interests }, locale) => proseSection('interests', 'interests', interests, locale),
  customSections: ({ customSections }, locale) =>
    customSections.flatMap((section) => customSection(section, locale)),
  publications: ({ publications, personalInfo }, locale) => {
    const citations = citationsOf(publications, personalInfo, locale);
    const title = { text: locale.words.sectionTitles.publications, path: 'publications' };
    return citations.length === 0
      ? []
      : [{ name: 'publications', path: 'publications', title, kind: 'citations', citations }];
  },
  ...moreOutliners,
};

function proseSection(
  name: SectionName,
  path: string,
  text: string,
  { words }: DocumentLocale,
): OutlineSection[] {
  const paragraphs = paragraphsOf(text, path);
  if (paragraphs.length === 0) return [];
  return [
    { name, path, title: { text: words.sectionTitles[name], path }, kind: 'prose', paragraphs },
  ];
}

function entriesSection(
  name: SectionName,
  all: OutlineEntry[],
  { words }: DocumentLocale,
): OutlineSection[] {
  const entries = all.filter((entry) => !isEmptyEntry(entry));
  const title = { text: words.sectionTitles[name], path: name };
  return [{ name, path: name, title, kind: 'entries', entries }];
}

function pairsSection(name: SectionName, all: Pair[], { words }: DocumentLocale): OutlineSection[] {
  const colon = labelBefore('', words);
  const pairs = all.filter((pair) => pair.label || pair.value).map((pair) => ({ ...pair, colon }));
  if (pairs.length === 0) return [];
  const title = { text: words.sectionTitles[name], path: name };
  return [{ name, path: name, title, kind: 'pairs', pairs }];
}

const skillPair = memoized(({ id, category, items, itemsText }: SkillCategory): Pair => {
  const path = joinPath('skills', id);
  const list = itemsText ? parseItems(itemsText).items : items.map((item) => item.trim());
  return pair(
    path,
    sourcedText(category, `${path}/category`),
    sourcedText(joinList(list), `${path}/items`),
  );
});

const languagePair = memoized(
  ({ id, language, proficiency }: Language, { words }: DocumentLocale): Pair => {
    const path = joinPath('languages', id);
    const level = levelText(proficiency, words);
    return pair(
      path,
      sourcedText(language, `${path}/language`),
      sourcedText(level, `${path}/proficiency`),
    );
  },
);

const pair = (path: string, label: Pair['label'], value: Pair['value']): Pair => ({
  path,
  ...(label && { label }),
  ...(value && { value }),
});

export const customSection = memoized(
  ({ id, title, entries: all }: CustomSection, locale: DocumentLocale): OutlineSection[] => {
    const path = joinPath('customSections', id);
    const entries = all
      .map((entry) => customEntry(entry, path, locale))
      .filter((entry) => !isEmptyEntry(entry));
    if (entries.length === 0) return [];
    const titlePath = `${path}/title`;
    const shownTitle = sourcedText(title, titlePath) ?? {
      text: locale.words.sectionTitles.customSections,
      path: titlePath,
    };
    return [{ name: 'customSections', path, title: shownTitle, kind: 'entries', entries }];
  },
);
