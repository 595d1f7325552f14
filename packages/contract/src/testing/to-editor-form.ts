import { bulletLines } from '../bullets.ts';
import { dateText, periodText } from '../date-text.ts';
import type {
  EditorCertificate,
  EditorEducation,
  EditorExperience,
  EditorProject,
  EditorSkill,
} from '../editor-entries.ts';
import { type EditorForm, fromSentForm, pickMore } from '../editor-form.ts';
import { withIds } from '../entry-ids.ts';
import { itemsText } from '../items-text.ts';
import { joinName } from '../person-name.ts';
import type {
  Certification,
  Education,
  Project,
  ResumeContent,
  SkillCategory,
  WorkExperience,
} from '../resume-content.ts';

/** The inverse of the conversion from form to content, used to test it. */
export function toEditorForm(content: ResumeContent): EditorForm {
  const { firstName, lastName, ...personal } = content.personalInfo;
  return {
    ...personal,
    name: joinName({ firstName, lastName }),
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
    ...pickMore(content),
  };
}

const toEditorExperience = ({ position, ...entry }: WorkExperience): EditorExperience => ({
  ...entry,
  role: position,
  duration: periodText(entry),
  bulletPoints: bulletLines(entry.bullets),
});

const toEditorEducation = ({ institution, ...entry }: Education): EditorEducation => ({
  ...entry,
  school: institution,
  year: periodText(entry),
});

const toEditorProject = ({ name, ...entry }: Project): EditorProject => ({
  ...entry,
  title: name,
  duration: periodText(entry),
});

const toEditorCertificate = (entry: Certification): EditorCertificate => ({
  ...entry,
  year: dateText(entry),
});

const toEditorSkill = ({ items, ...entry }: SkillCategory): EditorSkill => ({
  ...entry,
  items: itemsText({ items, itemsText: entry.itemsText }),
  list: items,
});

export const fromEditorForm = (form: EditorForm): ResumeContent => withIds(fromSentForm(form));
