import type { ErrorCode } from '@folio/contract/errors';
import type { Operation } from './operation.ts';

const beforeAll: readonly ErrorCode[] = ['NOT_FOUND', 'CODE_REQUIRED', 'SECOND_FACTOR_REQUIRED'];

const reading = (operationId: string, summary: string): Operation => ({
  operationId,
  summary,
  access: 'session',
  errors: [...beforeAll, 'VALIDATION_ERROR'],
});
const changing = (operationId: string, summary: string): Operation => ({
  ...reading(operationId, summary),
  description:
    'Takes a reason, which the audit log keeps. Asks for a second factor that was proven within ten minutes.',
});

/** The operators' console; 404 for everybody else. */
export const consoleOperations: Record<string, Operation> = {
  'GET /api/admin': reading('getConsole', 'What waits for an operator'),
  'GET /api/admin/jobs': reading('listJobs', 'Repeated work, queues and backups'),
  'GET /api/admin/configuration': reading(
    'listSettings',
    'The settings of the server, without secrets',
  ),
  'GET /api/admin/audit': reading('listAudit', 'What operators asked for and did'),
  'GET /api/admin/people': reading('listPeople', 'Find accounts'),
  'GET /api/admin/people/{id}': reading('getPerson', 'The facts of an account'),
  'POST /api/admin/people/{id}/end-sessions': changing(
    'endSessionsOfPerson',
    'Sign an account out everywhere',
  ),
  'POST /api/admin/people/{id}/ban': changing('banPerson', 'Keep an account out'),
  'POST /api/admin/people/{id}/lift-ban': changing('liftBan', 'Let an account in again'),
  'POST /api/admin/people/{id}/resend-verification': changing(
    'resendVerificationToPerson',
    'Mail the link again that proves an address',
  ),
  'GET /api/admin/orders': reading('listOrders', 'Find orders'),
  'GET /api/admin/order-days': reading('sumOrderDays', 'The orders of each day, with their sums'),
  'GET /api/admin/orders/{id}': reading('getOrder', 'One order whole'),
  'POST /api/admin/orders/{id}/refund': {
    ...changing('refundOrder', 'Send the money of an order back'),
    isOfSale: true,
    errors: [
      ...beforeAll,
      'VALIDATION_ERROR',
      'MONEY_BACK_REFUSED',
      'PAYMENTS_NOT_CONFIGURED',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },
  'GET /api/admin/reports': reading('listPageReports', 'Public pages that were reported'),
  'POST /api/admin/reports/{id}/decision': changing(
    'decidePageReport',
    'Hide a reported page, or keep it',
  ),
  'GET /api/admin/hidden-pages': reading('listHiddenPages', 'Pages that are hidden'),
  'POST /api/admin/hidden-pages': changing('hidePage', 'Hide a public page'),
  'POST /api/admin/hidden-pages/show': changing('showPageAgain', 'Show a hidden page again'),
  'GET /api/admin/inbox': reading('listInbox', 'Messages, inquiries and reported errors'),
  'POST /api/admin/inbox/{id}/done': {
    ...reading('markInboxEntryDone', 'Mark an entry as done'),
    description: 'Asks for a second factor that was proven within ten minutes.',
  },
};

export const pageReportOperations: Record<string, Operation> = {
  'POST /api/page-reports': {
    operationId: 'reportPage',
    summary: 'Report a public page',
    access: 'anybody',
    errors: ['NOT_FOUND'],
  },
};
