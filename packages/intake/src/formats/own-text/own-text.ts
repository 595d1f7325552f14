import type { SectionName } from '@folio/contract/section-names';
import { collectFields, cutContent, noteContent } from '../../fields/content-fields.ts';
import { evidence } from '../../vocabulary/header-evidence.ts';
import { headingKind, looseKind, type SectionKind } from '../../vocabulary/headings.ts';
import { moreSectionBeside } from '../../vocabulary/more-titles.ts';
import { headOf } from './entry-heads.ts';
import { isNumbered, readOwnCitations } from './own-citations.ts';
import { entryReaders, readOwnCustom, readOwnLanguages, readOwnSkills } from './own-entries.ts';
import { readOwnHead } from './own-head.ts';
import { type TextSection, textEntries, textOfSection, textParts } from './text-sections.ts';

/**
 * Parses a plain text that Folio wrote, by its form: sections, entries and adjacent texts are
 * certain there, so that nothing merges even if the same words repeat. The position of a text
 * determines its field. Undefined for any other text.
 */
export function readOwnText(text: string) {
  const parts = textParts(text);
  if (!parts) return undefined;
  const sections = namedSections(parts.sections);
  const personalInfo = readOwnHead(parts.head);
  if (!personalInfo) return undefined;
  const of = <T>(name: string, read: (section: TextSection) => T): T[] =>
    sections.filter((one) => one.name === name).map(({ section }) => read(section));
  const lists = Object.entries(entryReaders).map(([name, read]) => [
    name,
    of(name, textEntries).flatMap(read),
  ]);
  const { content, isCut } = cutContent({
    personalInfo: { ...personalInfo, summary: of('personalInfo', textOfSection).join('\n\n') },
    interests: of('interests', textOfSection).join('\n\n'),
    skills: of('skills', readOwnSkills).flat(),
    languages: of('languages', readOwnLanguages).flat(),
    publications: of('publications', readOwnCitations).flat(),
    customSections: of('customSections', (section) => ({
      title: section.title,
      entries: readOwnCustom(textEntries(section)),
    })),
    ...Object.fromEntries(lists),
  });
  const { fields, note } = collectFields();
  noteContent(content, note);
  return { content, fields, isOver: isCut, headings: parts.sections.map(({ title }) => title) };
}

type Named = { name: SectionName; section: TextSection };

/**
 * Identifies the sections by their titles. An unknown title is a custom section, unless its entries
 * are jobs and no other section has jobs: then the owner has renamed the section.
 */
function namedSections(all: readonly TextSection[]): Named[] {
  const named = all.map((section) => ({ name: nameOf(section), section }));
  if (named.some(({ name }) => name === 'workExperience')) return named;
  const jobs = named.find(({ name, section }) => name === 'customSections' && listsJobs(section));
  return named.map((one) => (one === jobs ? { ...one, name: 'workExperience' } : one));
}

const names: Partial<Record<SectionKind, SectionName>> = {
  summary: 'personalInfo',
  work: 'workExperience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certifications',
  languages: 'languages',
  interests: 'interests',
};

function nameOf(section: TextSection): SectionName {
  const { title } = section;
  const kind = headingKind(title) ?? 'custom';
  const more = moreSectionBeside(kind, title);
  // Publications are always numbered, so a section that is not is a custom one.
  if (more) return more === 'publications' && !isNumbered(section) ? 'customSections' : more;
  return names[kind === 'custom' ? (looseKind(title) ?? kind) : kind] ?? 'customSections';
}

const listsJobs = (section: TextSection): boolean => {
  const heads = textEntries(section).map((entry) => headOf(entry, 3));
  const isRole = ({ texts: [first = '', second] }: (typeof heads)[number]) =>
    second !== undefined && evidence(first, 'role') > 0.5;
  return heads.every(({ isDated }) => isDated) && heads.filter(isRole).length * 2 > heads.length;
};
