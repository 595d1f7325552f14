import type { QuestionKind } from './question-kind.ts';

/**
 * The text around the facts, which says nothing about what the person did. Brackets mark what only
 * they know: `before` the facts and `after` them.
 */
export const frames: Readonly<
  Record<QuestionKind, { before: string; after: string; most: number }>
> = {
  personal: { before: '[Your answer. Only you know it.]', after: '', most: 0 },
  weakness: {
    before: '[Something you are still learning, and what you do about it.]',
    after: '',
    most: 0,
  },
  conflict: {
    before: '[Who disagreed, about what, and what was at stake.]',
    after: '[What you said or did.] [How it ended, and what you took from it.]',
    most: 1,
  },
  failure: {
    before: '[What went wrong, and your part in it.]',
    after: '[What you do differently since.]',
    most: 1,
  },
  leadership: { before: '[Who you led, and toward what.]', after: '[What you learned.]', most: 2 },
  challenge: { before: '[What made it hard.]', after: '[How you went about it.]', most: 2 },
  improvement: {
    before: '[What was wrong, and why it mattered.]',
    after: '[How you went about it.]',
    most: 1,
  },
  teamwork: { before: '[Who was in the team, and your part in it.]', after: '', most: 2 },
  pride: { before: '', after: '[Why this matters to you.]', most: 1 },
  strength: { before: '[Your strength, in your own words.] For example:', after: '', most: 3 },
  company: {
    before: '[What you like about the work of this company.]',
    after: '[How this job fits what you want to do next.]',
    most: 2,
  },
  role: {
    before: '[What interests you in this work.]',
    after: '[How this job fits what you want to do next.]',
    most: 2,
  },
  experience: { before: '', after: '[What else of it matters here.]', most: 3 },
  about: { before: '', after: '[What you are looking for next.]', most: 3 },
  other: { before: '', after: '[What else only you can say.]', most: 3 },
};

/** All text that an answer may contain besides the person's own facts. */
export const answerFrame = [
  'What draws me to. At, I. As, I. I also. I work as at. I worked as at. I have years of experience. I have worked as at since. My work includes. My work included. My skills include, which you ask for. I am responsible for. I was responsible for.',
  'Most recently, before that. For example. My is was went were.',
].join(' ');
