import type { ToastMessage } from '../../../ui/toast.ts';

/** Texts about suggestions, in the editor. */
export const suggestionCopy = {
  title: 'Suggestions',
  all: 'What others say of this resume. You decide what to take.',
  none: 'Nothing is waiting. Share a review link to ask someone.',
  number: (number: number) => `Suggestion ${number}`,
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  arrived: (name: string) => `${name} left a note`,
  replied: (name: string) => `${name} replied`,
  arrivedMany: (count: number) => `${count} new notes or replies`,
  show: 'Show',
  take: 'Take',
  leave: 'Leave',
  done: 'Done',
  takeNamed: (number: number) => `Take suggestion ${number}`,
  leaveNamed: (number: number) => `Leave suggestion ${number}`,
  doneNamed: (number: number) => `Done with note ${number}`,
  byKey: 'API key',
  newBullet: 'A new bullet',
  outdated: 'You’ve changed this text since. It was:',
  gone: 'This text is no longer in your resume. It was:',
} as const;

export const suggestionToasts = {
  taken: { tone: 'good', title: 'Suggestion taken' },
  left: { title: 'Suggestion left' },
  done: { title: 'Note marked as done' },
  notFitting: {
    tone: 'error',
    title: 'This text has changed since',
    description: 'Nothing was taken. Look at the suggestion again.',
  },
  failed: { tone: 'error', title: 'We couldn’t save your decision' },
} as const satisfies Record<string, ToastMessage>;
