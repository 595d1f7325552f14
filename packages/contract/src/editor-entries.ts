import { z } from 'zod';
import { Bullets } from './bullet-fields.ts';
import { contentLimits } from './content-limits.ts';
import { Language } from './resume-content.ts';
import {
  entries,
  entryFields,
  limitedText,
  linkText,
  longText,
  periodDates,
  shortText,
  singleDate,
} from './text-schemas.ts';

/** The entries of the editor form, each with the stored parts that it may include. */
const period = limitedText(contentLimits.periodText);
/** A text joined from limited parts may be as long as a request body. */
const joinedText = limitedText(1_000_000);
const parts = z.array(z.string()).default([]);

export const EditorExperience = z.strictObject({
  ...entryFields,
  role: shortText,
  company: shortText,
  duration: period,
  bulletPoints: joinedText,
  location: shortText,
  description: longText,
  bullets: Bullets,
  sameEmployer: z.boolean().default(false),
  ...periodDates,
});
export type EditorExperience = z.infer<typeof EditorExperience>;

export const EditorEducation = z.strictObject({
  ...entryFields,
  degree: shortText,
  school: shortText,
  year: period,
  field: shortText,
  location: shortText,
  description: longText,
  ...periodDates,
});
export type EditorEducation = z.infer<typeof EditorEducation>;

export const EditorProject = z.strictObject({
  ...entryFields,
  title: shortText,
  description: longText,
  technologies: longText,
  duration: period,
  link: linkText,
  ...periodDates,
});
export type EditorProject = z.infer<typeof EditorProject>;

export const EditorCertificate = z.strictObject({
  ...entryFields,
  name: shortText,
  issuer: shortText,
  year: period,
  description: longText,
  ...singleDate,
});
export type EditorCertificate = z.infer<typeof EditorCertificate>;

export const EditorSkill = z.strictObject({
  ...entryFields,
  category: shortText,
  items: joinedText,
  /** The parts of `items`, as they are stored. */
  list: parts,
  itemsText: joinedText,
});
export type EditorSkill = z.infer<typeof EditorSkill>;

/** The entries of each list of a form. */
export const formEntries = {
  experience: EditorExperience,
  education: EditorEducation,
  projects: EditorProject,
  certificates: EditorCertificate,
  skills: EditorSkill,
  languages: Language,
};

/** The lists of a form; a page of an older client's paged form has just these. */
export const editorLists = {
  experience: entries(EditorExperience),
  education: entries(EditorEducation),
  projects: entries(EditorProject),
  certificates: entries(EditorCertificate),
  skills: entries(EditorSkill),
  languages: entries(Language),
};
