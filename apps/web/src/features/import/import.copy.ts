import type { Notice } from '../../lib/notices.ts';
import { type Problem, type ReadingError, readingProblems } from '../../lib/reading/reading.ts';
import { t } from '../../lib/words/words.ts';
import type { KeptCopy } from './kept-copy.ts';

export const importCopy = {
  get kinds() {
    return t(
      'PDF, Word, OpenDocument, RTF, Markdown, LinkedIn export, JSON Resume or text. Up to 10\u00a0MB.',
    );
  },
  private: (label: string) =>
    t('Your file is read in this browser. Nothing leaves it before you choose “{label}.”', {
      label,
    }),
  /** Without an account, nothing that is imported leaves the device. */
  get staysHere() {
    return t('Your file is read in this browser. Nothing of it leaves this device.');
  },
  get mend() {
    return t('Every value can be changed here, beside your file.');
  },
  toCheck: (count: number) =>
    t('{count, plural, one {# value to check} other {# values to check}}', { count }),
  get stays() {
    return t('What you don’t check stays marked in the editor.');
  },
  get next() {
    return t('Next');
  },
  get unsure() {
    return t('Unsure');
  },
  get isRight() {
    return t('Looks right');
  },
  get show() {
    return t('Show on the page');
  },
  get notFound() {
    return t('Not found');
  },
  get leftOut() {
    return t('Left out.');
  },
  get discard() {
    return t('Discard your corrections?');
  },
  get discardHint() {
    return t('Your file stays as it is. What you corrected beside it would be lost.');
  },
} as const;

/** Notifications for people who are in another tab when a scan was read, or failed. */
export const scanNotice: Notice = {
  get title() {
    return t('We’ve read your scan');
  },
  get body() {
    return t('Open Folio to see what was found.');
  },
};

/** `page`: a link to where the file belongs. */
export type ImportProblem = Problem & { page?: { label: string; to: string } };

/** For a backup copy of something other than a resume, with a link to its page. */
export const copyProblems = {
  letter: {
    get title() {
      return t('This is a copy of a cover letter');
    },
    get description() {
      return t(
        'To restore it, open the cover letter of its resume and choose ‘Open a downloaded copy’ below the form.',
      );
    },
    page: {
      get label() {
        return t('Go to your resumes');
      },
      to: '/resumes',
    },
  },
  profile: {
    get title() {
      return t('This is a copy of your profile');
    },
    get description() {
      return t('To restore it, open your profile and choose ‘Open a downloaded copy’.');
    },
    page: {
      get label() {
        return t('Go to your profile');
      },
      to: '/profile/settings',
    },
  },
} as const satisfies Record<KeptCopy, ImportProblem>;

/** Why a file gave no resume, in the import's own words if it has any. */
export function problemOf({ problem, reason }: ReadingError): Problem {
  const kinds = t(
    'We can read PDF, Word, OpenDocument, RTF, Markdown, LinkedIn exports, JSON Resume and text.',
  );
  const own = {
    'unknown-kind': { title: t('We can’t read this kind of file'), description: kinds },
  };
  const { title, description } = { ...readingProblems, ...own }[problem];
  return { title, description: reason ?? description };
}
