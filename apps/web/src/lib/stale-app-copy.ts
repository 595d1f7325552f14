import { t } from './words/words.ts';

/** For a part of the app that can't be loaded, as after an update. */
export const staleAppCopy = {
  get title() {
    return t('We couldn’t load this part of Folio');
  },
  get description() {
    return t(
      'There may be a newer version, or you lost your connection. Refresh the page to continue. Your work is kept.',
    );
  },
} as const;
