import type { PublicPage } from '@folio/contract/public-page';
import { readToken, removeToken } from '../../lib/token.ts';

type Answered = Pick<PublicPage, 'user' | 'isPrivate'>;

/** The server's own sentence is the message, if it had one for people. */
export class ProfileError extends Error {
  override name = 'ProfileError';
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

export type OwnFacts = { views: number; isPublic: boolean };

/** What only its owner is told of a page: who is signed in here. Undefined if nobody can say. */
export async function loadOwnFacts(signal: AbortSignal): Promise<OwnFacts | undefined> {
  const headers = authorization(readToken());
  const response = await fetch('/api/users/profile', { headers, signal });
  const answer: unknown = await response.json();
  const { data }: { data?: { views?: unknown; visibility?: { public?: unknown } } } =
    Object(answer);
  if (typeof data?.views !== 'number') return undefined;
  return { views: data.views, isPublic: data.visibility?.public !== false };
}
