import { profileRoutes } from '@folio/contract/profiles';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { resumeRoutes } from '@folio/contract/resumes';
import { type Review, reviewRoutes } from '@folio/contract/reviews';
import { type Suggestion, suggestionRoutes } from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { dataOf, refusalOf, startTestApp, type TestApp } from '../testing/test-app.ts';
import { mailReviewNews } from './review-news.service.ts';
import { bulletText, enter, reviewedResume } from './testing/reviewed-resume.ts';

let test: TestApp;
let ada: TestAccount;
let resume: Awaited<ReturnType<typeof reviewedResume>>;
let link: Awaited<ReturnType<typeof resume.link>>;
let farid: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  resume = await reviewedResume(test, ada);
  link = await resume.link();
  farid = await enter(test, link.token);
});
afterAll(() => test.close());

const comment = async (reason = 'Which ones?', { say } = farid) =>
  dataOf<Suggestion>(await say({ path: resume.path, before: bulletText, reason }));

describe('a note that two people change at once', () => {
  it('is answered or taken back, never both', async () => {
    for (let round = 0; round < 12; round++) {
      const note = await comment();
      const [answered, gone] = await Promise.all([
        resume.reply(note.id, 'Pricing models.'),
        farid.takeBack(note.id),
      ]);
      expect([answered.status, gone.status]).toEqual(gone.status === 200 ? [404, 200] : [201, 404]);
      const left = (await resume.list()).find(({ id }) => id === note.id);
      expect(left?.replies.length).toBe(gone.status === 200 ? undefined : 1);
    }
  });

  it('takes a reply before it is settled, or none', async () => {
    for (let round = 0; round < 12; round++) {
      const note = await comment();
      const [reply] = await Promise.all([
        farid.reply(note.id, 'In time?'),
        resume.decide(note.id, 'taken'),
      ]);
      const now = (await resume.list()).find(({ id }) => id === note.id);
      expect(now).toMatchObject({ status: 'taken', takesReplies: false });
      expect(now?.replies).toHaveLength(reply.status === 201 ? 1 : 0);
    }
  });

  it('keeps a reply once that a device sends several times at once, and each of several', async () => {
    const note = await comment();
    const id = uuidv7();
    const [once, others] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => farid.reply(note.id, 'Once.', id))),
      Promise.all(['a', 'b', 'c'].map((text) => resume.reply(note.id, text))),
    ]);
    expect([...once, ...others].map(({ status }) => status)).toEqual(Array(7).fill(201));
    const [now] = await resume.list();
    expect(now?.replies.map(({ text }) => text).toSorted()).toEqual(['Once.', 'a', 'b', 'c']);
  });

  it('rejects a reply whose id is used below another note', async () => {
    const [one, other] = [await comment('One'), await comment('Other')];
    const id = uuidv7();
    await farid.reply(one.id, 'Below the first.', id);
    expect((await farid.reply(other.id, 'Below the second.', id.toUpperCase())).status).toBe(201);
    const notes = await resume.list();
    expect(notes.map(({ replies }) => replies.map(({ text }) => text))).toEqual([
      ['Below the first.'],
      ['Below the second.'],
    ]);
  });
});

