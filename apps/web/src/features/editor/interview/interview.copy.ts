import type { LineQuestion } from '@folio/analysis/writing/build-line';
import { isDeed } from '@folio/analysis/writing/need-line';
import { t } from '../../../lib/words/words.ts';

/** Texts of the questions about bullets. */
export const interviewCopy = {
  get title() {
    return t('Questions about your bullets');
  },
  progress: (line: number, lines: number) => t('{line} of {lines}', { line, lines }),
  get next() {
    return t('Next');
  },
  get skip() {
    return t('Skip');
  },
  get back() {
    return t('Back');
  },
  get use() {
    return t('Use this bullet');
  },
  get leave() {
    return t('Leave as it is');
  },
  get close() {
    return t('Done');
  },
  get used() {
    return t('Bullet updated');
  },
  done: (count: number) =>
    count === 0
      ? t('No bullets changed.')
      : t('{count, plural, one {You rewrote # bullet.} other {You rewrote # bullets.}}', { count }),
  get doneHint() {
    return t('Every figure is yours. Undo takes back one bullet at a time.');
  },
  questions: {
    get did() {
      return t('What did you do?');
    },
    get amount() {
      return t('How many, or how often?');
    },
    get change() {
      return t('What changed because of it?');
    },
    get span() {
      return t('Over what time?');
    },
  } satisfies Record<LineQuestion, string>,
  hints: {
    get did() {
      return t('A verb in the past tense, such as “wrote”.');
    },
    get amount() {
      return t('For example: 40 a day, 3 shops, every week.');
    },
    get change() {
      return t('For example: waste, from 8% to 3%. Or in words: saved 5 hours a week.');
    },
    get span() {
      return t('For example: six months, or since 2022.');
    },
  } satisfies Record<LineQuestion, string>,
  get answer() {
    return t('Your answer');
  },
  fields: {
    get measure() {
      return t('What changed');
    },
    get before() {
      return t('Before');
    },
    get after() {
      return t('After');
    },
  },
  missing: {
    get measure() {
      return t('Say what changed, or clear the other two.');
    },
    get after() {
      return t('Add how it was after, or say it with a number: “saved 5 hours a week”.');
    },
    get thing() {
      return t('Say what this is a number of: “saved 5 hours a week”.');
    },
  },
  get was() {
    return t('Now');
  },
  get worded() {
    return t('New bullet');
  },
  get wordedHint() {
    return t('Built from your bullet and your answers. Change any word you like.');
  },
  get unchanged() {
    return t('Without answers there is nothing to add. Go back, or leave it as it is.');
  },
} as const;

/**
 * Texts of the questions about a need of a job. A need that is an activity can't follow 'with', so
 * it is quoted.
 */
export const needCopy = {
  title: (need: string) =>
    isDeed(need)
      ? t('A bullet that shows “{need}”', { need })
      : t('A bullet that shows {need}', { need }),
  get about() {
    return t('A few questions. Your answers become a new bullet, and nothing else changes.');
  },
  did: (need: string) =>
    isDeed(need)
      ? t('What have you done that shows “{need}”?', { need })
      : t('What did you do with {need}?', { need }),
  get didHint() {
    return t('In a few words, such as “Built the nightly load of orders”.');
  },
  get place() {
    return t('Where was that?');
  },
  get wordedHint() {
    return t('Built from your answers. Change any word you like.');
  },
  unnamedHint: (need: string) =>
    t('The job says “{need}”. Use its words where they are true of you.', { need }),
  get add() {
    return t('Add this bullet');
  },
  get added() {
    return t('Bullet added');
  },
  get gone() {
    return t('This entry is gone. Choose another one.');
  },
  get noPlace() {
    return t(
      'Add a job, project, or volunteering first. Then come back and write the bullet there.',
    );
  },
} as const;
