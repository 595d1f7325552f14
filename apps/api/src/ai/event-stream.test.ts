import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { handleErrors } from '../platform/error-handler.ts';
import { acceptsEvents, hasSentence, sendEvents } from './event-stream.ts';

type Write = Parameters<typeof sendEvents>[1];

const sentence = 'I know Python and Linux, and managed the build servers at Engine Works. ';
const answer = { coverLetter: sentence, provider: 'built-in' as const, heldBack: [] };

const open = (logger?: FastifyServerOptions['logger']): FastifyInstance =>
  Fastify({ forceCloseConnections: true, ...(logger && { logger }) });
let app = open();
afterEach(() => app.close());

/** A server that writes like this, and a connection of its own to it. */
async function ask(write: Write) {
  const logged: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  app = open({ level: 'error', stream });
  handleErrors(app);
  app.get('/', (_request, reply) => sendEvents(reply, write));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', agent: false });
  asking.on('error', () => {});
  asking.end();
  const answered = new Promise<IncomingMessage>((resolve) => asking.once('response', resolve));
  return { asking, answered, logged };
}

/** What is read of an answer until it ends or is cut off. */
function read(response: IncomingMessage) {
  let raw = '';
  const closed = new Promise((resolve) => response.once('close', resolve));
  response.setEncoding('utf8').on('error', () => {});
  response.on('data', (chunk: string) => {
    raw += chunk;
  });
  /** Their names, of those that came whole. */
  const events = () => {
    const parts = raw.split('\n\n').slice(0, -1);
    return parts.map((part) => part.slice('event: '.length, part.indexOf('\n')));
  };
  return { events, raw: () => raw, closed };
}

/** A writer that sends these pieces, then waits to be left or told to end. */
function writer(...pieces: string[]) {
  const left = Promise.withResolvers<AbortSignal>();
  const end = Promise.withResolvers<void>();
  const write: Write = async (onText, signal) => {
    left.resolve(signal);
    for (const piece of pieces) onText(piece);
    await end.promise;
    return answer;
  };
  return { write, left: left.promise, end: end.resolve };
}

/** Once the server has noticed that nobody is connected any more. */
async function disconnected(): Promise<void> {
  const connections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => connections()).toBe(0);
  await nextTurn();
}

it('events are for who asks for them, in whatever case, among others or alone', () => {
  const asks = (accept?: string) => acceptsEvents({ headers: { accept } } as FastifyRequest);
  expect([asks('Text/Event-Stream'), asks('application/json, text/event-stream')]).toEqual([
    true,
    true,
  ]);
  expect([asks('application/json'), asks()]).toEqual([false, false]);
});

it('has a sentence in every language, and in texts that no full stop ends', () => {
  const lines = (count: number) => 'I kept forty servers up\n'.repeat(count);
  const texts: readonly [string, boolean][] = [
    ['Dear Mr. Marsh of the Engine Works Limited of Pune,\n\nI know Linux.', false],
    ['I managed the build servers at Engine Works.', false],
    ['I managed the build servers at Engine Works. ', true],
    ['मैंने इंजन वर्क्स में बिल्ड सर्वरों का प्रबंधन किया।', true],
    ['我在引擎工厂管理构建服务器，熟悉Linux系统和Python语言，并带领过五人的团队，成绩良好。', true],
    ['尊敬的马什先生：您好。', false],
    ['میں نے انجن ورکس میں سرورز کا انتظام کیا اور لینکس جانتا ہوں۔', true],
    [lines(5), false],
    [lines(20), true],
    ['ฉันดูแลเซิร์ฟเวอร์สำหรับสร้างซอฟต์แวร์ '.repeat(12), true],
    [`${'x'.repeat(38)}. `, false],
    [`${'x'.repeat(39)}. `, true],
    [`${'x'.repeat(39)}.x `, false],
    [`${'x'.repeat(39)}.) x`, true],
    [`${'x'.repeat(39)}?”)\n`, true],
    [`${'x'.repeat(39)}- `, false],
    [`${'x'.repeat(20)}\n${'x'.repeat(20)}. `, false],
    ['x-'.repeat(299), false],
    ['x-'.repeat(300), true],
    ['e\u0301-'.repeat(150), true],
    ['7 '.repeat(300), true],
  ];
  for (const [text, isOne] of texts) expect([text, hasSentence(text)]).toEqual([text, isOne]);
});

