import { dateText, periodText } from '@folio/contract/date-text';
import type { ResumeContent } from '@folio/contract/resume-content';

/** Every text that a person may have written, dates as they are read. */
export function textsOf(content: ResumeContent): string[] {
  const { personalInfo, workExperience, education, projects, certifications } = content;
  const periods = [...workExperience, ...education, ...projects].map((entry) => periodText(entry));
  const fields = (entries: object[], ...names: string[]) =>
    entries.flatMap((entry) => names.map((name) => (entry as Record<string, string>)[name] ?? ''));
  const custom = content.customSections.filter((section) => section.entries.length > 0);
  const customEntries = custom.flatMap((section) => section.entries);
  return [
    ...Object.values(personalInfo),
    ...fields(workExperience, 'position', 'company', 'location', 'description'),
    ...fields(education, 'degree', 'field', 'institution', 'location', 'description'),
    ...fields(projects, 'name', 'description', 'technologies', 'link'),
    ...fields(certifications, 'name', 'issuer', 'description'),
    ...fields(content.languages, 'language', 'proficiency'),
    ...fields(custom, 'title'),
    ...fields(customEntries, 'title', 'subtitle', 'description'),
    ...[...workExperience, ...customEntries].flatMap((entry) =>
      entry.bullets.map(({ text }) => text),
    ),
    ...content.skills.flatMap((skill) => [skill.category, ...skill.items]),
    ...[content.interests, ...periods, ...certifications.map((entry) => dateText(entry))],
  ];
}
