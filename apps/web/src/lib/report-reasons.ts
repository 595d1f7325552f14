import type { ReportReason } from '@folio/contract/page-reports';

/** Why people report a public page. */
export const reportReasonWords: Record<ReportReason, string> = {
  'not-theirs': 'Pretends to be someone else',
  fraud: 'Fraud or a scam',
  offensive: 'Hate, violence or sexual content',
  'private-data': 'Shows my private data',
  other: 'Something else',
};

/** A reason that a later release knows is shown as it is. */
export const reportReasonText = (reason: string): string =>
  new Map<string, string>(Object.entries(reportReasonWords)).get(reason) ?? reason;
