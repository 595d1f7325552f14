import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { resumeRoutes } from '@folio/contract/resumes';
import { type Review, reviewRoutes } from '@folio/contract/reviews';
import { trashRoutes } from '@folio/contract/trash';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bulletText, enter, reviewedResume } from './testing/reviewed-resume.ts';

let test: TestApp;
let ada: TestAccount;
let resume: Awaited<ReturnType<typeof reviewedResume>>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  resume = await reviewedResume(test, ada);
});
afterAll(() => test.close());

const dataOf = ({ body }: { body: unknown }) => (body as { data: Review }).data;
const front = (token: string) => test.call(reviewRoutes.front, { params: { token } });
const comment = (reason = 'Which ones?') => ({ path: resume.path, before: bulletText, reason });
const gone = { status: 404, body: { code: 'LINK_NOT_FOUND' } };

describe('a review link', () => {
  it('[reviews-1] lets a person without an account read, comment and suggest', async () => {
    const link = await resume.link({ question: 'Does it read senior enough?' });
    expect((await front(link.token)).body).toMatchObject({
      data: { isLocked: false, ownerName: 'Meera Iyer', question: 'Does it read senior enough?' },
    });
    const farid = await enter(test, link.token);
    const review = dataOf(await farid.read());
    expect(review).toMatchObject({ reviewer: 'Farid', ownerName: 'Meera Iyer', notes: [] });
    expect(JSON.stringify(review.resume.content)).toContain(bulletText);
    expect((await farid.say({ ...comment(), quote: 'programs' })).status).toBe(201);
    const wording = { path: resume.path, before: bulletText, after: 'Wrote 400 programs.' };
    expect((await farid.say(wording)).body).toMatchObject({
      data: { verdict: 'refused', status: 'open' },
    });
    const expected = [
      { by: { kind: 'reviewer', name: 'Farid' }, quote: 'programs', reason: 'Which ones?' },
      { after: 'Wrote 400 programs.' },
    ];
    expect(await resume.list()).toMatchObject(expected);
    expect(dataOf(await farid.read()).notes).toMatchObject(expected);
  });

  it('[reviews-2] shows one resume, without contact details, hidden parts, or its account', async () => {
    const { token } = await resume.link();
    const farid = await enter(test, token);
    const bodyJson = JSON.stringify((await farid.read()).body);
    const secrets = ['meera.iyer@example.com', '5550 0142', 'Left Out', ada.user.email, resume.id];
    for (const secret of [...secrets, ada.user.id]) expect(bodyJson).not.toContain(secret);
    const open = await resume.link({ hidesContacts: false });
    const shown = JSON.stringify((await (await enter(test, open.token)).read()).body);
    expect(shown).toContain('meera.iyer@example.com');
    for (const [path, before] of [
      ['personalInfo/email', ''],
      ['personalInfo/email', 'meera.iyer@example.com'],
      ['personalInfo/phone', '+91 80 5550 0142'],
    ] as const)
      expect((await farid.say({ ...comment(), path, before })).status, before).toBe(400);
    const params = { id: resume.id };
    for (const secret of [token, farid.pass])
      expect((await test.call(resumeRoutes.get, { params }, secret)).status).toBe(401);
  });

  it('answers guesses about hidden texts like those about missing ones', async () => {
    const body = {
      content: {
        personalInfo: { firstName: 'Meera', phone: '+91 80 5550 0142', summary: 'Analyst.' },
        interests: 'Glass engraving at Kestrel Studio.',
      },
      settings: { hiddenSections: ['interests'] },
    } as object;
    await test.call(resumeRoutes.update, { params: { id: resume.id }, body }, ada.token);
    const farid = await enter(test, (await resume.link()).token);
    const unseen = { status: 400, body: { errors: { path: ['There is no text at this path.'] } } };
    const path = 'interests';
    for (const before of ['', 'Glass engraving at Kestrel Studio.', 'Chess.'])
      expect(await farid.say({ ...comment(), path, before }), before).toMatchObject(unseen);
    const summary = { path: 'personalInfo/summary', before: 'Analyst.' };
    const verdictOf = async (after: string) =>
      ((await farid.say({ ...summary, after })).body as { data: { verdict: string } }).data.verdict;
    const [right, wrong] = ['Analyst at Kestrel Studio.', 'Analyst at Marlin Studio.'];
    expect(await verdictOf(right)).toBe(await verdictOf(wrong));
  });

  it('shows each reviewer what they said themselves, and takes it back for them alone', async () => {
    const { token } = await resume.link();
    const [farid, ines] = [await enter(test, token), await enter(test, token, 'Ines')];
    await farid.say(comment('From Farid'));
    const [note] = dataOf(await farid.read()).notes;
    expect(dataOf(await ines.read()).notes).toEqual([]);
    expect(await ines.takeBack(note?.id ?? '')).toMatchObject({
      status: 404,
      body: { code: 'SUGGESTION_NOT_FOUND' },
    });
    expect((await farid.takeBack(note?.id ?? '')).status).toBe(200);
    expect(await resume.list()).toEqual([]);
  });

  it('has a note once whose answer was lost, until its owner has answered or decided', async () => {
    const { token } = await resume.link();
    const [farid, ines] = [await enter(test, token), await enter(test, token, 'Ines')];
    const wording = { path: resume.path, before: bulletText, after: 'Wrote all programs.' };
    await farid.say(comment());
    for (const note of [comment(), comment(' Which ones? '), wording, wording])
      expect((await farid.say(note)).status).toBe(201);
    await Promise.all([farid.say(comment()), farid.say(wording)]);
    await ines.say(comment());
    const said = await resume.list();
    expect(said.map(({ by, after }) => [by.name, after]).toSorted()).toEqual([
      ['Farid', null],
      ['Farid', wording.after],
      ['Ines', null],
    ]);
    for (const { id, after, by } of said)
      if (by.name === 'Farid' && after !== null) await resume.decide(id, 'left');
      else await resume.reply(id, 'Pricing models.');
    for (const note of [comment(), wording]) await farid.say(note);
    expect(await resume.list()).toHaveLength(5);
  });

  it('has a note once under its id, also once its owner has answered, decided and changed the text', async () => {
    const { token } = await resume.link();
    const [farid, ines] = [await enter(test, token), await enter(test, token, 'Ines')];
    const [asked, wording] = [
      { ...comment(), id: uuidv7() },
      { id: uuidv7(), path: resume.path, before: bulletText, after: 'Wrote all programs.' },
    ];
    await Promise.all([farid.say(asked), farid.say(asked), farid.say(wording), farid.say(wording)]);
    await resume.reply(asked.id, 'Pricing models.');
    await resume.decide(wording.id, 'taken');
    await resume.write(wording.after);
    for (const note of [asked, wording])
      expect(await farid.say(note)).toMatchObject({ status: 201, body: { data: { id: note.id } } });
    expect((await resume.list()).map(({ id }) => id).toSorted()).toEqual(
      [asked.id, wording.id].toSorted(),
    );
    const other = { ...comment(), before: wording.after, id: asked.id };
    expect(await ines.say(other)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it('has a new bullet once whose answer was lost', async () => {
    const farid = await enter(test, (await resume.link()).token);
    const bullet = { path: resume.path.replace(/\/[^/]+\/text$/, ''), before: '', reason: '' };
    for (const after of ['Led a team of four.', 'Led a team of four.', 'Wrote manuals.'])
      expect((await farid.say({ ...bullet, after })).status).toBe(201);
    const said = await resume.list();
    expect(said.map(({ after }) => after)).toEqual(['Led a team of four.', 'Wrote manuals.']);
  });

  it('goes by another name when its reviewer says so', async () => {
    const { token } = await resume.link();
    const { pass, read, say } = await enter(test, token, 'Fard');
    const body = { pass, name: 'Farid' };
    expect((await test.call(reviewRoutes.rename, { params: { token }, body })).status).toBe(200);
    await say(comment());
    expect(dataOf(await read()).reviewer).toBe('Farid');
    expect(await resume.list()).toMatchObject([{ by: { name: 'Farid' } }]);
  });

  it('shows nothing before its password, which can be tried ten times', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const owner = await signUp(limited);
    const own = await reviewedResume(limited, owner);
    const { token } = await own.link({ password: 'quiet-otter', question: 'Senior?' });
    const params = { token };
    const front = await limited.call(reviewRoutes.front, { params });
    expect(front.body).toMatchObject({ data: { isLocked: true, ownerName: '', question: '' } });
    const come = (password?: string) =>
      limited.call(reviewRoutes.enter, {
        params,
        body: { name: 'Eve', ...(password && { password }) },
      });
    expect(await come()).toMatchObject({ status: 403, body: { code: 'LINK_LOCKED' } });
    expect((await come('quiet-otter')).status).toBe(201);
    for (let guess = 0; guess < 10; guess++)
      expect(await come(`guess-${guess}`)).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      });
    expect((await come('quiet-otter')).status).toBe(429);
    await limited.close();
  });

  it('stops working once it is revoked or expired, or its resume is deleted; suggestions stay', async () => {
    const [revoked, over, trashed] = [
      await resume.link(),
      await resume.link(),
      await resume.link(),
    ];
    const farid = await enter(test, revoked.token);
    await farid.say(comment());
    const params = { id: resume.id, linkId: revoked.id };
    expect((await test.call(resumeLinkRoutes.revoke, { params }, ada.token)).status).toBe(200);
    await test.db.execute(
      sql`update resume_links set expires_at = now() - interval '1 second' where id = ${over.id}`,
    );
    for (const { token } of [revoked, over]) expect(await front(token)).toMatchObject(gone);
    expect(await farid.read()).toMatchObject(gone);
    expect(await farid.say(comment())).toMatchObject(gone);
    expect(await resume.list()).toMatchObject([{ by: { name: 'Farid' }, reason: 'Which ones?' }]);
    expect((await front(trashed.token)).status).toBe(200);
    await test.call(resumeRoutes.remove, { params: { id: resume.id } }, ada.token);
    expect(await front(trashed.token)).toMatchObject(gone);
    await test.call(trashRoutes.restoreResume, { params: { id: resume.id } }, ada.token);
    expect((await front(trashed.token)).status).toBe(200);
  });

  it('rejects a pass of another link, and invalid names and notes', async () => {
    const [one, other] = [await resume.link(), await resume.link()];
    const farid = await enter(test, one.token);
    const body = { pass: farid.pass };
    expect(
      await test.call(reviewRoutes.read, { params: { token: other.token }, body }),
    ).toMatchObject({ status: 403, body: { code: 'LINK_LOCKED' } });
    for (const name of ['', '  ', 'a\nb', 'x'.repeat(61)]) {
      const params = { token: one.token };
      expect((await test.call(reviewRoutes.enter, { params, body: { name } })).status).toBe(400);
    }
    for (const note of [
      { ...comment(), reason: ' ' },
      { ...comment(), path: 'workExperience' },
      { ...comment(), reason: 'x'.repeat(2_001) },
    ])
      expect((await farid.say(note)).status).toBe(400);
    expect(await farid.say({ ...comment(), before: 'Else' })).toMatchObject({ status: 409 });
    for (const token of ['', 'x', one.token.slice(1), "'; --"])
      expect((await front(token)).status).toBe(404);
  });

  it('lets in a hundred people, also for concurrent requests', async () => {
    const { id, token } = await resume.link();
    await test.db.execute(sql`
      insert into resume_reviewers (id, user_id, link_id, pass_hash, name)
      select gen_random_uuid(), ${ada.user.id}, ${id}, gen_random_uuid()::text, 'One'
      from generate_series(1, 98)`);
    const come = () =>
      test.call(reviewRoutes.enter, { params: { token }, body: { name: 'One more' } });
    const answers = await Promise.all(Array.from({ length: 5 }, come));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 403, 403, 403]);
  });

  it('keeps its page out of search engines', async () => {
    expect((await test.app.inject('/r/asha-sde')).headers['x-robots-tag']).toBe('noindex');
  });
});
