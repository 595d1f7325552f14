import type { CoverLetterContent } from '@folio/contract/cover-letters';

/** What an advertisement wants its letters to say: read when the screen has time for it. */
export const loadAsks = () =>
  import('@folio/analysis/writing/asked-in-short').then(({ readAsks }) => readAsks);

type Letter = Pick<CoverLetterContent, 'jobDescription' | 'role' | 'subject'>;

/** A subject by which the job is found, for a letter that has none: 'Cook (388-REN)'; undefined where it stays. */
export async function subjectFor({ jobDescription, role, subject }: Letter) {
  if (subject.trim() !== '') return undefined;
  // Out of reach, the letter stands without one.
  const { reference } = (await loadAsks().catch(() => undefined))?.(jobDescription) ?? {};
  if (!reference) return undefined;
  return role.trim() === '' ? reference : `${role.trim()} (${reference})`;
}
