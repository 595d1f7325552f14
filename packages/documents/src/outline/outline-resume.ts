import { joinPath } from '@folio/contract/content-path';
import { defaultSettings } from '@folio/contract/default-settings';
import type { DocumentSettings } from '@folio/contract/document-settings';
import { parseItems } from '@folio/contract/items-text';
import type {
  CustomSection,
  Language,
  ResumeContent,
  SkillCategory,
} from '@folio/contract/resume-content';
import type { moreSections, SectionName } from '@folio/contract/section-names';
import {
  isCustomReference,
  placeSections,
  referenceTo,
  type SectionReference,
} from '@folio/contract/section-references';
import { withoutHidden } from '@folio/contract/without-hidden';
import { type DocumentLocale, documentLocale } from '../language/document-locale.ts';
import { levelText } from '../language/document-words.ts';
import { joinList } from '../list-separator.ts';
import { memoized } from '../memoize.ts';
import { shownPhotoId } from '../photo.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { citationsOf } from './citations.ts';
import { contactsOf, withIcons } from './contacts.ts';
import {
  certificationEntry,
  customEntry,
  educationEntry,
  experienceEntries,
  isEmptyEntry,
  projectEntry,
  withEmployerFirst,
} from './entries.ts';
import { moreEntries } from './more-entries.ts';
import {
  hasVisibleText,
  isVisible,
  type Outline,
  type OutlineEntry,
  type OutlineSection,
  type Pair,
  paragraphsOf,
  say,
} from './outline.ts';

type Outlined = Pick<ResumeForDocument, 'content' | 'order' | 'settings' | 'photo'>;

/** What a PDF shows and the data in it are made of one resume. */
const outlines = new WeakMap<Outlined, { of: Outlined; outline: Outline }>();

const isSame = (a: Outlined, b: Outlined): boolean =>
  a.content === b.content &&
  a.order === b.order &&
  a.settings === b.settings &&
  a.photo === b.photo;

/**
 * Reads a content in its section order, with the titles and the dates that its owner wants. A
 * section that is hidden or has nothing to show is left out. Nobody changes the content or the outline.
 */
export function outlineResume(resume: Outlined): Outline {
  const known = outlines.get(resume);
  if (known && isSame(known.of, resume)) return known.outline;
  const { content, order, settings, photo } = resume;
  const of = { content, order, settings, photo };
  const outline = makeOutline(of);
  outlines.set(resume, { of, outline });
  return outline;
}

function makeOutline({
  content: whole,
  order,
  settings = defaultSettings,
  photo: source,
}: Outlined): Outline {
  const hidden: readonly SectionReference[] = settings.hiddenSections;
  const content = withoutHidden(whole, hidden);
  const shown = placeSections(order, content).filter((section) => !hidden.includes(section));
  const person = content.personalInfo;
  const name = ownerName(content);
  const hasPhoto = shownPhotoId({ content, settings }) !== '';
  const locale = documentLocale({ content, settings });
  const { photoOf, photo: unnamed } = locale.words;
  const contacts = contactsOf(person, locale.words);
  const alt = name ? photoOf.replace('{name}', () => name) : unnamed;
  const { photoShape: shape, photoScale } = settings;
  const photo = { source, alt, shape, ...(photoScale !== null && { scale: photoScale }) };
  return {
    locale,
    ...(hasPhoto && { photo }),
    name: { text: name, path: 'personalInfo/firstName' },
    title: {
      text: isVisible(person.title) ? person.title.trim() : '',
      path: 'personalInfo/title',
    },
    contacts: settings.contactIcons ? withIcons(contacts) : contacts,
    sections: shown
      .flatMap((section) => outlineSection(section, content, locale))
      .map((section) => titled(section, settings))
      .map((section) => (settings.companyFirst ? withEmployerFirst(section) : section)),
  };
}

/** A custom section stands by itself, wherever its owner places it. */
function outlineSection(
  reference: SectionReference,
  content: ResumeContent,
  locale: DocumentLocale,
): OutlineSection[] {
  if (isCustomReference(reference)) {
    const section = content.customSections.find(({ id }) => referenceTo(id) === reference);
    return section ? customSection(section, locale) : [];
  }
  const said = content[reference];
  // Publications are set with their owner's name.
  return Array.isArray(said) && reference !== 'publications'
    ? outlineList(said, reference, locale)
    : outliners[reference](content, locale);
}

/** Of a list that is what it was; its outliner reads nothing but that list. */
const outlineList = memoized((list: object, name: SectionName, locale: DocumentLocale) =>
  outliners[name]({ [name]: list } as unknown as ResumeContent, locale),
);

/** The resume's owner as the content names them; empty when it doesn't. */
export function ownerName({ personalInfo }: ResumeContent): string {
  return [personalInfo.firstName, personalInfo.lastName]
    .filter(isVisible)
    .map((name) => name.trim())
    .join(' ');
}

/** Custom sections have titles of their own. */
function titled(section: OutlineSection, settings: DocumentSettings): OutlineSection {
  if (section.name === 'customSections') return section;
  const text = settings.sectionTitles[section.name]?.trim() ?? '';
  return isVisible(text) ? { ...section, title: { ...section.title, text } } : section;
}

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

const outliners: Record<SectionName, Outliner> = {
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
  const passages = paragraphsOf(text, path);
  if (passages.length === 0) return [];
  return [
    { name, path, title: { text: words.sectionTitles[name], path }, kind: 'prose', passages },
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
  const pairs = all.filter((pair) => pair.label || pair.value);
  if (pairs.length === 0) return [];
  const title = { text: words.sectionTitles[name], path: name };
  return [{ name, path: name, title, kind: 'pairs', pairs }];
}

const skillPair = memoized(({ id, category, items, itemsText }: SkillCategory): Pair => {
  const path = joinPath('skills', id);
  const list = itemsText ? parseItems(itemsText).items : items.map((item) => item.trim());
  return pair(path, say(category, `${path}/category`), say(joinList(list), `${path}/items`));
});

const languagePair = memoized(
  ({ id, language, proficiency }: Language, { words }: DocumentLocale): Pair => {
    const path = joinPath('languages', id);
    const level = levelText(proficiency, words);
    return pair(path, say(language, `${path}/language`), say(level, `${path}/proficiency`));
  },
);

const pair = (path: string, label: Pair['label'], value: Pair['value']): Pair => ({
  path,
  ...(label && { label }),
  ...(value && { value }),
});

const customSection = memoized(
  ({ id, title, entries: all }: CustomSection, locale: DocumentLocale): OutlineSection[] => {
    const path = joinPath('customSections', id);
    const entries = all
      .map((entry) => customEntry(entry, path, locale))
      .filter((entry) => !isEmptyEntry(entry));
    if (entries.length === 0) return [];
    const titlePath = `${path}/title`;
    const said = say(title, titlePath) ?? {
      text: locale.words.sectionTitles.customSections,
      path: titlePath,
    };
    return [{ name: 'customSections', path, title: said, kind: 'entries', entries }];
  },
);
