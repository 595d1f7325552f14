import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { creditPrice } from '../../lib/credit-price.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { writeLetter } from './use-writing.ts';

const done = { success: true, coverLetter: 'Dear team,', provider: 'built-in', heldBack: [] };
const refusal = (code: string) => ({ success: false, code, message: 'No.', requestId: 'r' });
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const events = (...parts: string[]) =>
  new Response(parts.join(''), { headers: { 'content-type': 'text/event-stream' } });

let asked: { headers: Record<string, string>; body: unknown }[];
let answers: (Response | Error)[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('localStorage', memoryStorage({ token: 'x' }));
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: RequestInit) => {
    asked.push({ headers: headers as Record<string, string>, body: JSON.parse(String(body)) });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('No answer is left');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function write() {
  let read = '';
  const answer = writeLetter({
    price: creditPrice('cover-letter', undefined, undefined),
    body: { resume: {}, jobDescription: 'Cook' },
    idempotencyKey: 'the-first-key',
    signal: new AbortController().signal,
    onText: (piece) => (read += piece),
  });
  return { answer: await answer.catch((error: unknown) => error), read };
}

it('gives each piece as it comes, and at the end the letter that stands', async () => {
  answers = [
    events(event('text', { text: 'Dear ' }), event('text', { text: 'all' }), event('done', done)),
  ];
  expect(await write()).toEqual({ read: 'Dear all', answer: done });
  expect(asked[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    'idempotency-key': 'the-first-key',
  });
  expect(asked[0]?.body).toEqual({ resume: {}, jobDescription: 'Cook' });
});

it('rejects with what the server says, before and after it has begun', async () => {
  const { status } = { status: 402 };
  answers = [Response.json(refusal('INSUFFICIENT_CREDITS'), { status })];
  expect((await write()).answer).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  answers = [events(event('text', { text: 'D' }), event('error', refusal('UNAVAILABLE')))];
  expect((await write()).answer).toMatchObject({ code: 'UNAVAILABLE', message: 'No.' });
});

it('that breaks off is no letter', async () => {
  answers = [events(event('text', { text: 'Dear' }), 'event: done\ndata: {"succ')];
  expect((await write()).answer).toMatchObject({ code: 'OFFLINE' });
  answers = [events('event: done\ndata: <html>\n\n')];
  expect((await write()).answer).toMatchObject({ code: 'OFFLINE' });
});
