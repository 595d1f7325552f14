import { joinPath } from '@folio/contract/content-path';
import type { DateFormat } from '@folio/contract/date-text';
import { type DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import { parseItems } from '@folio/contract/items-text';
import {
  type CustomSection,
  completeOrder,
  type Language,
  type ResumeContent,
  type SectionName,
  type SkillCategory,
} from '@folio/contract/resume-content';
import { joinList } from '../list-separator.ts';
import { shownPhotoId } from '../photo.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { documentWords, sectionTitles } from '../section-titles.ts';
import {
  certificationEntry,
  contactsOf,
  customEntry,
  educationEntry,
  experienceEntry,
  isEmptyEntry,
  projectEntry,
} from './entries.ts';
import {
  isSaid,
  isSeen,
  type Outline,
  type OutlineEntry,
  type OutlineSection,
  type Pair,
  passagesOf,
  say,
} from './outline.ts';

/**
 * Reads a content in its section order, with the titles and the dates that its owner wants. A
 * section that is hidden or has nothing to show is left out.
 */
export function outlineResume({
  content,
  order,
  settings = defaultSettings,
  photo: source,
}: Pick<ResumeForDocument, 'content' | 'order' | 'settings' | 'photo'>): Outline {
  const hidden: readonly SectionName[] = settings.hiddenSections;
  const shown = completeOrder(order).filter((section) => !hidden.includes(section));
  const person = content.personalInfo;
  const name = ownerName(content);
  const hasPhoto = shownPhotoId({ content, settings }) !== '';
  const alt = name ? `${documentWords.photoOf} ${name}` : documentWords.photo;
  const photo = { source, alt, shape: settings.photoShape };
  return {
    ...(hasPhoto && { photo }),
    name: { text: name, path: 'personalInfo/firstName' },
    title: {
      text: isSeen(person.title) ? person.title.trim() : '',
      path: 'personalInfo/title',
    },
    contacts: contactsOf(person),
    sections: shown
      .flatMap((section) => outliners[section](content, settings.dateFormat))
      .map((section) => titled(section, settings)),
  };
}

/** The resume's owner as the content names them; empty when it doesn't. */
export function ownerName({ personalInfo }: ResumeContent): string {
  return [personalInfo.firstName, personalInfo.lastName]
    .filter(isSeen)
    .map((name) => name.trim())
    .join(' ');
}

/** Custom sections have titles of their own. */
function titled(section: OutlineSection, settings: DocumentSettings): OutlineSection {
  if (section.name === 'customSections') return section;
  const text = settings.sectionTitles[section.name]?.trim() ?? '';
  return isSeen(text) ? { ...section, title: { ...section.title, text } } : section;
}

type Outliner = (content: ResumeContent, dates: DateFormat) => OutlineSection[];

const outliners: Record<SectionName, Outliner> = {
  personalInfo: ({ personalInfo }) =>
    proseSection('personalInfo', 'personalInfo/summary', personalInfo.summary),
  workExperience: ({ workExperience: jobs }, dates) =>
    jobs.some((job) => isSaid(job.position, job.company))
      ? entriesSection(
          'workExperience',
          jobs.map((job) => experienceEntry(job, dates)),
        )
      : [],
  education: ({ education: schools }, dates) =>
    schools.some((school) => isSaid(school.degree, school.institution))
      ? entriesSection(
          'education',
          schools.map((school) => educationEntry(school, dates)),
        )
      : [],
  skills: ({ skills }) => pairsSection('skills', skills.map(skillPair)),
  projects: ({ projects }, dates) =>
    projects.some((project) => isSaid(project.name, project.description))
      ? entriesSection(
          'projects',
          projects.map((project) => projectEntry(project, dates)),
        )
      : [],
  certifications: ({ certifications }, dates) =>
    certifications.some((certificate) => isSaid(certificate.name, certificate.issuer))
      ? entriesSection(
          'certifications',
          certifications.map((one) => certificationEntry(one, dates)),
        )
      : [],
  languages: ({ languages }) => pairsSection('languages', languages.map(languagePair)),
  interests: ({ interests }) => proseSection('interests', 'interests', interests),
  customSections: ({ customSections }) => customSections.flatMap(customSection),
};

function proseSection(name: SectionName, path: string, text: string): OutlineSection[] {
  const passages = passagesOf(text, path);
  if (passages.length === 0) return [];
  return [{ name, path, title: { text: sectionTitles[name], path }, kind: 'prose', passages }];
}

function entriesSection(name: SectionName, all: OutlineEntry[]): OutlineSection[] {
  const entries = all.filter((entry) => !isEmptyEntry(entry));
  const title = { text: sectionTitles[name], path: name };
  return [{ name, path: name, title, kind: 'entries', entries }];
}

function pairsSection(name: SectionName, all: Pair[]): OutlineSection[] {
  const pairs = all.filter((pair) => pair.label || pair.value);
  if (pairs.length === 0) return [];
  const title = { text: sectionTitles[name], path: name };
  return [{ name, path: name, title, kind: 'pairs', pairs }];
}

function skillPair({ id, category, items, itemsText }: SkillCategory): Pair {
  const path = joinPath('skills', id);
  const list = itemsText ? parseItems(itemsText).items : items.map((item) => item.trim());
  return pair(path, say(category, `${path}/category`), say(joinList(list), `${path}/items`));
}

function languagePair({ id, language, proficiency }: Language): Pair {
  const path = joinPath('languages', id);
  return pair(path, say(language, `${path}/language`), say(proficiency, `${path}/proficiency`));
}

const pair = (path: string, label: Pair['label'], value: Pair['value']): Pair => ({
  path,
  ...(label && { label }),
  ...(value && { value }),
});

function customSection({ id, title, entries: all }: CustomSection): OutlineSection[] {
  const path = joinPath('customSections', id);
  const entries = all
    .map((entry) => customEntry(entry, path))
    .filter((entry) => !isEmptyEntry(entry));
  if (entries.length === 0) return [];
  const titlePath = `${path}/title`;
  const said = say(title, titlePath) ?? { text: sectionTitles.customSections, path: titlePath };
  return [{ name: 'customSections', path, title: said, kind: 'entries', entries }];
}
