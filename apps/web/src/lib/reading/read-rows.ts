import type { Bullet } from '@folio/contract/bullets';
import { readField } from '@folio/contract/content-fields';
import { joinPath } from '@folio/contract/content-path';
import type { FieldDefinition, SectionDefinition } from '@folio/contract/field-definitions';
import { headDefinitions } from '@folio/contract/head-lists';
import { linkKindNames } from '@folio/contract/link-kinds';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { moreSections } from '@folio/contract/section-names';
import { customEntries, listSections, sections } from '@folio/contract/sections';
import { t } from '../words/words.ts';

export type ReadRow = { label: string; text: string; path: string; isMissing?: boolean };
export type ReadGroup = { section: SectionName; title: string; rows: ReadRow[] };

/**
 * The read values as rows for a person to check, with rows for missing fields that were expected.
 * With `each`, every field has its own editable row, including those that are otherwise displayed
 * together.
 */
export function readGroups(content: ResumeContent, { each = false } = {}): ReadGroup[] {
  const { personalInfo, interests } = sections;
  const groups = [
    groupOf(personalInfo, [
      ...rowsOf(content.personalInfo, personalInfo.fields, 'personalInfo'),
      ...headRows(content),
    ]),
    ...entryGroups(listSections.workExperience, content.workExperience),
    ...entryGroups(listSections.education, content.education),
    ...(each
      ? entryGroups(listSections.skills, content.skills)
      : [groupOf(listSections.skills, skillRows(content))]),
    ...entryGroups(listSections.projects, content.projects),
    ...entryGroups(listSections.certifications, content.certifications),
    ...(each
      ? entryGroups(listSections.languages, content.languages)
      : [groupOf(listSections.languages, languageRows(content))]),
    groupOf(interests, [{ label: interests.label, text: content.interests, path: 'interests' }]),
    ...moreSections.flatMap((name) => entryGroups(listSections[name], content[name])),
    ...content.customSections.map((section) => customGroup(section, each)),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const groupOf = (
  { id, label }: Pick<SectionDefinition, 'id' | 'label'>,
  rows: readonly ReadRow[],
): ReadGroup => ({
  section: id,
  title: label,
  rows: rows
    .map((row) => ({ ...row, text: row.text.trim() }))
    .filter(({ text, isMissing }) => text !== '' || isMissing),
});

type Entry = { id: string; bullets?: readonly Bullet[] };

/** A group for each entry; the first has the section's heading. */
const entryGroups = (section: SectionDefinition, entries: readonly Entry[]): ReadGroup[] =>
  entries.map((entry, index) =>
    groupOf(
      { ...section, label: index === 0 ? section.label : '' },
      rowsOf(entry, section.fields, joinPath(section.id, entry.id)),
    ),
  );

function customGroup(
  { id, title, entries }: ResumeContent['customSections'][number],
  each: boolean,
): ReadGroup {
  const path = joinPath('customSections', id, 'title');
  const heading = each ? [{ label: t('Section title'), text: title, path }] : [];
  const rows = entries.flatMap((entry) =>
    rowsOf(entry, customEntries.fields, joinPath('customSections', id, 'entries', entry.id)),
  );
  const label = title || sections.customSections.label;
  return groupOf({ id: 'customSections', label }, [...heading, ...rows]);
}

const rowsOf = (holder: object, fields: readonly FieldDefinition[], path: string): ReadRow[] =>
  fields.flatMap((field) => {
    if (field.kind === 'bullets') return pointRows((holder as Entry).bullets ?? [], path);
    const text = readField(holder, field);
    const isMissing = field.isRequired && text.trim() === '';
    const row = { label: field.label, text, path: `${path}/${readInto(field)}` };
    return [isMissing ? { ...row, isMissing } : row];
  });

const pointRows = (bullets: readonly Bullet[], path: string): ReadRow[] =>
  bullets.map(({ id, text }, index) => ({
    label: t('Bullet {number}', { number: index + 1 }),
    text,
    path: `${path}/${joinPath('bullets', id, 'text')}`,
  }));

/** The stored field by which the reader notes the place of a text. */
export const readInto = ({ id, kind, stored }: FieldDefinition): string =>
  kind === 'period' ? 'startDate' : kind === 'date' ? id : (stored[0] ?? id);

/** One row for each link and detail of the head, named by its own label or its kind. */
const headRows = ({ personalInfo: { links, details } }: ResumeContent): ReadRow[] => [
  ...links.map(({ id, kind, url, label }) => ({
    label: label || (kind === 'other' ? t('Link') : linkKindNames[kind]),
    text: url,
    path: joinPath('personalInfo', 'links', id, 'url'),
  })),
  ...details.map(({ id, label, value }) => ({
    label: label || headDefinitions.details.label,
    text: value,
    path: joinPath('personalInfo', 'details', id, 'value'),
  })),
];

/** One row for each category and language, which have little more than a name. */
const skillRows = ({ skills }: ResumeContent): ReadRow[] =>
  skills.map((entry) => ({
    label: entry.category || sections.skills.label,
    text: readField(entry, { id: 'items', kind: 'items' }),
    path: joinPath('skills', entry.id, 'items'),
  }));

const languageRows = ({ languages }: ResumeContent): ReadRow[] =>
  languages.map(({ id, language, proficiency }) => ({
    label: language,
    text: proficiency || language,
    path: joinPath('languages', id, 'language'),
  }));
