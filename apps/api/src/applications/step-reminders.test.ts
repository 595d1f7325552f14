import { applicationRoutes, type CreateApplication } from '@folio/contract/applications';
import { nextStepRoutes, stepReminderRoutes } from '@folio/contract/step-reminders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { deadlockOnce } from '../testing/deadlock-once.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { remindOfNextSteps } from './step-reminders.service.ts';

let test: TestApp;
let ada: TestAccount;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
});
afterAll(() => test.close());

const turnOn = (timeZone = 'UTC', { token } = ada) =>
  test.call(stepReminderRoutes.turnOn, { body: { timeZone } }, token);
const standing = async ({ token } = ada) => {
  const { body } = await test.call(stepReminderRoutes.get, undefined, token);
  if (!body.success) throw new Error(body.code);
  return body.data;
};
const add = async (body: CreateApplication, { token } = ada) => {
  const answer = await test.call(applicationRoutes.create, { body }, token);
  if (!answer.body.success) throw new Error(answer.body.code);
  return answer.body.data.id;
};
/** So many days from today (UTC), as applications have them. */
const day = (from = 0) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
/** A second ago: columns have milliseconds, and round the present up as often as down. */
const justNow = sql`now() - interval '1 second'`;
/** As it is when the morning has come, and steps have been told until so many days ago. */
const morningComes = (remindedDaysAgo = 1) =>
  test.db.execute(sql`update step_reminders set next_at = ${justNow},
    told_until = (now() at time zone time_zone)::date - ${remindedDaysAgo}::int`);
/** What that account was mailed about its steps, by two servers that look at once. */
const mailed = async ({ user } = ada) => {
  await Promise.all([remindOfNextSteps(test.app), remindOfNextSteps(test.app)]);
  return test.mails.filter(({ to, text }) => to === user.email && text.includes('reminders'));
};