describe('what is said in a reply', () => {
  it.each([
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '[click](javascript:alert(1)) **bold**',
    '\u202Egnp.exe \u2066hidden\u2069',
    "'; drop table suggestions; --",
    '{"by":"owner","text":"Taken."}',
    'Zeile 1\n\nZeile 2\t🧑‍🏫',
  ])('is a text: %j', async (text) => {
    const note = await comment();
    expect((await farid.reply(note.id, text)).status).toBe(201);
    const [now] = await resume.list();
    expect(now?.replies).toMatchObject([{ by: 'reviewer', text }]);
    expect(dataOf<Review>(await farid.read()).notes[0]?.replies).toMatchObject([
      { by: 'reviewer', text },
    ]);
  });

  it('is refused where no database could store it, and where it says who speaks', async () => {
    const note = await comment();
    for (const text of ['nul \u0000', 'half \uD83D'])
      expect([400, 201]).toContain((await farid.reply(note.id, text)).status);
    for (const { replies } of await resume.list())
      for (const { text } of replies) expect(text).not.toContain('\u0000');
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/reviews/${link.token}/notes/${note.id}/replies`,
      payload: { pass: farid.pass, text: 'I agree.', by: 'owner' },
    });
    expect(answer.statusCode).toBe(400);
    const long = await test.app.inject({
      method: 'POST',
      url: `/api/reviews/${link.token}/notes/${note.id}/replies`,
      payload: { pass: farid.pass, text: 'x'.repeat(100_000) },
    });
    expect(long.statusCode).toBe(413);
  });

  it('reaches its owner in a mail without the reply’s text', async () => {
    const wild = '<b>Prof.</b>\r\nBcc: eve@example.com';
    const named = await resume.link({ name: wild });
    const eve = await enter(test, named.token, '<i>Eve</i>');
    await eve.say({ path: resume.path, before: bulletText, reason: '<u>Pay me</u>' });
    await test.db.execute(
      sql`update resume_links set unseen_since = now() - interval '1 day' where id = ${named.id}`,
    );
    await mailReviewNews(test.app);
    const mail = test.mails.findLast(({ to }) => to === ada.user.email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).toContain('&#60;b&#62;Prof.&#60;/b&#62;');
    expect(mail?.html).not.toMatch(/<b>Prof|<i>Eve/);
    expect(`${mail?.html}${mail?.text}`).not.toContain('Pay me');
  });
});

describe('a conversation whose end has come', () => {
  const gone = { status: 404, code: 'LINK_NOT_FOUND' };

  it('needs the password on entering, but not for a reviewer who is inside', async () => {
    const locked = await resume.link({ password: 'quiet-otter' });
    const mentor = await enter(test, locked.token, 'Mentor', 'quiet-otter');
    const note = await comment('Behind a door', mentor);
    expect((await mentor.reply(note.id, 'And more.')).status).toBe(201);
    // A pass is of its link alone: the one without a password opens nothing here.
    const params = { token: locked.token, noteId: note.id };
    const body = { pass: farid.pass, text: 'Mine' };
    expect(refusalOf(await test.call(reviewRoutes.reply, { params, body }))).toEqual({
      status: 403,
      code: 'LINK_LOCKED',
    });
    const guessed = { ...body, pass: `${mentor.pass}x` };
    expect((await test.call(reviewRoutes.reply, { params, body: guessed })).status).toBe(403);
  });

  it('is closed to its reviewer once the link is over, while its owner is blocked, and in the trash', async () => {
    const note = await comment();
    const all = async () => [
      refusalOf(await farid.read()),
      refusalOf(await farid.reply(note.id, 'Hello?')),
      refusalOf(await farid.takeBack(note.id)),
    ];
    const ban = (when: string) =>
      test.db.execute(sql`update users set banned_at = ${sql.raw(when)} where id = ${ada.user.id}`);
    await ban('now()');
    expect(await all()).toEqual([gone, gone, gone]);
    await ban('null');
    expect((await farid.read()).status).toBe(200);
    await test.call(resumeRoutes.remove, { params: { id: resume.id } }, ada.token);
    expect(await all()).toEqual([gone, gone, gone]);
    expect((await resume.reply(note.id, 'Hello?')).status).toBe(404);
  });

  it('leaves no word of anybody behind once its owner has deleted the account', async () => {
    const note = await comment('Only for Ada');
    await resume.reply(note.id, 'Thank you.');
    const body = { password: ada.password };
    expect((await test.call(profileRoutes.deleteAccount, { body }, ada.token)).status).toBe(200);
    expect(refusalOf(await farid.reply(note.id, 'Hello?'))).toEqual(gone);
    expect(refusalOf(await farid.read())).toEqual(gone);
    for (const table of ['resume_links', 'resume_reviewers', 'suggestions']) {
      const { rows } = await test.db.execute(
        sql`select * from ${sql.identifier(table)} where user_id = ${ada.user.id}`,
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('exists only for reviewers: a program’s suggestion takes no replies', async () => {
    const params = { id: resume.id };
    const body = { path: resume.path, before: bulletText, after: 'Wrote good programs.' };
    const made = await test.call(suggestionRoutes.propose, { params, body }, ada.token);
    const { id, takesReplies } = dataOf<Suggestion>(made);
    expect(takesReplies).toBe(false);
    expect(refusalOf(await resume.reply(id, 'Why?'))).toEqual({
      status: 409,
      code: 'SUGGESTION_CLOSED',
    });
  });

  it('ends in the middle of a reply where its link is removed, and says so', async () => {
    for (let round = 0; round < 6; round++) {
      const own = await resume.link();
      const mentor = await enter(test, own.token);
      const note = await comment('In time?', mentor);
      const params = { id: resume.id, linkId: own.id };
      const [removed, ...replies] = await Promise.all([
        test.call(resumeLinkRoutes.revoke, { params }, ada.token),
        ...Array.from({ length: 6 }, () => mentor.reply(note.id, 'Just in time?')),
      ]);
      expect(removed.status).toBe(200);
      // Gone with the link, as a reviewer whom nobody knows, or as a note that is closed.
      for (const { status } of replies) expect([201, 404, 403, 409]).toContain(status);
      const now = (await resume.list()).find(({ id }) => id === note.id);
      const kept = replies.filter(({ status }) => status === 201);
      expect(now?.replies).toHaveLength(kept.length);
      expect(now?.takesReplies).toBe(false);
    }
  });
});
