import { profileRoutes } from '@folio/contract/profiles';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import type { Review } from '@folio/contract/reviews';
import { type Suggestion, suggestionLimits, suggestionRoutes } from '@folio/contract/suggestions';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey } from '../mcp/testing/mcp-client.ts';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { poisonedMailer } from '../testing/poisoned-mailer.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mailReviewNews } from './review-news.service.ts';
import { bulletText, enter, reviewedResume } from './testing/reviewed-resume.ts';

let test: TestApp;
let ada: TestAccount;
let resume: Awaited<ReturnType<typeof reviewedResume>>;
let link: Awaited<ReturnType<typeof resume.link>>;
let farid: Awaited<ReturnType<typeof enter>>;
let note: Suggestion;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  resume = await reviewedResume(test, ada);
  link = await resume.link();
  farid = await enter(test, link.token);
  note = await says('Which ones?');
});
afterAll(() => test.close());

const says = async (reason: string, { say } = farid) =>
  ((await say({ path: resume.path, before: bulletText, reason })).body as { data: Suggestion })
    .data;
const seenByFarid = async () => ((await farid.read()).body as { data: Review }).data.notes;
const closed = { status: 409, body: { code: 'SUGGESTION_CLOSED' } };
const unknown = { status: 404, body: { code: 'SUGGESTION_NOT_FOUND' } };

