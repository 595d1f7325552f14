import { randomUUID } from 'node:crypto';
import { aiRoutes } from '@folio/contract/ai';
import { apiKeyRoutes } from '@folio/contract/api-keys';
import { applicationChangeRoutes } from '@folio/contract/application-changes';
import { applicationProposalRoutes } from '@folio/contract/application-proposals';
import { applicationRoutes } from '@folio/contract/applications';
import { authRoutes } from '@folio/contract/auth';
import { connectedAppRoutes } from '@folio/contract/connected-apps';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { EditorForm } from '@folio/contract/editor-form';
import { ErrorBody } from '@folio/contract/errors';
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
import { questionRoutes } from '@folio/contract/questions';
import { resumeAnalysisRoutes } from '@folio/contract/resume-analysis';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { reviewRoutes, sharedResumeRoutes } from '@folio/contract/reviews';
import type { Route } from '@folio/contract/route';
import { secondFactorRoutes } from '@folio/contract/second-factor';
import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import { nextStepRoutes, stepReminderRoutes } from '@folio/contract/step-reminders';
import { suggestionRoutes } from '@folio/contract/suggestions';
import { trashRoutes } from '@folio/contract/trash';
import { versionRoutes } from '@folio/contract/versions';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Description } from './api-docs/describe-operations.ts';
import { startPaidProduct } from './payments/testing/provider-fixture.ts';
import { startSession } from './platform/sessions.ts';
import { registration, signUp, type TestAccount } from './testing/accounts.ts';
import {
  arbitraryHeaders,
  arbitraryNear,
  arbitraryParameter,
  arbitraryPayload,
  ownResume,
  validToken,
} from './testing/arbitrary-request.ts';
import { consoleRoutes, contractRoutes } from './testing/contract-routes.ts';
import type { TestApp } from './testing/test-app.ts';

/** `FUZZ_REQUESTS=1000` asks each route more. */
const requestsEach = Number(process.env.FUZZ_REQUESTS ?? 100);
const timeoutMs = 60_000 + 600 * requestsEach;

const routes = contractRoutes.map((route) => [`${route.method} ${route.url}`, route] as const);

let test: TestApp;
let account: TestAccount;
let own: { token: string; resumeId: string };
let description: Description;
beforeAll(async () => {
  test = await startPaidProduct({ configuration: { creditsAtSignup: 1_000_000 } });
  account = await signUp(test);
  description = (await test.app.inject('/api/openapi.json')).json();
});
beforeEach(renew);
afterAll(() => test.close());

/**
 * A session and a resume that are there, also after the last request ended or deleted them. What
 * chance made goes: hundreds of resumes would reach the account's limit before the last route, and
 * slow each one that answers with all of them.
 */
