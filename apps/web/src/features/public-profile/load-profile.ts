import type { PublicPage } from '@folio/contract/public-page';
import { readToken, removeToken } from '../../lib/token.ts';

type Answered = Pick<PublicPage, 'user' | 'isPrivate'>;

/** An error with the server's message, if it has one for display. */
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
 * Loads a profile as the signed-in account may see it. Without the API client, which would add the
 * schema library to a page that doesn't need it. Removes an expired session.
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

/**
 * The facts of the signed-in owner's page that only they see. Undefined if they can't be loaded.
 */
export async function loadOwnFacts(signal: AbortSignal): Promise<OwnFacts | undefined> {
  const headers = authorization(readToken());
  const response = await fetch('/api/users/profile', { headers, signal });
  const answer: unknown = await response.json();
  const { data }: { data?: { views?: unknown; visibility?: { public?: unknown } } } =
    Object(answer);
  if (typeof data?.views !== 'number') return undefined;
  return { views: data.views, isPublic: data.visibility?.public !== false };
}
