import type { User } from '@folio/contract/auth';
import { resumeRoutes } from '@folio/contract/resumes';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { api, fetchFile } from './api-client.ts';
import { endSession, followToken, logoutRedirect, sessionQuery, startSession } from './session.ts';
import { accountId, readToken, removeToken } from './token.ts';

const user: User = {
  id: '0192f0c1-2345-7abc-8def-0123456789ab',
  firstName: 'Asha',
  lastName: 'Verma',
  name: 'Asha Verma',
  email: 'asha@gmail.com',
  username: 'asha',
  subscription: 'free',
  hasBoughtPack: false,
  credits: 10,
};
const { queryKey } = sessionQuery();

let client: QueryClient;
let otherTab: EventTarget;
let calls: string[];
let reply: () => Response;
let stopFollowing: () => void;

beforeEach(() => {
  calls = [];
  otherTab = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', otherTab.addEventListener.bind(otherTab));
  vi.stubGlobal('removeEventListener', otherTab.removeEventListener.bind(otherTab));
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return Promise.resolve(reply());
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stopFollowing = followToken(client);
});

afterEach(() => {
  vi.useRealTimers();
  stopFollowing();
  vi.unstubAllGlobals();
});

/** What the browser tells this tab after another one has changed the token. */
function changeTokenElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem('token');
  else localStorage.setItem('token', token);
  otherTab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
}

function refuseText(): void {
  throw new DOMException('full', 'QuotaExceededError');
}

const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, code, message: 'No.', requestId: 'r' }, { status });

