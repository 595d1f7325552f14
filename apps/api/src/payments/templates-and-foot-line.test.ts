import type { AddressInfo } from 'node:net';
import { authRoutes, subscriptions, User } from '@folio/contract/auth';
import { isBranded, maySetInTemplate } from '@folio/contract/entitlements';
import { publicResumeRoutes } from '@folio/contract/public-resumes';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { templateIds } from '@folio/contract/template-ids';
import { templateById } from '@folio/contract/template-list';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumes, users } from '../platform/schema.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let origin = '';
let account: TestAccount;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 1_000 } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  account = await signUp(test);
});
afterAll(() => test.close());

/** A plan and a pack with where they stand, a template that is chosen, and the one that was there. */
const situation = fc.record({
  plan: fc.constantFrom(...subscriptions),
  planIsOver: fc.boolean(),
  hasBoughtPack: fc.boolean(),
  packIsOver: fc.boolean(),
  template: fc.constantFrom(...templateIds),
  isThere: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer One> ? One : never;

const moment = (isOver: boolean) => new Date(Date.now() + (isOver ? -1_000 : 3_600_000));

/** As the offer says it. */
function offered({ template, isThere, hasBoughtPack, ...told }: Situation) {
  const plan = told.planIsOver ? 'free' : told.plan;
  const { tier } = templateById(template);
  const hasAll = plan === 'premium' || plan === 'enterprise';
  const hasBasic = hasAll || plan === 'basic' || (hasBoughtPack && !told.packIsOver);
  const isOpen = tier === 'free' || (tier === 'basic' ? hasBasic : hasAll);
  return { isOpen: isOpen || isThere, hasFootLine: plan === 'free' && !hasBoughtPack };
}

async function isIn(told: Situation): Promise<string> {
  const made = await test.call(resumeRoutes.create, { body: {} }, account.token);
  const { id } = (made.body as { data: Resume }).data;
  const templateId = told.isThere ? told.template : 'modern';
  await test.db.update(resumes).set({ templateId, isPublic: true }).where(eq(resumes.id, id));
  await test.db
    .update(users)
    .set({
      subscription: told.plan,
      planEndsAt: told.plan === 'free' ? null : moment(told.planIsOver),
      hasBoughtPack: told.hasBoughtPack,
      packOpensUntil: told.hasBoughtPack ? moment(told.packIsOver) : null,
    })
    .where(eq(users.id, account.user.id));
  return id;
}

/** What the screen says, by what the server tells it of the account. */
async function said({ template, isThere }: Situation) {
  const { body } = await test.call(authRoutes.me, undefined, account.token);
  const known = User.parse((body as { data: unknown }).data);
  const isOpen = maySetInTemplate(template, isThere ? template : 'modern', known);
  return { isOpen, hasFootLine: isBranded(known) };
}

async function chosen(id: string, { template }: Situation): Promise<boolean> {
  const body = { templateId: template };
  const { status } = await test.call(resumeRoutes.update, { params: { id }, body }, account.token);
  expect([200, 403]).toContain(status);
  return status === 200;
}

/** Of the PDF of the server, and of the page that visitors see. */
async function footLines(id: string): Promise<boolean[]> {
  const headers = { authorization: `Bearer ${account.token}` };
  const answer = await fetch(`${origin}/api/resumes/${id}/export/pdf`, { headers });
  expect(answer.status).toBe(200);
  const { texts } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const page = await test.call(publicResumeRoutes.get, { params: { id } });
  const shown = (page.body as { data: { showsBranding: boolean } }).data;
  return [texts.join(' ').includes('Made with Folio'), shown.showsBranding];
}

it('which templates are open, and whether pages have a foot line, is the same on screens, on the server and to visitors, at any time', async () => {
  await fc.assert(
    fc.asyncProperty(situation, async (told) => {
      const id = await isIn(told);
      const promised = offered(told);
      expect(await said(told)).toEqual(promised);
      expect(await chosen(id, told)).toBe(promised.isOpen);
      expect(await footLines(id)).toEqual([promised.hasFootLine, promised.hasFootLine]);
    }),
    { numRuns: 60 },
  );
}, 300_000);
