import type { ToastMessage } from '../../../ui/toast.ts';

const toasts = {
  downloaded: { tone: 'good', title: 'Downloaded' },
  removed: { title: 'Question deleted' },
} as const satisfies Record<string, ToastMessage>;

export const interviewCopy = {
  ...toasts,
  title: 'Interview preparation',
  loadFailed: 'We couldn’t load the application',
  readFailed: 'We couldn’t read the job',
  gone: 'It may have been deleted elsewhere.',
  noResume: 'Choose the resume of this application to see what it says to each question.',
  noJob: 'Add the job description to this application to see what it may ask about.',
  noEvidence: 'Your resume doesn’t show this. Note an example you really have.',
  downloadFailed: 'We couldn’t create the PDF',
  isThere: 'This question is already listed.',
  full: (most: number) => `You can keep notes for up to ${most} questions.`,
};
