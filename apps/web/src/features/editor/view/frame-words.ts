import { t } from '../../../lib/words/words.ts';

/** Texts of the editor's frame, which its skeleton also has. */
export const frameWords = {
  get rail() {
    return t('On the page');
  },
  get sections() {
    return t('Sections');
  },
  get form() {
    return t('Write');
  },
  get preview() {
    return t('Page');
  },
  get score() {
    return t('Score');
  },
} as const;
