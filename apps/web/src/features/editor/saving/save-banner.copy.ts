import { t } from '../../../lib/words/words.ts';

/** Texts about problems with saving a resume. */
export const bannerCopy = {
  get notSaved() {
    return t('Not saved.');
  },
  partly: (count: number) =>
    t(
      '{count, plural, one {One field needs attention. Everything else is saved.} other {# fields need attention. Everything else is saved.}}',
      { count },
    ),
  kept: (isPart: boolean) =>
    isPart ? t('Its text is kept on this device.') : t('Your changes are kept on this device.'),
  get retry() {
    return t('Try again');
  },
  get deleted() {
    return t('This resume was deleted.');
  },
  get inTrash() {
    return t(
      'Another tab or device moved it to Recently deleted. What you see here is kept on this device.',
    );
  },
  get goneForGood() {
    return t('Another tab or device deleted it. What you see here is kept on this device.');
  },
  get saveAsNew() {
    return t('Save as new resume');
  },
  get restore() {
    return t('Restore');
  },
  get close() {
    return t('Close');
  },
} as const;
