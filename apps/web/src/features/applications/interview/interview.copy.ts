import { t } from '../../../lib/words/words.ts';
import type { ToastMessage } from '../../../ui/toast.ts';

const toasts = {
  downloaded: {
    tone: 'good',
    get title() {
      return t('Downloaded');
    },
  },
} as const satisfies Record<string, ToastMessage>;

export const interviewCopy = {
  ...toasts,
  get title() {
    return t('Interview preparation');
  },
  removed: (count: number) =>
    t('{count, plural, one {Question deleted} other {# questions deleted}}', { count }),
  get loadFailed() {
    return t('We couldn’t load the application');
  },
  get readFailed() {
    return t('We couldn’t read the job');
  },
  get gone() {
    return t('It may have been deleted elsewhere.');
  },
  get noResume() {
    return t('Choose the resume of this application to see what it says to each question.');
  },
  get noJob() {
    return t('Add the job description to this application to see what it may ask about.');
  },
  get noEvidence() {
    return t('Your resume doesn’t show this. Note an example you really have.');
  },
  get downloadFailed() {
    return t('We couldn’t create the PDF');
  },
  get isThere() {
    return t('This question is already listed.');
  },
  full: (most: number) => t('You can keep notes for up to {most} questions.', { most }),
};