describe('replies below a note', () => {
  it('[replies-1] go to and fro between its owner and its reviewer, who see them all', async () => {
    expect(await resume.reply(note.id, '  Pricing models.  ')).toMatchObject({
      status: 201,
      body: { data: { id: note.id, replies: [{ by: 'owner', text: 'Pricing models.' }] } },
    });
    expect((await farid.reply(note.id, 'Then say so.')).status).toBe(201);
    const replies = [
      { by: 'owner', text: 'Pricing models.' },
      { by: 'reviewer', text: 'Then say so.' },
    ];
    expect(await seenByFarid()).toMatchObject([{ id: note.id, takesReplies: true, replies }]);
    expect(await resume.list()).toMatchObject([{ id: note.id, takesReplies: true, replies }]);
  });

  it('are kept once, however often one is sent', async () => {
    const id = uuidv7();
    const twice = [
      await farid.reply(note.id, 'Once.', id),
      await farid.reply(note.id, 'Once.', id),
    ];
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect((await resume.list())[0]?.replies).toHaveLength(1);
  });

  it('end with the note: settled, removed link, or ended link', async () => {
    await resume.decide(note.id, 'taken');
    expect(await farid.reply(note.id, 'But')).toMatchObject(closed);
    expect(await resume.reply(note.id, 'But')).toMatchObject(closed);
    expect(await seenByFarid()).toMatchObject([{ status: 'taken', takesReplies: false }]);
    await resume.decide(note.id, 'open');
    expect((await farid.reply(note.id, 'Again.')).status).toBe(201);
    await test.db.execute(
      sql`update resume_links set expires_at = now() - interval '1 second' where id = ${link.id}`,
    );
    expect(await resume.reply(note.id, 'Hello?')).toMatchObject(closed);
    expect((await farid.reply(note.id, 'Hello?')).status).toBe(404);
    const params = { id: resume.id, linkId: link.id };
    await test.call(resumeLinkRoutes.revoke, { params }, ada.token);
    expect(await resume.reply(note.id, 'Hello?')).toMatchObject(closed);
    expect(await resume.list()).toMatchObject([{ takesReplies: false, replies: [{}] }]);
  });

  it('are of those two alone', async () => {
    const eve = await signUp(test);
    expect(await resume.reply(note.id, 'Hi', eve.token)).toMatchObject({ status: 404 });
    expect(
      (
        await test.call(suggestionRoutes.reply, {
          params: { id: resume.id, suggestionId: note.id },
          body: { text: 'Hi' },
        })
      ).status,
    ).toBe(401);
    const other = await enter(test, link.token, 'Eve');
    expect(await other.reply(note.id, 'Hi')).toMatchObject(unknown);
    const elsewhere = await reviewedResume(test, eve);
    const stranger = await enter(test, (await elsewhere.link()).token);
    expect(await stranger.reply(note.id, 'Hi')).toMatchObject(unknown);
    expect(await elsewhere.reply(note.id, 'Hi')).toMatchObject(unknown);
    const { key } = await makeKey(test, ada, ['read', 'suggest', 'write', 'export']);
    expect((await resume.reply(note.id, 'Hi', key)).status).toBe(403);
    expect((await resume.list())[0]?.replies).toEqual([]);
  });

  it('are bounded in length and number, and say so', async () => {
    const { reply, replies } = suggestionLimits;
    expect((await resume.reply(note.id, 'x'.repeat(reply + 1))).status).toBe(400);
    expect((await resume.reply(note.id, '   ')).status).toBe(400);
    expect((await farid.reply('no-id', 'Hi')).status).toBe(404);
    const sent = await Promise.all(
      Array.from({ length: replies + 3 }, () => farid.reply(note.id, 'x'.repeat(reply))),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(replies);
    expect(
      statuses.filter((status) => status === 413 || status === 409 || status === 403),
    ).toHaveLength(3);
    expect(await resume.list()).toMatchObject([{ takesReplies: false }]);
  });

  it('[replies-2] keep a note from being taken back, which its owner has answered', async () => {
    await resume.reply(note.id, 'Pricing models.');
    expect(await farid.takeBack(note.id)).toMatchObject(unknown);
    expect(await seenByFarid()).toHaveLength(1);
  });
});

describe('an owner', () => {
  const pass = (seconds: number) =>
    test.db.execute(sql`update resume_links set
      unseen_since = unseen_since - make_interval(secs => ${seconds}),
      told_at = told_at - make_interval(secs => ${seconds}) where id = ${link.id}`);
  const mails = async () => {
    await Promise.all([mailReviewNews(test.app), mailReviewNews(test.app)]);
    return test.mails.filter(
      ({ to, subject }) => to === ada.user.email && subject.includes('notes'),
    );
  };

  it('[review-news-1] is mailed once that reviewers wrote, until they have looked', async () => {
    expect(await mails()).toEqual([]);
    await pass(121);
    const [mail] = await mails();
    expect(mail?.text).toContain(`/resume/editor/${resume.id}`);
    expect(mail?.text).not.toContain('Which ones?');
    for (let number = 0; number < 5; number++) await farid.reply(note.id, 'And another thing.');
    await pass(86_400);
    expect(await mails()).toHaveLength(1);
    await resume.list();
    await pass(86_400);
    expect(await mails()).toHaveLength(1);
    await farid.reply(note.id, 'One more.');
    await pass(121);
    expect(await mails()).toHaveLength(2);
  });

  it('is mailed of no note or reply once more that is sent again after a lost answer', async () => {
    const asked = { path: resume.path, before: bulletText, reason: 'Once?', id: uuidv7() };
    const replyId = uuidv7();
    const send = async () => [
      await farid.say(asked),
      await farid.say({ path: resume.path, before: bulletText, reason: 'Without an id?' }),
      await farid.reply(note.id, 'And one more thing.', replyId),
    ];
    await send();
    await pass(121);
    expect(await mails()).toHaveLength(1);
    await resume.list();
    for (const { status } of await send()) expect(status).toBe(201);
    await pass(86_400);
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed beside another whose mail can never be stored, who is left out', async () => {
    const eve = await signUp(test);
    const ofEve = await reviewedResume(test, eve);
    const { token } = await ofEve.link();
    const { say } = await enter(test, token);
    await say({ path: ofEve.path, before: bulletText, reason: 'Hm?' });
    await test.db.execute(
      sql`update resume_links set unseen_since = unseen_since - interval '121 seconds'`,
    );
    const { db, configuration, log } = test.app;
    const mailer = poisonedMailer(test.app.mailer, ({ to }) => to === eve.user.email);
    await mailReviewNews({ db, configuration, log, mailer });
    expect(await mails()).toHaveLength(1);
    expect(
      test.mails.filter(({ to, subject }) => to === eve.user.email && subject.includes('notes')),
    ).toEqual([]);
  });

  it('is mailed once an hour at most, however often they look', async () => {
    await pass(121);
    expect(await mails()).toHaveLength(1);
    await resume.list();
    await says('Second');
    await pass(600);
    expect(await mails()).toHaveLength(1);
    await pass(3_000);
    expect(await mails()).toHaveLength(2);
  });

  it('is not mailed of what they have seen, or against their will; a program’s look is none', async () => {
    await resume.list();
    await pass(600);
    expect(await mails()).toEqual([]);
    await says('Second');
    const { key } = await makeKey(test, ada, ['read']);
    await test.call(suggestionRoutes.list, { params: { id: resume.id } }, key);
    const body = { notifications: { email: false } };
    await test.call(profileRoutes.update, { body }, ada.token);
    await pass(600);
    expect(await mails()).toEqual([]);
    await test.call(profileRoutes.update, { body: { notifications: { email: true } } }, ada.token);
    await test.db.execute(sql`update resume_links set told_at = null where id = ${link.id}`);
    expect(await mails()).toHaveLength(1);
  });
});
