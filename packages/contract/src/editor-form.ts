import { z } from 'zod';
import { bulletsFromLines } from './bullets.ts';
import { contentLimits } from './content-limits.ts';
import { dateText, parseDate, parsePeriod, periodText, type WrittenPeriod } from './date-text.ts';
import {
  type EditorCertificate,
  type EditorEducation,
  type EditorExperience,
  type EditorProject,
  type EditorSkill,
  editorLists,
} from './editor-entries.ts';
import { itemsText, parseItems } from './items-text.ts';
import { headLists, moreLists } from './more-entries.ts';
import { joinName } from './person-name.ts';
import {
  type Certification,
  CustomSection,
  contentVersion,
  type Education,
  PhotoId,
  type Project,
  type ResumeContent,
  type SkillCategory,
  type WorkExperience,
} from './resume-content.ts';
import { moreSections } from './section-names.ts';
import { entries, limitedText, longText, shortText } from './text-schemas.ts';

/**
 * The editor form of the specification, which callers of the API may send, and its conversion to
 * the content. The editor itself does not use it: it edits the content. Some texts of the form are
 * joined from parts of the content: a name from first and last name, a duration from dates, bullets
 * from a list. A form may include those parts, as drafts of older releases do. They are used as
 * long as they match the text; otherwise the text is split anew.
 */
export const EditorForm = z.strictObject({
  name: limitedText(2 * contentLimits.shortText + 1),
  firstName: shortText,
  lastName: shortText,
  title: shortText,
  email: shortText,
  phone: shortText,
  location: shortText,
  website: shortText,
  summary: longText,
  photoId: PhotoId,
  ...headLists,
  interests: longText,
  ...editorLists,
  customSections: entries(CustomSection),
  ...moreLists,
});
export type EditorForm = z.infer<typeof EditorForm>;

/** Converts a form to content; ids and places that the form lacks are empty. */
export function fromSentForm(form: EditorForm): ResumeContent {
  const { email, phone, title, location, website, summary, photoId, links, details } = form;
  const contact = { email, phone, title, location, website, summary, photoId, links, details };
  return {
    contentVersion,
    personalInfo: { ...nameParts(form), ...contact },
    workExperience: form.experience.map(fromEditorExperience),
    education: form.education.map(fromEditorEducation),
    skills: form.skills.map(fromEditorSkill),
    projects: form.projects.map(fromEditorProject),
    certifications: form.certificates.map(fromEditorCertificate),
    languages: form.languages,
    interests: form.interests,
    customSections: form.customSections,
    ...pickMore(form),
  };
}

type More = Pick<ResumeContent, keyof typeof moreLists>;

/** Returns the sections that the specification lacks, which are the same in both forms. */
export const pickMore = (form: More): More =>
  Object.fromEntries(moreSections.map((name) => [name, form[name]])) as More;

const fromEditorExperience = (entry: EditorExperience): WorkExperience => {
  const { role, duration, bulletPoints: lines, ...rest } = entry;
  const bullets = bulletsFromLines(lines, entry.bullets);
  return { ...rest, position: role, ...periodParts(entry, duration), bullets };
};

const fromEditorEducation = ({ school, year, ...entry }: EditorEducation): Education => ({
  ...entry,
  institution: school,
  ...periodParts(entry, year),
});

const fromEditorProject = ({ title, duration, ...entry }: EditorProject): Project => ({
  ...entry,
  name: title,
  ...periodParts(entry, duration),
});

const fromEditorCertificate = ({ year, ...entry }: EditorCertificate): Certification => ({
  ...entry,
  ...(dateText(entry) === year ? {} : parseDate(year)),
});

const fromEditorSkill = ({ items, list, ...entry }: EditorSkill): SkillCategory => ({
  ...entry,
  ...(itemsText({ items: list, itemsText: entry.itemsText }) === items
    ? { items: list, itemsText: entry.itemsText }
    : parseItems(items)),
});

function periodParts(entry: WrittenPeriod, written: string): WrittenPeriod {
  const { startDate, endDate, current, dateText: asWritten } = entry;
  const stored = { startDate, endDate, current, dateText: asWritten };
  return periodText(stored) === written ? stored : parsePeriod(written);
}

function nameParts({ name, firstName, lastName }: EditorForm) {
  if (joinName({ firstName, lastName }) === name) return { firstName, lastName };
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  return joinName({ firstName: first, lastName: last }) === name
    ? { firstName: first, lastName: last }
    : { firstName: name, lastName: '' };
}
