import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authRoutes } from '@folio/contract/auth';
import { profileRoutes } from '@folio/contract/profiles';
import { resumeRoutes } from '@folio/contract/resumes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { ApiError, api, apiWith, fetchFile, sendFile } from './api-client.ts';

type Answer = { status: number; body: string; headers?: Record<string, string> };
type Received = {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
};

let server: Server;
let answer: (received: Received) => Answer;
let received: Received[];
const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const refusal = (code: string, more: object = {}) => ({
  success: false,
  code,
  message: 'A sentence.',
  requestId: 'r1',
  ...more,
});

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    const { status, body: text, headers: more } = answer({ method, url, headers, body });
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  received = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('localStorage', memoryStorage({ token: 'secret' }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
});

afterEach(() => vi.unstubAllGlobals());

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('It should have failed')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

describe('the API client', () => {
  it('names a call that may be made again, and breaks one off', async () => {
    answer = () => json(200, { success: true, data: [] });
    await apiWith({ idempotencyKey: 'once' }, resumeRoutes.summary);
    expect(received[0]?.headers['idempotency-key']).toBe('once');
    const stop = new AbortController();
    stop.abort(new Error('enough'));
    await expect(apiWith({ signal: stop.signal }, resumeRoutes.summary)).rejects.toThrow('enough');
  });

  it('reports the status of a response that isn’t ours', async () => {
    answer = () => ({ status: 404, body: '<h1>Not here</h1>' });
    expect(await failure(api(resumeRoutes.summary))).toMatchObject({ status: 404 });
  });

  it('[api-client-2] sends the token, the parameters and the body, and gives the answer', async () => {
    answer = () => json(200, { success: true, data: { id: 'x' } });
    const id = 'a/b?c';
    const body = { name: 'Été' };
    const result = await api(resumeRoutes.update, { params: { id }, body });
    expect(result.data).toEqual({ id: 'x' });
    expect(received[0]).toMatchObject({ method: 'PUT', url: '/api/resumes/a%2Fb%3Fc' });
    expect(received[0]?.headers.authorization).toBe('Bearer secret');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
  });

  it('sends no body and no content type where there is none, and no token without one', async () => {
    localStorage.clear();
    answer = () => json(200, { success: true, message: 'ok' });
    await api(authRoutes.logout);
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.body).toBe('');
  });

  it.each(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'])(
    '[api-client-1] drops the token on %s',
    async (code) => {
      answer = () => json(401, refusal(code));
      expect((await failure(api(authRoutes.me))).code).toBe(code);
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  it('keeps the token when a password was wrong', async () => {
    answer = () => json(401, refusal('INVALID_CREDENTIALS'));
    const body = { email: 'a@gmail.com', password: 'x' };
    expect((await failure(api(authRoutes.login, { body }))).code).toBe('INVALID_CREDENTIALS');
    expect(localStorage.getItem('token')).toBe('secret');
  });

  it('keeps a session that began while an old one was refused', async () => {
    answer = () => {
      localStorage.setItem('token', 'new');
      return json(401, refusal('TOKEN_EXPIRED'));
    };
    await failure(api(authRoutes.me));
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('hands over what the server says of the fields, the record and the domains', async () => {
    const more = {
      errors: { email: ['No.'] },
      data: { version: 2 },
      trustedDomains: ['gmail.com'],
    };
    answer = () => json(400, refusal('VALIDATION_ERROR', more));
    const error = await failure(api(authRoutes.me));
    expect(error).toMatchObject({ ...more, serverMessage: 'A sentence.', requestId: 'r1' });
  });

  it.each([
    ['a page of a proxy that can not reach the server', 502, '<html>', 'UNAVAILABLE'],
    ['an error that is not in our envelope', 500, '{"error":"x"}', 'INTERNAL'],
    ['a code that it does not know', 418, JSON.stringify(refusal('TEAPOT')), 'INTERNAL'],
  ])('makes sense of %s', async (_, status, body, code) => {
    answer = () => ({ status, body });
    expect((await failure(api(authRoutes.me))).code).toBe(code);
  });

  it('reports ’offline’ when the server can’t be reached, or the response breaks off', async () => {
    answer = () => ({ status: 200, body: '{"succ' });
    expect((await failure(api(authRoutes.me))).code).toBe('OFFLINE');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(api(authRoutes.me))).code).toBe('OFFLINE');
  });

  it('is offline behind a network’s login page, whatever that answers', async () => {
    const page = '<!doctype html><title>Airport Wi-Fi</title>';
    const type = 'text/html; charset=utf-8';
    for (const body of ['{"login":"https://wifi.example"}', '[]', 'null', page]) {
      answer = () => ({ status: 200, body });
      expect((await failure(api(authRoutes.me))).code).toBe('OFFLINE');
      expect((await failure(sendFile(profileRoutes.uploadPicture, new Blob()))).code).toBe(
        'OFFLINE',
      );
    }
    answer = () => ({ status: 200, body: page, headers: { 'content-type': type } });
    expect((await failure(fetchFile('/api/resumes/1/export/pdf'))).code).toBe('OFFLINE');
    const headers = { 'content-type': type, 'content-disposition': 'attachment' };
    answer = () => ({ status: 200, body: page, headers });
    expect(await (await fetchFile('/api/resumes/1/export/html')).text()).toBe(page);
  });

  it('gives a file as it came, and refuses like any other call', async () => {
    answer = () => ({ status: 200, body: '%PDF' });
    expect(await (await fetchFile('/api/resumes/1/export/pdf')).text()).toBe('%PDF');
    answer = () => json(404, refusal('RESUME_NOT_FOUND'));
    expect((await failure(fetchFile('/api/resumes/1/export/pdf'))).code).toBe('RESUME_NOT_FOUND');
  });
});
