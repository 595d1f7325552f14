import type { CoverLetterContent } from '@folio/contract/cover-letters';

/** Loads, on demand, the code that finds what a job description requires of letters. */
export const loadAsks = () =>
  import('@folio/analysis/writing/asked-in-short').then(({ readAsks }) => readAsks);

type Letter = Pick<CoverLetterContent, 'jobDescription' | 'role' | 'subject'>;

/**
 * A subject with the job's reference, such as 'Cook (388-REN)'; undefined if the letter has one, or
 * there is no reference.
 */
export async function subjectFor({ jobDescription, role, subject }: Letter) {
  if (subject.trim() !== '') return undefined;
  // Without a connection the letter gets no subject.
  const { reference } = (await loadAsks().catch(() => undefined))?.(jobDescription) ?? {};
  if (!reference) return undefined;
  return role.trim() === '' ? reference : `${role.trim()} (${reference})`;
}
