import fastify, { type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { cookieOf, keepCookie, type OwnCookie } from './own-cookie.ts';

const cookie: OwnCookie = { name: 'folio-seen', path: '/api/seen', maxAgeSeconds: 60 };
const apps: { close: () => Promise<unknown> }[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** What a server at an address sets, and what it reads of a request's cookies. */
async function serverAt(baseUrl: string, own = cookie) {
  const app = fastify();
  apps.push(app);
  app.decorate('configuration', { baseUrl } as FastifyRequest['server']['configuration']);
  app.get('/set', async (request, reply) => {
    keepCookie(request, reply, own, 'mine');
    return '';
  });
  app.get('/read', async (request) => cookieOf(request, own) ?? 'none');
  const get = (url: string, sent = '') => app.inject({ url, headers: { cookie: sent } });
  const set = String((await get('/set')).headers['set-cookie']).split(';')[0] ?? '';
  return { set, read: async (sent: string) => (await get('/read', sent)).body };
}

describe('a cookie of the server’s own', () => {
  it('cannot be planted over https by a host that may not set its prefix', async () => {
    const { set, read } = await serverAt('https://folio.example');
    expect(set).toBe('__Host-folio-seen=mine');
    expect(await read(set)).toBe('mine');
    expect(await read('folio-seen=planted')).toBe('none');
    expect(await read(`folio-seen=planted; ${set}`)).toBe('mine');
  });

  it('is taken by its plain name over https where an earlier release left it', async () => {
    const { set, read } = await serverAt('https://folio.example', {
      ...cookie,
      acceptsPlainName: true,
    });
    expect(await read('folio-seen=earlier')).toBe('earlier');
    expect(await read(`folio-seen=earlier; ${set}`)).toBe('mine');
  });

  it('has its plain name over http, where no browser takes the prefix', async () => {
    const { set, read } = await serverAt('http://localhost:3000');
    expect(set).toBe('folio-seen=mine');
    expect(await read(set)).toBe('mine');
    expect(await read('__Host-folio-seen=planted')).toBe('none');
  });
});
