import { t } from '../../lib/words/words.ts';

export const reportLabel = () => t('Report this page');

/** Where a visitor can report a shared resume. */
export const reportPath = (id: string): string =>
  `/contact/report?page=${encodeURIComponent(`/resume/preview/${id}`)}`;
