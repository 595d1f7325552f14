import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { loadOwnFacts, loadProfile, ProfileError } from './load-profile.ts';

const { signal } = new AbortController();
const shown = { success: true, user: null, isPrivate: true, message: 'x' };
let asked: { url: string; authorization: string | undefined }[];
let answer: (token: string | undefined) => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () => Response.json(shown);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, authorization: headers.authorization });
    return answer(headers.authorization);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a profile', () => {
  it('is asked for with the session that there is', async () => {
    expect(await loadProfile('a/b', signal)).toMatchObject({ user: null, isPrivate: true });
    localStorage.setItem('token', 't');
    await loadProfile('ada', signal);
    expect(asked).toEqual([
      { url: '/api/profiles/a%2Fb', authorization: undefined },
      { url: '/api/profiles/ada', authorization: 'Bearer t' },
    ]);
  });

  it('is asked for again as a visitor when the session is over, which is then forgotten', async () => {
    localStorage.setItem('token', 'old');
    answer = (token) => (token ? Response.json({}, { status: 401 }) : Response.json(shown));
    expect(await loadProfile('ada', signal)).toMatchObject({ isPrivate: true });
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer old', undefined]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('may not be there', async () => {
    answer = () => Response.json({ code: 'PROFILE_NOT_FOUND' }, { status: 404 });
    expect(await loadProfile('ada', signal)).toEqual({ user: null, isPrivate: false });
  });

  it.each([
    ['the server’s sentence', () => Response.json({ message: 'Wait.' }, { status: 429 }), 'Wait.'],
    ['no JSON', () => new Response('<p>', { status: 502 }), undefined],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
  ])('fails with a sentence if there is one: %s', async (_, fail, serverMessage) => {
    answer = fail;
    const failure = await loadProfile('ada', signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProfileError);
    expect(failure).toMatchObject({ serverMessage });
  });

  it('rejects with the reason when nobody waits for it', async () => {
    answer = () => Promise.reject(new DOMException('left', 'AbortError'));
    const failure = await loadProfile('ada', AbortSignal.abort()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortError' });
  });
});

describe('what only the owner is told', () => {
  it('is read out of their own profile', async () => {
    answer = () => Response.json({ data: { views: 3, visibility: { public: false } } });
    expect(await loadOwnFacts(signal)).toEqual({ views: 3, isPublic: false });
    answer = () => Response.json({ success: false }, { status: 401 });
    expect(await loadOwnFacts(signal)).toBeUndefined();
  });
});
