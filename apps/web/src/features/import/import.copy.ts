import type { Notice } from '../../lib/notices.ts';
import { type Problem, type ReadingError, readingProblems } from '../../lib/reading/reading.ts';
import type { KeptCopy } from './kept-copy.ts';

export const importCopy = {
  kinds:
    'PDF, Word, OpenDocument, RTF, Markdown, LinkedIn export, JSON Resume or text. Up to 10\u00a0MB.',
  private: 'Your file is read in this browser.',
  mend: 'Every value can be changed here, beside your file.',
  toCheck: (count: number) => `${count === 1 ? '1 value' : `${count} values`} to check`,
  stays: 'What you don’t check stays marked in the editor.',
  next: 'Next',
  unsure: 'Unsure',
  isRight: 'Looks right',
  show: 'Show on the page',
  notFound: 'Not found',
  leftOut: 'Left out.',
  discard: 'Discard your corrections?',
  discardHint: 'Your file stays as it is. What you corrected beside it would be lost.',
} as const;

/** Notifications for people who are in another tab when a scan was read, or failed. */
export const scanNotice: Notice = {
  title: 'We’ve read your scan',
  body: 'Open Folio to see what was found.',
};

/** `page`: a link to where the file belongs. */
export type ImportProblem = Problem & { page?: { label: string; to: string } };

/** For a backup copy of something other than a resume, with a link to its page. */
export const copyProblems = {
  letter: {
    title: 'This is a copy of a cover letter',
    description:
      'To restore it, open the cover letter of its resume and choose ‘Open a downloaded copy’ below the form.',
    page: { label: 'Go to your resumes', to: '/resumes' },
  },
  profile: {
    title: 'This is a copy of your profile',
    description: 'To restore it, open your profile and choose ‘Open a downloaded copy’.',
    page: { label: 'Go to your profile', to: '/profile/settings' },
  },
} as const satisfies Record<KeptCopy, ImportProblem>;

/** Why a file gave no resume, in the import's words where it has its own. */
export function problemOf({ problem, reason }: ReadingError): Problem {
  const kinds =
    'We can read PDF, Word, OpenDocument, RTF, Markdown, LinkedIn exports, JSON Resume and text.';
  const own = {
    'unknown-kind': { title: 'We can’t read this kind of file', description: kinds },
  };
  const { title, description } = { ...readingProblems, ...own }[problem];
  return { title, description: reason ?? description };
}
