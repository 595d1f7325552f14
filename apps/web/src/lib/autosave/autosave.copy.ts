import { t } from '../words/words.ts';

/** Messages about this device's storage, shared by all document editors. */
export const deviceCopy = {
  get full() {
    return t('This device is out of storage, so your typing isn’t kept until it’s saved.');
  },
  get blocked() {
    return t(
      'This browser doesn’t let us keep anything on this device. If saving fails, what you type is lost.',
    );
  },
  get download() {
    return t('Download a copy');
  },
} as const;

export const conflictCopy = {
  banner: (what: string) => t('This {what} was changed in two places.', { what }),
  get review() {
    return t('Compare');
  },
  get title() {
    return t('Changed in two places');
  },
  get description() {
    return t(
      'The same field was changed here and on another device or in another window. Choose which text to keep for each.',
    );
  },
  get mine() {
    return t('Yours');
  },
  get theirs() {
    return t('The other one');
  },
  get stands() {
    return t('In use now');
  },
  get keepMine() {
    return t('Use mine');
  },
  get useTheirs() {
    return t('Use the other one');
  },
  get later() {
    return t('Decide later');
  },
  empty: '(empty)',
} as const;
