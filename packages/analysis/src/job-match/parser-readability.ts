import type { ResumeContent } from '@folio/contract/resume-content';

export interface ReadabilityCheck {
  holds: boolean;
  advice: string;
}

/** What a parser of resumes needs to find, each a twentieth or more of a match. */
export function readabilityChecks(content: ResumeContent): ReadabilityCheck[] {
  const { personalInfo: person, workExperience: jobs } = content;
  const every = (says: (job: ResumeContent['workExperience'][number]) => unknown) =>
    jobs.length > 0 && jobs.every(says);
  const isDate = (text: string) => /\d{4}/.test(text);
  return [
    {
      holds: Boolean(person.firstName && person.lastName),
      advice: 'Give your first and last name.',
    },
    { holds: /\S@[^\s@]+\.[^\s@]/.test(person.email), advice: 'Give your e-mail address.' },
    { holds: (person.phone.match(/\d/g)?.length ?? 0) >= 7, advice: 'Give your phone number.' },
    {
      holds: every((job) => job.position && job.company),
      advice: 'Give each job its title and its company.',
    },
    {
      holds: every((job) => isDate(job.startDate + job.dateText)),
      advice: 'Give each job dates with a year.',
    },
    {
      holds: jobs.some((job) => job.bullets.some(Boolean) || job.description !== ''),
      advice: 'Say what you did in your jobs.',
    },
    {
      holds: content.skills.some(
        (category) => category.items.length > 0 || category.itemsText !== '',
      ),
      advice: 'Add a skills section.',
    },
    {
      holds: content.education.some((school) => school.institution || school.degree),
      advice: 'Add your education.',
    },
  ];
}
