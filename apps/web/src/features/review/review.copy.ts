import { t } from '../../lib/words/words.ts';

/**
 * Isolates a name of either text direction, so that it doesn't reorder the words around it (Unicode
 * isolates).
 */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Texts of a review link's page. */
export const reviewCopy = {
  title: (owner: string) => (owner ? t('Resume of {owner}', { owner }) : t('Resume')),
  invitation: (first: string) =>
    first
      ? t('{first} would like your eyes on this', { first })
      : t('You’re asked to review this resume'),
  get lockedInvitation() {
    return t('You’re asked to review a resume');
  },
  how: (first: string) =>
    t('Click a line to comment or suggest better words. {first} decides what to take.', {
      first: first || t('The owner'),
    }),
  question: (first: string) => (first ? t('{first} asks', { first }) : t('The question')),
  get nameLabel() {
    return t('Your name');
  },
  get nameHint() {
    return t('It appears beside your notes. No account needed.');
  },
  get passwordLabel() {
    return t('Password of the link');
  },
  get start() {
    return t('Start reading');
  },
  ends: (day: string) => t('Review link · ends {day}', { day }),
  you: (name: string) => t('You’re {name}', { name: isolated(name) }),
  get changeName() {
    return t('Change name');
  },
  get kept() {
    return t('Folio keeps your name and notes, and nothing else about you.');
  },
  notes: (count: number) => t('{count, plural, one {# note} other {# notes}}', { count }),
  get noNotes() {
    return t('Your notes will appear here.');
  },
  get yourNotes() {
    return t('Your notes');
  },
  get comment() {
    return t('Comment');
  },
  get suggest() {
    return t('Suggest wording');
  },
  get kind() {
    return t('What to write');
  },
  commentOn: (place: string) => t('Comment on {place}', { place }),
  wordingOf: (place: string) => t('New wording of {place}', { place }),
  get reason() {
    return t('Reason');
  },
  get reasonHint() {
    return t('Optional. Why this reads better.');
  },
  send: (first: string) => (first ? t('Send to {first}', { first }) : t('Send')),
  get sent() {
    return t('Sent');
  },
  get deleteNote() {
    return t('Delete');
  },
  get deleted() {
    return t('Note deleted');
  },
  get taken() {
    return t('Taken');
  },
  get resolved() {
    return t('Resolved');
  },
  get owner() {
    return t('The owner');
  },
  get outdated() {
    return t('The text has changed since.');
  },
  doubt: (words: string, first: string) =>
    t('The resume doesn’t say {words}. {first} will be asked whether it’s right.', {
      words,
      first: first || t('The owner'),
    }),
  get changedMeanwhile() {
    return t('This text was just changed. Look at the new one first.');
  },
  gone: {
    get title() {
      return t('This link doesn’t work anymore');
    },
    get description() {
      return t('It has ended or was removed. Ask whoever sent it for a new one.');
    },
  },
  get unsent() {
    return t('What you wrote and didn’t send');
  },
  get failed() {
    return t('We couldn’t load the resume');
  },
  lines: (page: number) => t('Lines of page {page}', { page }),
  line: (text: string) => t('Write a note on “{text}”', { text }),
} as const;
