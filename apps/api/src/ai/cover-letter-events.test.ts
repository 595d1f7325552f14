import type { AddressInfo } from 'node:net';
import { aiRoutes } from '@folio/contract/ai';
import { CoverLetterEvent } from '@folio/contract/ai-events';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { type AiApp, balanceOf, honest, startAiApp } from './testing/ai-app.ts';
import { advertisement, weakContent } from './testing/examples.ts';

const letter = `Dear team,

I know Python and Linux, and managed the build servers at Engine Works.

Kind regards,
`;
/** What the model may know of the person's name. */
const nameIn = (resume = '') => /\{\{name_\d\}\}/.exec(resume)?.[0] ?? '';

let test: AiApp;
let token: string;
let address: string;
beforeAll(async () => {
  test = await startAiApp({ timeoutMs: 1_500, configuration: { creditsAtSignup: 100 } });
  token = (await signUp(test)).token;
  address = await listen(test);
});
beforeEach(() => {
  test.fake.write = ({ data }) => ({ text: letter + nameIn(data.resume) });
});
afterAll(() => test.close());

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${aiRoutes.coverLetter.url}`;
}

type Request = { scenario?: string; body?: object; session?: string } & Pick<
  RequestInit,
  'signal' | 'headers'
>;
const ask = ({ scenario = 'ok', body, session = token, ...init }: Request, at = address) =>
  fetch(at, {
    ...init,
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...init.headers,
    },
    body: JSON.stringify(
      body ?? { resume: weakContent, jobDescription: `${advertisement}\nscenario:${scenario}` },
    ),
  });

/** Each event as it came; an event that the contract does not know throws. */
async function eventsOf(
  response: Response,
  onRead: (raw: string) => void = () => {},
): Promise<CoverLetterEvent[]> {
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  let raw = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    raw += piece;
    onRead(raw);
  }
  const parts = raw.split('\n\n').filter(Boolean);
  return parts.map((part) => {
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
    return CoverLetterEvent.parse({ event, data: JSON.parse(data ?? '') });
  });
}
const textOf = (events: CoverLetterEvent[]) =>
  events.map((each) => (each.event === 'text' ? each.data.text : '')).join('');
const endOf = (events: CoverLetterEvent[]) => events.at(-1);
const balance = () => balanceOf(test, token);

describe('a letter that somebody reads along', () => {
  it('[cover-letter-events-1] is streamed with contact details restored, and paid when it is complete', async () => {
    const before = await balance();
    const response = await ask({});
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const events = await eventsOf(response);
    expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(1);
    expect(textOf(events).trim()).toBe(`${letter}Ada Lovelace`);
    expect(endOf(events)).toEqual({
      event: 'done',
      data: {
        success: true,
        coverLetter: `${letter}Ada Lovelace`,
        provider: 'openai-compatible',
        heldBack: [],
      },
    });
    expect(test.fake.asked.at(-1)?.body).toMatchObject({ stream: true, max_tokens: 6_000 });
    expect(JSON.stringify(test.fake.asked.at(-1)?.body)).not.toContain('Lovelace');
    expect(await balance()).toBe(before - 2);
  });

  it('may name its addressee', async () => {
    const target = { role: 'Chief of Staff', company: 'Orchard & Sons', hiringManager: 'Jo Marsh' };
    test.fake.write = ({ data }) => ({
      text: `Dear ${data['hiring manager']},\n\n${data.role} at ${data.company} is what I want.`,
    });
    const body = { resume: weakContent, jobDescription: '', ...target };
    const events = await eventsOf(await ask({ body }));
    expect(endOf(events)).toMatchObject({
      data: { coverLetter: 'Dear Jo Marsh,\n\nChief of Staff at Orchard & Sons is what I want.' },
    });
  });

  it('may say why in the words of the person, whatever they state', async () => {
    const motivation = 'My father ran the cranes of Liverpool for 31 years.';
    test.fake.write = ({ data }) => ({ text: `Dear team,\n\n${data['why this work']}` });
    const body = { resume: weakContent, jobDescription: '', motivation };
    expect(endOf(await eventsOf(await ask({ body })))).toMatchObject({
      data: { provider: 'openai-compatible', coverLetter: `Dear team,\n\n${motivation}` },
    });
    test.fake.write = () => ({ text: `Dear team,\n\n${motivation}` });
    expect(endOf(await eventsOf(await ask({})))).toMatchObject({ data: { provider: 'built-in' } });
  });

  it('that states more than the resume is replaced at its end, and paid where a sentence of it was read', async () => {
    const before = await balance();
    const sentence = 'I know Python and Linux, and managed the build servers at Engine Works. ';
    for (const read of [sentence, sentence.repeat(3)]) {
      test.fake.write = () => ({ text: `Dear team,\n\n${read}\nI led 500 engineers at Google.` });
      const isRead = Promise.withResolvers<void>();
      test.fake.before = (piece) => (6 * piece > 15 + read.length ? isRead.promise : undefined);
      const events = await eventsOf(await ask({}), (raw) => {
        if (raw.split('Engine').length >= read.split('Engine').length) isRead.resolve();
      });
      test.fake.before = undefined;
      expect(textOf(events).trim()).toBe(`Dear team,\n\n${read}`.trim());
      const end = endOf(events);
      if (end?.event !== 'done') throw new Error(JSON.stringify(end));
      const { provider, coverLetter, notice } = end.data;
      expect([provider, coverLetter.includes('500')]).toEqual(['built-in', false]);
      expect(notice).toContain('left them out');
      expect(notice).not.toContain('charged');
    }
    expect(await balance()).toBe(before - 4);
  });

  it('that is too long to be a letter is replaced at its end, and paid as far as it was read', async () => {
    const before = await balance();
    const sentence = 'I know Python and Linux, and managed the build servers at Engine Works. ';
    test.fake.write = () => ({ text: `Dear team,\n\n${sentence.repeat(100)}` });
    const end = endOf(await eventsOf(await ask({})));
    expect(end).toMatchObject({ event: 'done', data: { provider: 'built-in', heldBack: [] } });
    expect(await balance()).toBe(before - 2);
  });

  it('that states more than the resume before a sentence has ended is replaced for nothing', async () => {
    const before = await balance();
    test.fake.write = () => ({ text: 'Dear team,\n\nI led 500 engineers at Google.' });
    const events = await eventsOf(await ask({}));
    expect(textOf(events)).not.toContain('500');
    const end = endOf(events);
    if (end?.event !== 'done') throw new Error(JSON.stringify(end));
    expect(end.data).toMatchObject({
      provider: 'built-in',
      notice: expect.stringContaining('left them out'),
      coverLetter: expect.stringContaining('Engine Works'),
    });
    expect(end.data.coverLetter).not.toContain('500');
    expect(end.data.heldBack.length).toBeGreaterThan(0);
    expect(await balance()).toBe(before);
  });

  it.each(['drop', 'truncated', 'slow', 'empty', '500', '401', 'html', 'redirect'])(
    '[cover-letter-events-2] by a model that fails (%s) ends with our own letter and a notice, for nothing',
    async (scenario) => {
      const before = await balance();
      const end = endOf(await eventsOf(await ask({ scenario })));
      expect(end).toMatchObject({
        event: 'done',
        data: {
          provider: 'built-in',
          heldBack: [],
          notice: expect.stringContaining('didn’t answer'),
          coverLetter: expect.stringContaining('Kind regards,\nAda Lovelace'),
        },
      });
      expect(await balance()).toBe(before);
    },
  );

  it('without the marks that some models put around it', async () => {
    const end = endOf(await eventsOf(await ask({ scenario: 'fenced' })));
    expect(end).toMatchObject({ data: { coverLetter: `${letter}Ada Lovelace` } });
  });

  it('[cover-letter-events-3] and leaves costs nothing, and ends the work of the model', async () => {
    const before = await balance();
    const left = test.fake.aborted;
    const controller = new AbortController();
    const response = await ask({ scenario: 'slow', signal: controller.signal });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain('event: text');
    expect(await balance()).toBe(before - 2);
    controller.abort();
    await expect.poll(balance).toBe(before);
    await expect.poll(() => test.fake.aborted).toBeGreaterThan(left);
  });
});

describe('a letter that fails on our side', () => {
  it('once its text has begun ends with an event that says so', async () => {
    const { token: session } = await signUp(test);
    await test.db.execute(sql`create function refuse() returns trigger language plpgsql
      as 'begin raise exception ''no''; end'`);
    await test.db.execute(sql`create trigger refuse before update on credit_reservations
      execute function refuse()`);
    try {
      const events = await eventsOf(
        await ask({ session, headers: { accept: 'Text/Event-Stream' } }),
      );
      expect(events[0]?.event).toBe('text');
      expect(textOf(events).trim()).toContain('I know Python');
      expect(endOf(events)).toMatchObject({
        event: 'error',
        data: { success: false, code: 'INTERNAL', requestId: expect.any(String) },
      });
    } finally {
      await test.db.execute(sql`drop function refuse cascade`);
    }
  });
});

describe('what fails before there is a text', () => {
  it.each([
    ['no session', { session: 'x' }, 401, 'INVALID_TOKEN'],
    ['no body', { body: {} }, 400, 'VALIDATION_ERROR'],
  ])('is an ordinary error: %s', async (_, request, status, code) => {
    const response = await ask(request);
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status,
      body: { success: false, code },
    });
  });

  it('is an ordinary error: too few credits', async () => {
    const poor = await signUp(test);
    await test.db.update(users).set({ credits: 1 }).where(eq(users.id, poor.user.id));
    const response = await ask({ session: poor.token });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 402,
      body: { code: 'INSUFFICIENT_CREDITS' },
    });
  });
});

describe('without a language model', () => {
  let plain: TestApp;
  let session: string;
  let at: string;
  beforeAll(async () => {
    plain = await startTestApp();
    session = (await signUp(plain)).token;
    at = await listen(plain);
  });
  afterAll(() => plain.close());

  it('the letter comes in its paragraphs, and is paid', async () => {
    const before = await balanceOf(plain, session);
    const events = await eventsOf(await ask({ session }, at));
    const end = endOf(events);
    if (end?.event !== 'done') throw new Error(JSON.stringify(end));
    expect(textOf(events)).toBe(end.data.coverLetter);
    expect(events.length - 1).toBe(end.data.coverLetter.split('\n\n').length);
    expect(end.data).toMatchObject({ provider: 'built-in', heldBack: [] });
    expect(end.data.notice).toBeUndefined();
    expect(await balanceOf(plain, session)).toBe(before - 2);
  });

  it('the letter says why in the words of the person', async () => {
    const motivation = 'My father ran the cranes of Liverpool for 31 years.';
    const body = { resume: weakContent, jobDescription: advertisement, motivation };
    const end = endOf(await eventsOf(await ask({ session, body }, at)));
    expect(end).toMatchObject({
      data: { coverLetter: expect.stringContaining(`\n\n${motivation}\n\n`) },
    });
  });

  it('asked for again by its key it is the same letter, paid once', async () => {
    const body = { resume: weakContent, jobDescription: 'We look for an engineer.' };
    const headers = { 'idempotency-key': 'the-same-letter' };
    const again = () => ask({ session, body, headers }, at);
    const before = await balanceOf(plain, session);
    const [first, second] = [await eventsOf(await again()), await eventsOf(await again())];
    expect(endOf(second)).toEqual(endOf(first));
    expect(await balanceOf(plain, session)).toBe(before - 2);
  });

  it('an empty resume gets an explanation, for free', async () => {
    const before = await balanceOf(plain, session);
    const response = await ask({ session, body: { resume: {}, jobDescription: '' } }, at);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(await balanceOf(plain, session)).toBe(before);
  });

  it('a caller who doesn’t stream gets it in one response', async () => {
    const { body } = await plain.call(
      aiRoutes.coverLetter,
      { body: { resume: weakContent, jobDescription: advertisement } },
      session,
    );
    expect(body).toMatchObject({ success: true, provider: 'built-in' });
  });
});

it('a contact detail that is cut in two is put back whole', async () => {
  test.fake.write = ({ data }) => ({
    text: `Dear team,\n\nI know { Linux }. Call ${nameIn(data.resume)}.`,
  });
  const events = await eventsOf(await ask({}));
  expect(textOf(events)).toContain('Call Ada Lovelace.');
  for (const { data } of events) expect(JSON.stringify(data)).not.toMatch(/\{\{|name_/);
  test.fake.write = honest;
});
