import { questionLimits } from '@folio/contract/questions';
import type { ToastMessage } from '../../../ui/toast.ts';

export const questionsCopy = {
  title: 'Questions',
  loadFailed: 'We couldn’t load your questions',
  none: 'No questions yet',
  noneHint: 'Paste the questions of an application form, one per line.',
  addHint: 'One per line. Answers to similar questions are offered below.',
  addFailed: 'We couldn’t add the questions',
  deleted: 'Question deleted',
  deleteFailed: 'We couldn’t delete the question',
  restored: { tone: 'good', title: 'Question restored' },
  restoreFailed: 'We couldn’t restore the question',
  draftHint: 'Written from your resume. Replace the [brackets] with what only you know.',
  byModel: 'Written by AI from your resume and checked against it. Replace the [brackets].',
  heldBack: 'Left out because your resume doesn’t mention it:',
  noResume: 'Choose the resume of this application to draft answers from it.',
  draftFailed: 'We couldn’t draft an answer',
  replaced: { tone: 'good', title: 'Answer replaced' },
  gone: 'This question was deleted elsewhere.',
} as const satisfies Record<string, string | ToastMessage>;

/** As the fields of a question are called where two texts of one differ. */
export const questionLabels: Readonly<Record<string, string>> = {
  question: 'Question',
  answer: 'Answer',
};

export const countOf = (count: number): string =>
  count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`;

/** Said while they are typed: the others can be added, and these stay where they are. */
export function tooLongWords([first = '', ...more]: readonly string[]): string {
  const most = questionLimits.question.toLocaleString('en');
  const length = first.length.toLocaleString('en');
  const which =
    more.length === 0
      ? `“${first.slice(0, 40).trim()}…” has ${length} characters.`
      : `${more.length + 1} questions are too long.`;
  return `${which} A question can have up to ${most}: shorten it or split it. It stays here until then.`;
}
