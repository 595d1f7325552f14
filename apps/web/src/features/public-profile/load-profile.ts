import type { PublicPage } from '@folio/contract/public-page';
import { readToken, removeToken } from '../../lib/token.ts';

type Answered = Pick<PublicPage, 'user' | 'isPrivate'>;

/** The server's own sentence is the message, if it had one for people. */
export class ProfileError extends Error {
  override name = 'ApiError';
  readonly serverMessage: string | undefined;

  constructor(serverMessage?: string) {
    super(serverMessage);
    this.serverMessage = serverMessage;
  }
}

const authorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

const urlOf = (name: string) => `/api/profiles/${encodeURIComponent(name)}`;

/**
 * A profile as whoever is signed in here may see it. Not by the API's client: that would bring the
 * schemas' library to a page that does without it. A session that is over is forgotten.
 */
export async function loadProfile(name: string, signal: AbortSignal): Promise<Answered> {
  const token = readToken();
  const response = await fetch(urlOf(name), { headers: authorization(token), signal }).catch(
    (error: unknown) => {
      throw signal.aborted ? error : new ProfileError();
    },
  );
  if (response.ok) return response.json();
  if (response.status === 404) return { user: null, isPrivate: false };
  if (response.status === 401 && token !== null) {
    if (readToken() === token) removeToken();
    return loadProfile(name, signal);
  }
  const body: unknown = await response.json().catch(() => undefined);
  const { message }: { message?: unknown } = Object(body);
  throw new ProfileError(typeof message === 'string' ? message : undefined);
}

/** How often others have opened the page of who is signed in here; undefined if nobody can say. */
export async function loadViews(signal: AbortSignal): Promise<number | undefined> {
  const headers = authorization(readToken());
  const response = await fetch('/api/users/profile', { headers, signal });
  const { data }: { data?: { views?: unknown } } = Object(await response.json());
  return typeof data?.views === 'number' ? data.views : undefined;
}
