import { ResumeContent } from '@folio/contract/resume-content';
import { sampleContent } from '@folio/documents/sample-content';
import { revision } from '../../src/features/landing/revised-page.tsx';

export const weakBullet = revision.before;
export const strongBullet = revision.after;

export function withFirstBullet(bullet: string): ResumeContent {
  const [job, ...jobs] = sampleContent.workExperience;
  if (!job) throw new Error('The sample has no job');
  const bullets = [bullet, ...job.bullets.slice(1)];
  return ResumeContent.parse({ ...sampleContent, workExperience: [{ ...job, bullets }, ...jobs] });
}

/** Only the first job of the sample, with these bullets. */
export function jobAlone(bullets: string[]): ResumeContent {
  const [job] = sampleContent.workExperience;
  if (!job) throw new Error('The sample has no job');
  return ResumeContent.parse({
    ...sampleContent,
    personalInfo: { ...sampleContent.personalInfo, summary: '' },
    workExperience: [{ ...job, bullets }],
    education: [],
    skills: [],
    projects: [],
    certifications: [],
    languages: [],
    interests: '',
  });
}
