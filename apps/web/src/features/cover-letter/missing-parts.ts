import type { ResumeContent } from '@folio/contract/resume-content';

const hasText = (...texts: string[]) => texts.some((text) => text.trim() !== '');

/** What a letter is written from and this resume does not say, in words. */
export function missingParts({
  personalInfo,
  workExperience,
  education,
  skills,
}: ResumeContent): string[] {
  const { firstName, lastName } = personalInfo;
  const parts: [string, boolean][] = [
    ['your name', hasText(firstName, lastName)],
    ['work experience', workExperience.some((job) => hasText(job.position, job.company))],
    ['education', education.some((school) => hasText(school.degree, school.institution))],
    ['skills', skills.some(({ items, itemsText }) => hasText(...items, itemsText))],
  ];
  return parts.filter(([, isThere]) => !isThere).map(([name]) => name);
}

/** Whether there is nothing at all to write about. */
export function isEmptyResume(content: ResumeContent): boolean {
  const { personalInfo, projects, certifications, interests, customSections } = content;
  const others = projects.length + certifications.length + customSections.length;
  return (
    missingParts(content).length === 4 &&
    others === 0 &&
    !hasText(personalInfo.summary, personalInfo.title, interests)
  );
}
