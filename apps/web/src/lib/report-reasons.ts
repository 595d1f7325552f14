import type { ReportReason } from '@folio/contract/page-reports';

/** Why people report a public page. */
export const reportReasonWords: Record<ReportReason, string> = {
  'not-theirs': 'Pretends to be someone else',
  fraud: 'Fraud or a scam',
  offensive: 'Hate, violence or sexual content',
  'private-data': 'Shows my private data',
  other: 'Something else',
};

/** A reason of a later release is shown by its id. */
export const reportReasonText = (reason: string): string =>
  new Map<string, string>(Object.entries(reportReasonWords)).get(reason) ?? reason;
