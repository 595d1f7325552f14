import { type Application, applicationRoutes } from '@folio/contract/applications';
import { type CoverLetter, coverLetterRoutes } from '@folio/contract/cover-letters';
import { creditRoutes } from '@folio/contract/credits';
import { type Question, questionRoutes } from '@folio/contract/questions';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { type SentDocument, sentDocumentRoutes } from '@folio/contract/sent-documents';
import { signUp } from './accounts.ts';
import { dataOf, startTestApp } from './test-app.ts';

/**
 * Returns a product with an account that has credits, and the actions with which it keeps what it
 * sends.
 */
export async function startSending() {
  const test = await startTestApp({ configuration: { creditsAtSignup: 100 } });
  const account = await signUp(test);
  return {
    test,
    account,
    makeResume: async (body: object) =>
      dataOf<Resume>(await test.call(resumeRoutes.create, { body }, account.token)).id,
    makeApplication: async (resumeId: string | null) => {
      const body = { role: 'Cook', resumeId };
      const made = await test.call(applicationRoutes.create, { body }, account.token);
      return dataOf<Application>(made).id;
    },
    keep: (id: string, body = {}, { token } = account) =>
      test.call(sentDocumentRoutes.keep, { params: { id }, body }, token),
    bytesAt: async (url: string, { token } = account) => {
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
    },
    balance: async () => {
      const { body } = await test.call(creditRoutes.history, undefined, account.token);
      return body.success ? body.data.balance : Number.NaN;
    },
    /** Stores a letter and an answer that are sent along. */
    writeAlong: async (
      resumeId: string,
      applicationId: string,
      [text, answer]: [string, string],
    ) => {
      const letter = { params: { id: resumeId }, body: { text, date: 'May 1' } };
      const asked = { body: { applicationId, questions: [{ question: 'Why us?', answer }] } };
      const answered = await test.call(questionRoutes.create, asked, account.token);
      const written = await test.call(coverLetterRoutes.update, letter, account.token);
      return {
        letter: dataOf<CoverLetter>(written),
        answer: dataOf<Question[]>(answered)[0]?.answer ?? '',
      };
    },
  };
}
export type Sending = Awaited<ReturnType<typeof startSending>>;

export const ofKind = (kept: Awaited<ReturnType<Sending['keep']>>, kind: SentDocument['kind']) =>
  dataOf<SentDocument[]>(kept).find((one) => one.kind === kind);
