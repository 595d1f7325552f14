import type { Notice } from '../../lib/notices.ts';
import { type Problem, type ReadingError, readingProblems } from '../../lib/reading/reading.ts';

export const importCopy = {
  accepted: '.pdf,.docx,.txt,.md,.json,.zip,.csv,.png,.jpg,.jpeg',
  kinds: 'A PDF, Word file, LinkedIn PDF or archive, JSON Resume or text. 10\u00a0MB at the most.',
  private: 'Your file is read in this browser.',
} as const;

/** For who is in another tab when a scan is read, or could not be. */
export const scanNotice: Notice = {
  title: 'Your scan has been looked at',
  body: 'Open Folio to see what was found.',
};

/** Why a file gave no resume, in the words of the import where it has its own. */
export function problemOf({ problem, reason }: ReadingError): Problem {
  const kinds = 'PDF, Word (.docx), LinkedIn’s PDF and archive, JSON Resume and text can be read.';
  const own = {
    'unknown-kind': { title: 'This kind of file can’t be read', description: kinds },
  };
  const { title, description } = { ...readingProblems, ...own }[problem];
  return { title, description: reason ?? description };
}
