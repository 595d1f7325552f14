import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The behaviors of the fake server. */
export const scenarios = [
  ...(['ok', 'fenced', 'malformed', 'trailing', 'truncated', 'wrongschema', 'repair'] as const),
  ...(['empty', '429once', '429always', '500twice', '500', '401', 'html', 'drop'] as const),
  ...(['slow', 'huge', 'redirect'] as const),
];
export type Scenario = (typeof scenarios)[number];

/** A received chat completion request. */
export type Asked = {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    max_tokens?: number;
    max_completion_tokens?: number;
    tools?: unknown;
    response_format?: { type: string };
  };
  /** The texts between the markers, by name. */
  data: Record<string, string>;
};

export type FakeModel = {
  url: string;
  asked: Asked[];
  /** How many clients disconnected before the answer. */
  aborted: number;
  /** Produces the answer of a well-behaved model. */
  write: (asked: Asked) => unknown;
  /** Awaited before each piece of a streamed text. */
  before: ((piece: number, response: ServerResponse) => Promise<void> | undefined) | undefined;
  close: () => Promise<void>;
};

/**
 * A server with the chat completions protocol. It behaves as the scenario named in the received
 * texts (`scenario:html`), by default 'ok'.
 */
export async function startFakeModel(write: FakeModel['write']): Promise<FakeModel> {
  const times = new Map<string, number>();
  const fake: FakeModel = {
    url: '',
    asked: [],
    aborted: 0,
    write,
    before: undefined,
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) fake.aborted++;
    });
    const asked = await readAsked(request);
    fake.asked.push(asked);
    const scenario = /scenario:(\w+)/.exec(JSON.stringify(asked.data))?.[1] ?? 'ok';
    const time = (times.get(scenario) ?? 0) + 1;
    times.set(scenario, time);
    const written = fake.write(asked);
    const turn = { time, good: JSON.stringify(written) };
    const words = asked.body.stream ? String(Object(written).text) : undefined;
    if (words === undefined || !playWords(response, scenario as Scenario, words, fake.before))
      play(response, scenario as Scenario, turn);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return fake;
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const body = JSON.parse((await text(request)) || '{}');
  const prompt = body.messages?.map(({ content }: { content: string }) => content).join('\n') ?? '';
  const parts = prompt.matchAll(/<(data-\w+) name="([^"]*)">\n([\s\S]*?)\n<\/\1>/g);
  const data = Object.fromEntries([...parts].map(([, , name, part]) => [name, part]));
  return { url: request.url, headers: request.headers, body, data };
}

/** A scenario for a streamed answer; false if it ends before streaming. */
function playWords(
  response: ServerResponse,
  scenario: Scenario,
  words: string,
  before: FakeModel['before'],
): boolean {
  const half = words.slice(0, words.length / 2);
  if (scenario === 'ok') void streamWords(response, words, 'stop', before);
  else if (scenario === 'fenced')
    void streamWords(response, `\`\`\`text\n${words}\n\`\`\``, 'stop');
  else if (scenario === 'empty') void streamWords(response, '', 'stop');
  else if (scenario === 'truncated') void streamWords(response, half, 'length');
  else if (scenario === 'drop') void streamWords(response, half, 'drop');
  else if (scenario === 'slow') void streamWords(response, half, 'never');
  else if (scenario === 'huge') void streamWords(response, words.padEnd(600_000, ' word'), 'stop');
  else return false;
  return true;
}

type Turn = { time: number; good: string };
/** Providers say when to retry; this keeps the tests fast. */
const soon = { 'retry-after-ms': '5' };

function play(response: ServerResponse, scenario: Scenario, { time, good }: Turn): void {
  const json = (status: number, body: unknown, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const say = (content: string, finish_reason = 'stop') =>
    json(200, {
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
      usage: { prompt_tokens: 321, completion_tokens: 57, total_tokens: 378 },
    });
  const refuse = (status: number) =>
    json(status, { error: { message: `sk-fake-key: no ${status}` } }, soon);
  switch (scenario) {
    case 'fenced':
      return void say(`Sure!\n\`\`\`json\n${good}\n\`\`\``);
    case 'malformed':
      return void say('{"texts": , "text" "a",], technical: }');
    case 'trailing':
      return void say(good.replace(/\}$/, ',}'));
    case 'truncated':
      return void say(good.slice(0, Math.ceil(good.length / 2)), 'length');
    case 'wrongschema':
      return void say('{"score":"eighty"}');
    case 'repair':
      return void say(time % 2 === 1 ? '{"score":"eighty"}' : good);
    case 'empty':
      return void say('');
    case '429once':
      return void (time % 2 === 1 ? refuse(429) : say(good));
    case '429always':
      return void refuse(429);
    case '500twice':
      return void (time <= 2 ? refuse(500) : say(good));
    case '500':
      return void refuse(500);
    case '401':
      return void refuse(401);
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html>gateway</html>');
    case 'drop':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      return void setImmediate(() => response.destroy());
    case 'slow':
      return;
    case 'huge':
      return void say(good.replace('{', `{${' '.repeat(1_000_000)}`));
    case 'redirect':
      return void response.writeHead(307, { location: '/v1/elsewhere' }).end();
    default:
      return void say(good);
  }
}

/**
 * Streams a chat completion in chunks of six characters, and ends it as the scenario says.
 *
 * @param before awaited before a chunk, by its number.
 */
async function streamWords(
  response: ServerResponse,
  words: string,
  end: 'stop' | 'length' | 'drop' | 'never',
  before?: (piece: number, response: ServerResponse) => Promise<void> | undefined,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' };
    const choices = [{ index: 0, delta, finish_reason }];
    response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  };
  for (const [piece, content] of (words.match(/[\s\S]{1,6}/gu) ?? []).entries()) {
    const pause = before?.(piece, response);
    if (pause) await pause;
    send({ role: 'assistant', content });
  }
  if (end === 'never') return;
  if (end === 'drop') return void setTimeout(() => response.destroy(), 20);
  send({}, end);
  response.end('data: [DONE]\n\n');
}
