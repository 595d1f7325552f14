import { accountLogRoutes } from '@folio/contract/account-log';
import { adminRoutes } from '@folio/contract/admin';
import { adminInboxRoutes } from '@folio/contract/admin-inbox';
import { adminMoneyRoutes } from '@folio/contract/admin-money';
import { adminPagesRoutes } from '@folio/contract/admin-pages';
import { adminPeopleRoutes } from '@folio/contract/admin-people';
import { aiRoutes } from '@folio/contract/ai';
import { apiKeyRoutes } from '@folio/contract/api-keys';
import { applicationChangeRoutes } from '@folio/contract/application-changes';
import { applicationProposalRoutes } from '@folio/contract/application-proposals';
import { applicationRoutes } from '@folio/contract/applications';
import { authRoutes } from '@folio/contract/auth';
import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { connectedAppRoutes } from '@folio/contract/connected-apps';
import { contactRoutes } from '@folio/contract/contact';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { creditRoutes } from '@folio/contract/credits';
import { enterpriseRoutes } from '@folio/contract/enterprise';
import { errorReportRoutes } from '@folio/contract/error-reports';
import { exportFormats, exportRoutes } from '@folio/contract/exports';
import { historyRoutes, letterHistoryRoutes } from '@folio/contract/history';
import { languageRoutes } from '@folio/contract/languages';
import { letterRoutes, ownLetterHistoryRoutes } from '@folio/contract/letters';
import { oidcRoutes } from '@folio/contract/oidc';
import { operationRoutes } from '@folio/contract/operations';
import { pageReportRoutes } from '@folio/contract/page-reports';
import { passkeyRoutes } from '@folio/contract/passkeys';
import { paymentRoutes } from '@folio/contract/payments';
import { photoRoutes } from '@folio/contract/photos';
import { profileRoutes } from '@folio/contract/profiles';
import { answerProposalRoutes, letterProposalRoutes } from '@folio/contract/proposals';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { questionRoutes } from '@folio/contract/questions';
import { resumeAnalysisRoutes } from '@folio/contract/resume-analysis';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { resumeRoutes } from '@folio/contract/resumes';
import { reviewRoutes, sharedResumeRoutes } from '@folio/contract/reviews';
import type { Route } from '@folio/contract/route';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import { signUpRoutes } from '@folio/contract/sign-up';
import { nextStepRoutes, stepReminderRoutes } from '@folio/contract/step-reminders';
import { suggestionRoutes } from '@folio/contract/suggestions';
import { templateRoutes } from '@folio/contract/templates';
import { thumbnailRoutes } from '@folio/contract/thumbnails';
import { trashRoutes } from '@folio/contract/trash';
import { versionRoutes } from '@folio/contract/versions';

const exportsOf = exportFormats.map(
  (format): Route => ({
    ...exportRoutes.document,
    url: `/api/resumes/:id/export/${format}`,
  }),
);
/** Available to operators only. */
export const consoleRoutes: Record<string, Route>[] = [
  adminRoutes,
  adminPeopleRoutes,
  adminMoneyRoutes,
  adminPagesRoutes,
  adminInboxRoutes,
];
/** All endpoints, with one for each document format. */
export const contractRoutes: Route[] = [
  authRoutes,
  accountLogRoutes,
  signUpRoutes,
  creditRoutes,
  errorReportRoutes,
  contactRoutes,
  enterpriseRoutes,
  paymentRoutes,
  resumeRoutes,
  operationRoutes,
  resumeAnalysisRoutes,
  publicResumeRoutes,
  resumeLinkRoutes,
  suggestionRoutes,
  reviewRoutes,
  sharedResumeRoutes,
  coverLetterRoutes,
  letterRoutes,
  ownLetterHistoryRoutes,
  questionRoutes,
  letterProposalRoutes,
  answerProposalRoutes,
  applicationChangeRoutes,
  applicationProposalRoutes,
  applicationRoutes,
  sentDocumentRoutes,
  calendarFeedRoutes,
  nextStepRoutes,
  stepReminderRoutes,
  apiKeyRoutes,
  connectedAppRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  oidcRoutes,
  historyRoutes,
  letterHistoryRoutes,
  trashRoutes,
  versionRoutes,
  languageRoutes,
  templateRoutes,
  thumbnailRoutes,
  photoRoutes,
  profileRoutes,
  aiRoutes,
  exportsOf,
  pageReportRoutes,
  ...consoleRoutes,
].flatMap((all) => Object.values<Route>(all));