async function renew(): Promise<void> {
  const { id } = account.user;
  await test.db.execute(sql`delete from resumes where ${id} in (user_id, trashed_by)`);
  for (const table of ['applications', 'letters', 'sessions'])
    await test.db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`);
  const token = await startSession(test.db, account.user.id);
  const made = await test.call(resumeRoutes.create, { body: {} }, token);
  own = { token, resumeId: (made.body as { data: Resume }).data.id };
}

const toSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const namesOf = (form: unknown) => {
  const { firstName, lastName } = Object(form);
  return { firstName, lastName };
};

function arbitraryBody(route: Route): fc.Arbitrary<unknown> {
  const { body } = route.schema;
  if (!body) return fc.anything({ withBigInt: false, maxDepth: 2 });
  const near = arbitraryNear(toSchema(body));
  if (route === authRoutes.register)
    return fc.oneof(
      near,
      near.map((form) => ({ ...registration(), ...namesOf(form) })),
    );
  const field = contentFields.find((name) => takesContent(toSchema(body), name));
  if (!field) return near;
  return fc.oneof(
    near,
    arbitraryNear(toSchema(EditorForm)).map((content) => ({ [field]: content })),
  );
}

/** Where a body holds the content of a resume, of which its schema says nothing. */
const contentFields = ['content', 'resumeData', 'resume'];
function takesContent({ properties, anyOf = [] }: z.core.JSONSchema.BaseSchema, name: string) {
  const field = properties?.[name];
  if (typeof field === 'object' && field.type === undefined) return true;
  return anyOf.some((one) => typeof one === 'object' && Boolean(one.properties?.[name]));
}

/** What was kept or deleted before chance does not find, nor a letter. */
const { list: _moments, keep: _keep, ...ofMoments } = historyRoutes;
const { list: _trash, empty: _empty, ...ofTrash } = trashRoutes;
const needsPast = [...Object.values(ofMoments), ...Object.values(ofTrash)];
const { list: _letterMoments, ...ofLetterMoments } = letterHistoryRoutes;
const { list: _questions, create: addQuestions, ...ofQuestions } = questionRoutes;
const { list: _letters, create: _createLetter, ...ofLetters } = letterRoutes;
const needsLetter = [
  coverLetterRoutes.remove,
  ...Object.values(ofLetterMoments),
  ...Object.values(ofLetters),
  ...Object.values(ownLetterHistoryRoutes),
];

const { list: _keys, ...ofKeys } = apiKeyRoutes;
const { list: _apps, ...ofApps } = connectedAppRoutes;
const { state: _state, ...ofCodes } = secondFactorRoutes;
const { list: _passkeys, beginLogin: _begin, ...ofPasskeys } = passkeyRoutes;
const { providers: _providers, list: _linked, ...ofOidc } = oidcRoutes;
const { list: _applications, create: _create, ...ofApplications } = applicationRoutes;

/**
 * Chance does not find a password or a token, a link’s last day, a picture, an application, a
 * person, a price, a text of a resume or a resume in good English.
 */
const needsSecret = new Set<Route>([
  authRoutes.login,
  authRoutes.verifyEmail,
  authRoutes.resetPassword,
  authRoutes.updatePassword,
  photoRoutes.create,
  photoRoutes.get,
  profileRoutes.deleteAccount,
  profileRoutes.uploadPicture,
  profileRoutes.endSession,
  profileRoutes.byId,
  profileRoutes.byUsername,
  paymentRoutes.createOrder,
  paymentRoutes.verify,
  paymentRoutes.moneyBack,
  versionRoutes.create,
  versionRoutes.settle,
  versionRoutes.release,
  languageRoutes.create,
  languageRoutes.release,
  ...Object.values(aiRoutes),
  ...needsPast,
  ...needsLetter,
  ...Object.values(ofApplications),
  ...Object.values(ofQuestions),
  ...Object.values(letterProposalRoutes),
  ...Object.values(answerProposalRoutes),
  applicationChangeRoutes.propose,
  applicationChangeRoutes.decide,
  applicationProposalRoutes.decide,
  ...Object.values(sentDocumentRoutes),
  ...Object.values(ofKeys),
  ...Object.values(ofApps),
  ...Object.values(ofCodes),
  ...Object.values(ofPasskeys),
  ...Object.values(ofOidc),
  pageReportRoutes.report,
  ...consoleRoutes.flatMap((all) => Object.values(all)),
  operationRoutes.send,
  resumeAnalysisRoutes.changeText,
  suggestionRoutes.propose,
  suggestionRoutes.decide,
  suggestionRoutes.reply,
  resumeLinkRoutes.create,
  resumeLinkRoutes.revoke,
  ...Object.values(reviewRoutes),
  ...Object.values(sharedResumeRoutes),
]);
/** After these a session or a resume is gone. */
const enders = new Set<Route>([
  authRoutes.logout,
  profileRoutes.endAllSessions,
  resumeRoutes.remove,
]);
const canSucceed = (route: Route) => !needsSecret.has(route);

/** What an address must carry for a success. */
const queries = new Map<Route, string>([
  [resumeRoutes.since, '?version=1'],
  [operationRoutes.since, '?since=1'],
  [nextStepRoutes.list, '?until=2026-11-27'],
]);
const queryOf = (route: Route) => queries.get(route) ?? '';

/** Bodies that are a success, of routes where chance seldom finds one. */
const decentBodies = new Map<Route, object>([
  [stepReminderRoutes.turnOn, { timeZone: 'Asia/Kolkata' }],
  [addQuestions, { questions: [{ question: 'Why do you want to work here?' }] }],
  [applicationProposalRoutes.propose, { role: 'Cook' }],
]);

/** Where all fields may be left out, this is a success that need not be found by chance. */
const decentRequest = {
  id: ownResume,
  headers: { authorization: `Bearer ${validToken}`, 'content-type': 'application/json' },
  payload: '{}',
};

/** A status that the description of the API does not tell of surprises who wrote a client by it. */
function documentedStatuses({ method, url }: Route): string[] {
  const path = url.replace(/\/export\/\w+$/, '/export/{format}').replace(/:(\w+)/g, '{$1}');
  return Object.keys(description.paths[path]?.[method.toLowerCase()]?.responses ?? {});
}

const codeOf = (body: string) => ErrorBody.parse(JSON.parse(body)).code;
const ofAnId = routes.filter(([, { url, method }]) => url.includes('/:id') && method === 'GET');

describe('whatever is sent', () => {
  it.each(ofAnId)('%s answers a malformed id as an unknown one', async (_name, { url, method }) => {
    const ask = (id: string) =>
      test.app.inject({
        method,
        url: url.replace(/:\w+/g, encodeURIComponent(id)),
        headers: { authorization: `Bearer ${own.token}` },
      });
    const unknown = await ask(randomUUID());
    expect(unknown.statusCode).toBeGreaterThanOrEqual(400);
    for (const id of ['x', '0', `${own.resumeId}0`, "' or 1=1", '\0']) {
      const { statusCode, body } = await ask(id);
      expect({ statusCode, code: codeOf(body) }).toEqual({
        statusCode: unknown.statusCode,
        code: codeOf(unknown.body),
      });
    }
  });

  it.each(routes)(
    '[every-route-1] %s never fails',
    async (_name, route) => {
      const endsWhatItUses = enders.has(route);
      const body = arbitraryBody(route);
      const anyRequest = fc.record({
        id: arbitraryParameter,
        headers: arbitraryHeaders,
        payload: arbitraryPayload(body),
      });
      // Half of the requests are decent but for their body: a success then is no matter of luck. Those
      // of a route without one would all be the same, so that the example is enough.
      const isRead = route.method === 'GET';
      const request = isRead
        ? anyRequest
        : fc.oneof(
            anyRequest,
            body.map((value) => ({ ...decentRequest, payload: JSON.stringify(value) ?? '' })),
          );
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(request, async ({ id, headers, payload }) => {
          const answer = await test.app.inject({
            method: route.method,
            url:
              route.url.replace(/:\w+/g, encodeURIComponent(id.replace(ownResume, own.resumeId))) +
              queryOf(route),
            headers: {
              ...headers,
              authorization: headers.authorization?.replace(validToken, own.token),
            },
            ...(isRead ? {} : { payload }),
          });
          statuses.add(answer.statusCode);
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode >= 400) ErrorBody.parse(answer.json());
          if (answer.statusCode < 300 && endsWhatItUses) await renew();
        }),
        {
          numRuns: isRead ? requestsEach / 2 : requestsEach,
          endOnFailure: true,
          examples: [
            [{ ...decentRequest, payload: JSON.stringify(decentBodies.get(route) ?? {}) }],
          ],
        },
      );
      expect([...statuses].some((status) => status < 300) || !canSucceed(route)).toBe(true);
      const refused = [...statuses].filter((status) => status >= 400).map(String);
      expect(documentedStatuses(route)).toEqual(expect.arrayContaining(refused));
    },
    timeoutMs,
  );
});
