import { questionLimits } from '@folio/contract/questions';
import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

export const questionsCopy = {
  get title() {
    return t('Questions');
  },
  get loadFailed() {
    return t('We couldn’t load your questions');
  },
  get none() {
    return t('No questions yet');
  },
  get noneHint() {
    return t('Paste the questions of an application form, one per line.');
  },
  get addHint() {
    return t('One per line. Answers to similar questions are offered below.');
  },
  get addFailed() {
    return t('We couldn’t add the questions');
  },
  get deleted() {
    return t('Question deleted');
  },
  get deleteFailed() {
    return t('We couldn’t delete the question');
  },
  restored: {
    tone: 'good',
    get title() {
      return t('Question restored');
    },
  },
  get restoreFailed() {
    return t('We couldn’t restore the question');
  },
  get noneBetter() {
    return t('Your resume has nothing on this question yet. Your answer stays as it is.');
  },
  get draftHint() {
    return t('Written from your resume. Replace the [brackets] with what only you know.');
  },
  get byModel() {
    return t('Written by AI from your resume and checked against it. Replace the [brackets].');
  },
  get noResume() {
    return t('Choose the resume of this application to draft answers from it.');
  },
  get draftFailed() {
    return t('We couldn’t draft an answer');
  },
  replaced: {
    tone: 'good',
    get title() {
      return t('Answer replaced');
    },
  },
  get gone() {
    return t('This question was deleted elsewhere.');
  },
} as const satisfies Record<string, string | ToastMessage>;

/** The fields' labels in conflicts. */
export const questionLabels: Readonly<Record<string, string>> = {
  get question() {
    return t('Question');
  },
  get answer() {
    return t('Answer');
  },
};

export const countOf = (count: number): string =>
  t('{count, plural, one {# question} other {# questions}}', { count });

/**
 * Shown while typing: questions that are too long stay in the form, and the others can be added.
 */
export function tooLongWords([first = '', ...more]: readonly string[]): string {
  const most = questionLimits.question.toLocaleString('en');
  const length = first.length.toLocaleString('en');
  const which =
    more.length === 0
      ? t('“{first}…” has {length} characters.', { first: first.slice(0, 40).trim(), length })
      : t('{number} questions are too long.', { number: more.length + 1 });
  return t(
    '{which} A question can have up to {most}: shorten it or split it. It stays here until then.',
    { which, most },
  );
}
