import type { LineQuestion } from '@folio/analysis/writing/build-line';

/** Texts of the questions about bullets. */
export const interviewCopy = {
  title: 'Questions about your bullets',
  progress: (line: number, lines: number) => `${line} of ${lines}`,
  next: 'Next',
  skip: 'Skip',
  back: 'Back',
  use: 'Use this bullet',
  leave: 'Leave as it is',
  close: 'Done',
  used: 'Bullet updated',
  done: (count: number) =>
    count === 0
      ? 'No bullets changed.'
      : count === 1
        ? 'You rewrote 1 bullet.'
        : `You rewrote ${count} bullets.`,
  doneHint: 'Every figure is yours. Undo takes back one bullet at a time.',
  questions: {
    did: 'What did you do?',
    amount: 'How many, or how often?',
    change: 'What changed because of it?',
    span: 'Over what time?',
  } satisfies Record<LineQuestion, string>,
  hints: {
    did: 'A verb in the past tense, such as “wrote”.',
    amount: 'For example: 40 a day, 3 shops, every week.',
    change: 'For example: waste, from 8% to 3%. Or in words: saved 5 hours a week.',
    span: 'For example: six months, or since 2022.',
  } satisfies Record<LineQuestion, string>,
  answer: 'Your answer',
  fields: { measure: 'What changed', before: 'Before', after: 'After' },
  missing: {
    measure: 'Say what changed, or clear the other two.',
    after: 'Add how it was after, or say it with a number: “saved 5 hours a week”.',
  },
  was: 'Now',
  worded: 'New bullet',
  wordedHint: 'Built from your bullet and your answers. Change any word you like.',
  unchanged: 'Without answers there is nothing to add. Go back, or leave it as it is.',
} as const;

/** Texts of the questions about a need of a job. */
export const needCopy = {
  title: (need: string) => `A bullet that shows ${need}`,
  about: 'A few questions. Your answers become a new bullet, and nothing else changes.',
  did: (need: string) => `What did you do with ${need}?`,
  didHint: 'In a few words, such as “Built the nightly load of orders”.',
  place: 'Where was that?',
  wordedHint: 'Built from your answers. Change any word you like.',
  add: 'Add this bullet',
  added: 'Bullet added',
  gone: 'This entry is gone. Choose another one.',
  noPlace: 'Add a job, project, or volunteering first. Then come back and write the bullet there.',
} as const;
