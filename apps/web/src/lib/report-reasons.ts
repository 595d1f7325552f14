import type { ReportReason } from '@folio/contract/page-reports';
import { t } from './words/words.ts';

/** Why people report a public page. */
export const reportReasonWords: Record<ReportReason, string> = {
  get 'not-theirs'() {
    return t('Pretends to be someone else');
  },
  get fraud() {
    return t('Fraud or a scam');
  },
  get offensive() {
    return t('Hate, violence or sexual content');
  },
  get 'private-data'() {
    return t('Shows my private data');
  },
  get other() {
    return t('Something else');
  },
};

/** A reason of a later release is shown by its id. */
export const reportReasonText = (reason: string): string =>
  new Map<string, string>(Object.entries(reportReasonWords)).get(reason) ?? reason;
