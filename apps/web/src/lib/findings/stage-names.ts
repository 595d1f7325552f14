import type { CareerStage } from '@folio/contract/score-limits';
import { t } from '../words/words.ts';

export const stageNames: Record<CareerStage, string> = {
  get 'school-leaver'() {
    return t('School leaver');
  },
  get fresher() {
    return t('First job');
  },
  get early() {
    return t('Early career');
  },
  get senior() {
    return t('Experienced');
  },
  get executive() {
    return t('Executive');
  },
  get academic() {
    return t('Academic');
  },
  get 'career-changer'() {
    return t('Career change');
  },
  get trades() {
    return t('Skilled trade');
  },
};
