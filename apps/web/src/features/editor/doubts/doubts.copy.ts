import { t } from '../../../lib/words/words.ts';

export const doubtsCopy = {
  get label() {
    return t('From your file');
  },
  toCheck: (count: number) =>
    t(
      '{count, plural, one {# value from your file to check.} other {# values from your file to check.}}',
      { count },
    ),
  get next() {
    return t('Next');
  },
  get allRight() {
    return t('All look right');
  },
  get field() {
    return t('We weren’t sure we read this right.');
  },
  get within() {
    return t('to check');
  },
} as const;