it('the pieces come as they are written, and the answer ends them', async () => {
  const { write, left, end } = writer('Dear ', 'team');
  const response = await (await ask(write)).answered;
  const { events, raw, closed } = read(response);
  await expect.poll(events).toHaveLength(2);
  end();
  await closed;
  await disconnected();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  expect(raw()).toBe(
    'event: text\ndata: {"text":"Dear "}\n\nevent: text\ndata: {"text":"team"}\n\n' +
      `event: done\ndata: ${JSON.stringify({ success: true, ...answer })}\n\n`,
  );
  expect((await left).aborted, 'a reader who stayed has not left').toBe(false);
});

it('who leaves before the writing begins has left', async () => {
  const { write, left, end } = writer();
  const arrived = Promise.withResolvers<void>();
  app = open();
  app.get('/', async (_request, reply) => {
    const gone = once(reply.raw, 'close');
    arrived.resolve();
    await gone;
    return sendEvents(reply, write);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const asking = request({ port, host: '127.0.0.1', agent: false });
  asking.on('error', () => {});
  asking.end();
  await arrived.promise;
  asking.destroy();
  expect((await left).aborted).toBe(true);
  end();
});

it('an answer without a text before it is one event', async () => {
  const { write, end } = writer();
  end();
  const { events, closed } = read(await (await ask(write)).answered);
  await closed;
  expect(events()).toEqual(['done']);
});

it('what fails before its text begins is an ordinary error, and after that an event', async () => {
  const refusal = new AppError('INSUFFICIENT_CREDITS', 'You have too few credits.');
  const before = await (
    await ask(async () => {
      await nextTurn();
      throw refusal;
    })
  ).answered;
  const { raw, closed } = read(before);
  await closed;
  expect(before.statusCode).toBe(402);
  expect(JSON.parse(raw())).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  await app.close();

  const { answered, logged } = await ask(async (onText) => {
    onText('Dear team');
    await nextTurn();
    throw new Error('The database is away');
  });
  const after = read(await answered);
  await after.closed;
  expect(after.events()).toEqual(['text', 'error']);
  expect(after.raw()).toContain('"success":false,"code":"INTERNAL"');
  expect(logged.join()).toContain('The database is away');
});

it.each([
  ['before anything came', [], true],
  ['within a sentence', ['I know Python and Linux, ', 'and managed the build '], true],
  ['after half a sentence that ends like one', ['I know Python and Linux. '], true],
  ['right behind a sentence', ['I know Python ', sentence.slice(14)], false],
  ['later', ['I know Python ', sentence.slice(14), 'More'], false],
] as const)('who leaves %s: whether that stops the work', async (_, pieces, isStopped) => {
  const { write, left, end } = writer(...pieces);
  const { asking, answered, logged } = await ask(write);
  const signal = await left;
  if (pieces.length > 0) {
    const { events } = read(await answered);
    await expect.poll(events).toHaveLength(pieces.length);
  }
  asking.destroy();
  await disconnected();
  expect(signal.aborted).toBe(isStopped);
  if (isStopped) expect(signal.reason).toMatchObject({ code: 'MALFORMED_REQUEST' });
  end();
  await nextTurn();
  expect(logged, 'what nobody reads any more is no fault').toEqual([]);
});

/** More than a connection buffers, so that what stands behind it has not arrived; no sentence itself. */
const unread = '-\n'.repeat(4 * 1_048_576);

describe.each([
  ['behind', [unread, sentence]],
  ['within', [unread + sentence]],
])('a sentence %s what nobody has read yet', (_, pieces) => {
  it('was not delivered', async () => {
    const { write, left } = writer(...pieces);
    const { asking, answered } = await ask(write);
    (await answered).pause();
    asking.destroy();
    await disconnected();
    expect((await left).aborted).toBe(true);
  });

  it('was delivered once its reader has read on', async () => {
    const { write, left } = writer(...pieces);
    const { asking, answered } = await ask(write);
    const { events } = read(await answered);
    await expect.poll(events, { timeout: 10_000 }).toHaveLength(pieces.length);
    asking.destroy();
    await disconnected();
    expect((await left).aborted).toBe(false);
  });
});