describe('next steps by mail', () => {
  it('[step-reminders-1] come once, on their morning, to whoever asked for them', async () => {
    const bob = await signUp(test);
    const job = { role: 'Cook', company: 'The Inn' };
    const id = await add({ ...job, nextStep: 'Call Jo', nextStepDay: day() });
    for (const nextStepDay of [day(-1), day(1)]) await add({ ...job, nextStepDay });
    await add({ ...job, nextStepDay: day() }, bob);
    await turnOn();
    expect(await mailed()).toEqual([]);
    await morningComes();
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Today: Call Jo, Cook, The Inn');
    expect(mail?.text).toContain('Cook, The Inn: Call Jo');
    expect(mail?.text).toContain(`/applications/${id}`);
    expect(await mailed()).toHaveLength(1);
    expect(await mailed(bob)).toEqual([]);
    await morningComes(0);
    expect(await mailed()).toHaveLength(1);
  });

  it('leave out what has ended or lies in the trash, and say nothing of a day without any', async () => {
    await add({ role: 'Cook', status: 'rejected', nextStepDay: day() });
    const id = await add({ role: 'Baker', nextStepDay: day() });
    await test.call(applicationRoutes.trash, { body: { ids: [id] } }, ada.token);
    await turnOn();
    await morningComes();
    expect(await mailed()).toEqual([]);
    expect(Date.parse((await standing())?.nextAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('of days on which no server ran come with their days, however many they are', async () => {
    for (let number = 0; number < 22; number++)
      await add({ role: `Cook ${number}`, nextStep: 'Write', nextStepDay: day(-(number % 3)) });
    await turnOn();
    await morningComes(3);
    const [mail] = await mailed();
    expect(mail?.subject).toBe('22 next steps');
    expect(mail?.text).toMatch(/Cook 2: Write \(\w+ \d+\)/);
    expect(mail?.text).toContain('There are 2 more on your applications page.');
  });

  it('stop when they are turned off, and while the account is blocked', async () => {
    await add({ role: 'Cook', nextStepDay: day() });
    await turnOn();
    await test.call(stepReminderRoutes.turnOff, undefined, ada.token);
    expect(await standing()).toBeNull();
    await morningComes();
    expect(await mailed()).toEqual([]);
    await turnOn();
    await test.db.execute(sql`update users set banned_at = now() where id = ${ada.user.id}`);
    await morningComes();
    expect(await mailed()).toEqual([]);
  });

  it('reach the others where one fails, which is told of it later', async () => {
    const bob = await signUp(test);
    for (const account of [ada, bob]) {
      await add({ role: 'Cook', nextStepDay: day() }, account);
      await turnOn('UTC', account);
    }
    await morningComes(2);
    const ofAda = sql`where user_id = ${ada.user.id}`;
    await test.db.execute(sql`update step_reminders set time_zone = 'Mars/Olympus' ${ofAda}`);
    expect(await mailed(bob)).toHaveLength(1);
    const dueIn = async () => {
      const { rows } = await test.db.execute<{ hours: number }>(
        sql`select round(extract(epoch from next_at - now()) / 3600)::int as hours
          from step_reminders ${ofAda}`,
      );
      return rows[0]?.hours;
    };
    expect(await dueIn()).toBe(1);
    await test.db.execute(sql`update step_reminders set next_at = ${justNow},
      told_until = current_date - 5 ${ofAda}`);
    expect(await mailed()).toEqual([]);
    expect(await dueIn()).toBe(24);
    await test.db.execute(
      sql`update step_reminders set next_at = ${justNow}, time_zone = 'UTC' ${ofAda}`,
    );
    expect(await mailed()).toHaveLength(1);
  });

  it('are told at once where the database ends one in a deadlock', async () => {
    await add({ role: 'Cook', nextStepDay: day() });
    await turnOn();
    await morningComes();
    const done = await deadlockOnce(test.db, 'step_reminders');
    await remindOfNextSteps(test.app);
    await done();
    expect(test.mails.filter(({ to }) => to === ada.user.email)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('Cook') }),
    );
  });

  it('are not told again by whoever moves to a zone where the day begins later', async () => {
    await add({ role: 'Cook', nextStepDay: day() });
    await turnOn('UTC');
    await morningComes();
    expect(await mailed()).toHaveLength(1);
    await turnOn('Pacific/Pago_Pago');
    await test.db.execute(sql`update step_reminders set next_at = ${justNow}`);
    expect(await mailed()).toHaveLength(1);
  });

  it('come at seven on the clocks of every zone, within a day', async () => {
    const disagreeing: string[] = [];
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'Asia/Calcutta', 'UTC']) {
      const { status, body } = await turnOn(timeZone);
      if (status !== 200 || !body.success) throw new Error(`${timeZone}: ${JSON.stringify(body)}`);
      const next = new Date(body.data.nextAt);
      const hours = (next.getTime() - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(25.5);
      const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
      if (clock.format(next) !== '07:00') disagreeing.push(timeZone);
    }
    // PostgreSQL and Node know time zones by tables of different years, and governments change theirs.
    expect(disagreeing.length).toBeLessThan(5);
  });

  it.each(['', 'Mars/Olympus', '+05:30', 'UTC; drop table users'])(
    'are refused for the zone %j',
    async (timeZone) => {
      expect((await turnOn(timeZone)).status).toBe(400);
      expect(await standing()).toBeNull();
    },
  );

  it('are for whoever has logged in', async () => {
    for (const route of [stepReminderRoutes.get, stepReminderRoutes.turnOff])
      expect((await test.call(route)).status).toBe(401);
    const body = { timeZone: 'UTC' };
    expect((await test.call(stepReminderRoutes.turnOn, { body })).status).toBe(401);
  });
});

describe('deadlines', () => {
  it('are mailed three days before and on their day, of jobs that are only saved', async () => {
    const job = { role: 'Cook', company: 'The Inn' };
    const id = await add({ ...job, deadline: day(3) });
    await add({ role: 'Baker', deadline: day(3), status: 'applied' });
    for (const deadline of [day(-1), day(2), day(4)]) await add({ role: 'Archer', deadline });
    await turnOn();
    await morningComes();
    const [mail] = await mailed();
    expect(mail?.subject).toMatch(/^Apply by \w+ \d+: Cook, The Inn$/);
    expect(mail?.text).toContain(`/applications/${id}`);
    expect(mail?.text).not.toMatch(/Baker|Archer/);
    await test.db.execute(sql`update applications set deadline = current_date where id = ${id}`);
    await morningComes();
    expect((await mailed()).map(({ subject }) => subject)).toContain(
      'Apply by today: Cook, The Inn',
    );
  });

  it('come in one mail with the steps of the day', async () => {
    await add({ role: 'Cook', nextStep: 'Call Jo', nextStepDay: day() });
    await add({ role: 'Baker', deadline: day() });
    await turnOn();
    await morningComes();
    const [mail] = await mailed();
    expect(mail?.subject).toBe('2 next steps and deadlines');
    expect(mail?.text).toContain('Baker: Apply by today');
    expect(mail?.text).toContain('Cook: Call Jo');
  });
});

describe('next steps for a screen', () => {
  const due = async (until: string, { token } = ada) => {
    const { body } = await test.call(nextStepRoutes.list, { querystring: { until } }, token);
    if (!body.success) throw new Error(body.code);
    return body;
  };

  it('[next-steps-1] are those of open applications until a day, the earliest first', async () => {
    const bob = await signUp(test);
    const today = await add({ role: 'Cook', nextStep: 'Call Jo', nextStepDay: day() });
    const past = await add({ role: 'Baker', company: 'Rye', nextStepDay: day(-40) });
    await add({ role: 'Archer', nextStepDay: day(1) });
    await add({ role: 'Smith', nextStepDay: day(), status: 'withdrawn' });
    await add({ role: 'Clerk', nextStepDay: day() }, bob);
    const trashed = await add({ role: 'Miller', nextStepDay: day() });
    await test.call(applicationRoutes.trash, { body: { ids: [trashed] } }, ada.token);
    expect(await due(day())).toMatchObject({
      data: [
        { id: past, role: 'Baker', company: 'Rye', nextStep: '', day: day(-40) },
        { id: today, role: 'Cook', company: '', nextStep: 'Call Jo', day: day() },
      ],
      total: 2,
    });
  });

  it('come with deadlines that are near, and have not passed', async () => {
    const near = await add({ role: 'Cook', deadline: day(3) });
    const today = await add({ role: 'Baker', deadline: day() });
    await add({ role: 'Archer', deadline: day(4) });
    await add({ role: 'Miller', deadline: day(-2) });
    await add({ role: 'Smith', deadline: day(), status: 'applied' });
    const { data, deadlines } = await due(day());
    expect(data).toEqual([]);
    expect(deadlines?.map(({ id, deadline }) => [id, deadline])).toEqual([
      [today, day()],
      [near, day(3)],
    ]);
  });

  it('are cut at fifty, and counted whole', async () => {
    for (let number = 0; number < 51; number++)
      await add({ role: `Cook ${number}`, nextStepDay: day(-number) });
    const { data, total } = await due(day());
    expect([data.length, data[0]?.day, total]).toEqual([50, day(-50), 51]);
  });

  it('are for whoever has logged in, and want a day', async () => {
    const querystring = { until: day() };
    expect((await test.call(nextStepRoutes.list, { querystring })).status).toBe(401);
    const bad = { querystring: { until: 'tomorrow' } };
    expect((await test.call(nextStepRoutes.list, bad, ada.token)).status).toBe(400);
  });
});
