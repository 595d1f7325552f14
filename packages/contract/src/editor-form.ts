import { z } from 'zod';
import { bulletLines, bulletsFromLines } from './bullets.ts';
import { contentLimits, entries, limitedText } from './content-limits.ts';
import { dateText, parseDate, parsePeriod, periodText, type WrittenPeriod } from './date-text.ts';
import {
  type EditorCertificate,
  type EditorEducation,
  type EditorExperience,
  type EditorProject,
  type EditorSkill,
  editorLists,
} from './editor-entries.ts';
import { withIds } from './entry-ids.ts';
import { itemsText, parseItems } from './items-text.ts';
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

/**
 * The form that the editor works on, and the lossless map between it and the server form.
 *
 * Some texts of the form are joined from parts of the server form: a name from first and last name,
 * a duration from dates, bullet points from a list. The form carries those parts along, unseen.
 * On the way back the parts stand as long as they still say what the text says; otherwise the text
 * is split anew. So server → form → server returns the same content, and form → server → form the
 * same texts, for any content.
 */
const shortText = limitedText(contentLimits.shortText);
const longText = limitedText(contentLimits.longText);

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
  interests: longText,
  ...editorLists,
  customSections: entries(CustomSection),
});
export type EditorForm = z.infer<typeof EditorForm>;

export function toEditorForm(content: ResumeContent): EditorForm {
  const { firstName, lastName, ...personal } = content.personalInfo;
  return {
    ...personal,
    name: joinName(firstName, lastName),
    firstName,
    lastName,
    interests: content.interests,
    experience: content.workExperience.map(toEditorExperience),
    education: content.education.map(toEditorEducation),
    projects: content.projects.map(toEditorProject),
    certificates: content.certifications.map(toEditorCertificate),
    skills: content.skills.map(toEditorSkill),
    languages: content.languages,
    customSections: content.customSections,
  };
}

export const fromEditorForm = (form: EditorForm): ResumeContent => withIds(fromSentForm(form));

/** The same, with empty ids and places where the form has none. */
export function fromSentForm(form: EditorForm): ResumeContent {
  const { email, phone, title, location, website, summary, photoId } = form;
  const said = { email, phone, title, location, website, summary, photoId };
  return {
    contentVersion,
    personalInfo: { ...nameParts(form), ...said },
    workExperience: form.experience.map(fromEditorExperience),
    education: form.education.map(fromEditorEducation),
    skills: form.skills.map(fromEditorSkill),
    projects: form.projects.map(fromEditorProject),
    certifications: form.certificates.map(fromEditorCertificate),
    languages: form.languages,
    interests: form.interests,
    customSections: form.customSections,
  };
}

const toEditorExperience = ({ position, ...entry }: WorkExperience): EditorExperience => ({
  ...entry,
  role: position,
  duration: periodText(entry),
  bulletPoints: bulletLines(entry.bullets),
});

const fromEditorExperience = (entry: EditorExperience): WorkExperience => {
  const { role, duration, bulletPoints: lines, ...rest } = entry;
  const bullets = bulletsFromLines(lines, entry.bullets);
  return { ...rest, position: role, ...periodParts(entry, duration), bullets };
};

const toEditorEducation = ({ institution, ...entry }: Education): EditorEducation => ({
  ...entry,
  school: institution,
  year: periodText(entry),
});

const fromEditorEducation = ({ school, year, ...entry }: EditorEducation): Education => ({
  ...entry,
  institution: school,
  ...periodParts(entry, year),
});

const toEditorProject = ({ name, ...entry }: Project): EditorProject => ({
  ...entry,
  title: name,
  duration: periodText(entry),
});

const fromEditorProject = ({ title, duration, ...entry }: EditorProject): Project => ({
  ...entry,
  name: title,
  ...periodParts(entry, duration),
});

const toEditorCertificate = (entry: Certification): EditorCertificate => ({
  ...entry,
  year: dateText(entry),
});

const fromEditorCertificate = ({ year, ...entry }: EditorCertificate): Certification => ({
  ...entry,
  ...(dateText(entry) === year ? {} : parseDate(year)),
});

const toEditorSkill = ({ items, ...entry }: SkillCategory): EditorSkill => ({
  ...entry,
  items: itemsText({ items, itemsText: entry.itemsText }),
  list: items,
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

const joinName = (firstName: string, lastName: string) =>
  [firstName, lastName].filter(Boolean).join(' ');

function nameParts({ name, firstName, lastName }: EditorForm) {
  if (joinName(firstName, lastName) === name) return { firstName, lastName };
  const [first = '', ...rest] = name.split(' ');
  const last = rest.join(' ');
  return joinName(first, last) === name
    ? { firstName: first, lastName: last }
    : { firstName: name, lastName: '' };
}