describe('the session', () => {
  it('[session-7] is not requested without a token', async () => {
    expect(await client.ensureQueryData(sessionQuery())).toBeNull();
    expect(calls).toEqual([]);
  });

  it('loads the user once and shares them', async () => {
    localStorage.setItem('token', 't');
    reply = () => Response.json({ success: true, data: user });
    expect(await client.fetchQuery(sessionQuery())).toEqual(user);
    expect(await client.fetchQuery(sessionQuery())).toEqual(user);
    expect(calls).toEqual(['/api/auth/me']);
  });

  it('[session-10] is asked for once by all who ask at the same time, and again after five minutes', async () => {
    vi.useFakeTimers();
    localStorage.setItem('token', 't');
    reply = () => Response.json({ success: true, data: user });
    await Promise.all([1, 2, 3].map(() => client.fetchQuery(sessionQuery())));
    vi.advanceTimersByTime(299_999);
    await client.fetchQuery(sessionQuery());
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await client.fetchQuery(sessionQuery());
    expect(calls).toHaveLength(2);
    await client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
    expect(calls).toHaveLength(3);
  });

  it('ends in every tab', () => {
    startSession(client, { token: 'new', user });
    client.setQueryData(['resumes'], ['mine']);
    changeTokenElsewhere(null);
    expect(client.getQueryData(queryKey)).toBeNull();
    expect(client.getQueryData(['resumes'])).toBeUndefined();
  });

  it('follows a sign-in in another tab, without showing the previous account’s data', async () => {
    startSession(client, { token: 'mine', user });
    client.setQueryData(['resumes'], ['mine']);
    const other = { ...user, id: '0192f0c1-2345-7abc-8def-ffffffffffff', firstName: 'Ravi' };
    reply = () => Response.json({ success: true, data: other });
    changeTokenElsewhere('theirs');
    await expect.poll(() => client.getQueryData(['resumes'])).toBeUndefined();
    expect(client.getQueryData(queryKey)).toEqual(other);
  });

  it('is not the previous account’s, whose late answer comes after another has signed in', async () => {
    startSession(client, { token: 'mine', user });
    const other = { ...user, id: '0192f0c1-2345-7abc-8def-ffffffffffff', firstName: 'Ravi' };
    const answers = [user, other].map((data) => Response.json({ success: true, data }));
    reply = () => {
      // In another tab, while this is on its way.
      localStorage.setItem('account', other.id);
      localStorage.setItem('token', 'theirs');
      return answers.shift() ?? Response.error();
    };
    expect(await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })).toEqual(other);
    expect(localStorage.getItem('account')).toBe(other.id);
  });

  it('is the next account’s although the last one’s has ended meanwhile', async () => {
    startSession(client, { token: 'mine', user });
    const answers = [refuse(401, 'INVALID_TOKEN')(), Response.json({ success: true, data: user })];
    reply = () => {
      localStorage.setItem('token', 'newer');
      return answers.shift() ?? Response.error();
    };
    expect(await client.fetchQuery({ ...sessionQuery(), staleTime: 0 })).toEqual(user);
    expect(localStorage.getItem('token')).toBe('newer');
  });

  it('no page sends anything as somebody else whom another tab has signed in', async () => {
    startSession(client, { token: 'mine', user });
    reply = () => Response.json({ success: true, data: { ...user, id: 'theirs' } });
    localStorage.setItem('account', 'theirs');
    localStorage.setItem('token', 'of Ravi');
    const made = () => api(resumeRoutes.create, { body: { name: 'Mine' } });
    await expect(made()).rejects.toThrow('OFFLINE');
    await expect(fetchFile('/api/resumes/1/thumbnail')).rejects.toThrow('OFFLINE');
    expect(calls).toEqual([]);
    await client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
    await made();
    expect(calls).toEqual(['/api/auth/me', '/api/resumes']);
  });

  it('the last account’s data are gone, however the page learns of the next one', async () => {
    startSession(client, { token: 'mine', user });
    client.setQueryData(['resumes'], ['mine']);
    reply = () => Response.json({ success: true, data: { ...user, id: 'theirs' } });
    localStorage.setItem('token', 'of Ravi');
    await client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
    expect(client.getQueryData(['resumes'])).toBeUndefined();
  });

  it('goes on when the same person signs in again in another tab', async () => {
    startSession(client, { token: 'mine', user });
    client.setQueryData(['resumes'], ['mine']);
    reply = () => Response.json({ success: true, data: { ...user, credits: 9 } });
    changeTokenElsewhere('mine too');
    await expect.poll(() => client.getQueryData(queryKey)?.credits).toBe(9);
    expect(client.getQueryData(['resumes'])).toEqual(['mine']);
  });

  it('is over when the server refuses the token', async () => {
    localStorage.setItem('token', 'old');
    reply = refuse(401, 'TOKEN_EXPIRED');
    expect(await client.fetchQuery(sessionQuery())).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is not over because the server is busy', async () => {
    localStorage.setItem('token', 't');
    reply = refuse(503, 'UNAVAILABLE');
    await expect(client.fetchQuery(sessionQuery())).rejects.toThrow();
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('is as without a connection where the question is never answered', async () => {
    localStorage.setItem('token', 't');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = client.fetchQuery(sessionQuery());
    const failed = expect(asked).rejects.toMatchObject({ code: 'OFFLINE' });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('[session-8] starts without the previous account’s data', () => {
    client.setQueryData(['resumes'], ['of somebody else']);
    startSession(client, { token: 'new', user });
    expect(client.getQueryData(['resumes'])).toBeUndefined();
    expect(client.getQueryData(queryKey)).toEqual(user);
    expect(localStorage.getItem('token')).toBe('new');
  });

  it('[session-9] leaves nothing when it ends, and tells the server', () => {
    startSession(client, { token: 'new', user });
    client.setQueryData(['resumes'], ['mine']);
    reply = () => Response.json({ success: true, message: 'ok' });
    endSession();
    expect(calls).toEqual(['/api/auth/logout']);
    expect(client.getQueryData(queryKey)).toBeNull();
    expect(client.getQueryData(['resumes'])).toBeUndefined();
    expect(logoutRedirect()).toBe('/');
  });

  it('lasts as long as its tab where the browser’s storage is full', () => {
    const full = { ...memoryStorage({ token: 'old' }), setItem: refuseText };
    vi.stubGlobal('localStorage', full);
    vi.stubGlobal('sessionStorage', memoryStorage());
    startSession(client, { token: 't', user });
    expect([readToken(), accountId()]).toEqual(['t', user.id]);
    expect(sessionStorage.getItem('token')).toBe('t');
    changeTokenElsewhere(null);
    expect([readToken(), sessionStorage.getItem('token')]).toEqual([null, null]);

    vi.stubGlobal('localStorage', memoryStorage());
    sessionStorage.setItem('token', 'of this tab');
    startSession(client, { token: 'kept', user });
    endSession();
    expect([readToken(), accountId()]).toEqual([null, undefined]);
  });

  it('keeps its own account where another tab, for which there is no room either, has one', () => {
    const storage = memoryStorage();
    const setItem = (name: string, text: string) =>
      name === 'token' ? refuseText() : storage.setItem(name, text);
    vi.stubGlobal('localStorage', { ...storage, setItem });
    vi.stubGlobal('sessionStorage', memoryStorage());
    startSession(client, { token: 't', user });
    localStorage.setItem('account', 'ben');
    expect([readToken(), accountId()]).toEqual(['t', user.id]);

    vi.stubGlobal('localStorage', storage);
    changeTokenElsewhere('of Chris');
    expect(sessionStorage.length).toBe(0);
  });

  it('distinguishes a lost session from a logout', () => {
    startSession(client, { token: 'new', user });
    removeToken();
    expect(client.getQueryData(queryKey)).toBeNull();
    expect(logoutRedirect()).toBeUndefined();
  });
});
