import type { ResumeContent, WorkExperience } from '@folio/contract/resume-content';
import { titleMatch } from '../../job-match/resume-terms.ts';
import { titleOf } from '../phrases/phrases.ts';
import { headOf } from '../words/nouns.ts';
import { yearsOfExperience } from './resume-facts.ts';

/**
 * Returns the jobs in one line of work: the latest, and those whose titles match it or the role.
 * Eight years as a teacher do not count for a carer.
 */
export function jobsInLine(content: ResumeContent, role: string): WorkExperience[] {
  const [latest] = content.workExperience;
  if (!latest) return [];
  const headWord = (position: string) => headOf(titleOf(position)).toLowerCase();
  const head = headWord(latest.position);
  const bare = { ...content, personalInfo: { ...content.personalInfo, title: '' } };
  return content.workExperience.filter((job) => {
    // Caring for one's own family does not count as years in a trade.
    if (job !== latest && /^(?:family|relatives?|home)$/i.test(job.company.trim())) return false;
    const alone = { ...bare, workExperience: [job] };
    return (
      job === latest ||
      (head !== '' && headWord(job.position) === head) ||
      titleMatch(alone, latest.position) >= 0.5 ||
      (role !== '' && titleMatch(alone, role) >= 0.5)
    );
  });
}

/** Whole years in jobs of one line of work. */
export const yearsInLine = (
  content: ResumeContent,
  role: string,
  today?: string,
): number | undefined =>
  yearsOfExperience({ ...content, workExperience: jobsInLine(content, role) }, today);
