import { authRoutes, User } from '@folio/contract/auth';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiWith, isSessionLost } from './api-client.ts';
import { inTime } from './in-time.ts';
import { lastSeen } from './last-seen/last-seen.ts';
import {
  onTokenChange,
  readToken,
  removeToken,
  showAccount,
  storeAccount,
  storeToken,
} from './token.ts';

const userFreshMs = 5 * 60_000;

/** The signed-in user, or null; cached for five minutes. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: ['session'],
    queryFn: ({ queryKey, client }) => loadUser(queryKey, client),
    // Without a token the answer is known at once.
    initialData: () => (readToken() === null ? null : undefined),
    staleTime: userFreshMs,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Loads the user. Offline it returns the last signed-in user, so that a lost connection signs
 * nobody out.
 */
async function loadUser(queryKey: QueryKey, client: QueryClient): Promise<User | null> {
  const token = readToken();
  if (token === null) return null;
  const isSame = () => readToken() === token;
  try {
    const user = await lastSeen({ name: 'session', queryKey, schema: User }, async () => {
      // Without a response in time, the last seen user is shown, as if offline.
      const { data } = await inTime((signal) => apiWith({ signal }, authRoutes.me));
      if (isSame()) storeAccount(data.id);
      return data;
    });
    if (isSame()) {
      if (showAccount(user.id)) clearEverything(client);
      return user;
    }
  } catch (error) {
    if (isSame() || !isSessionLost(error)) throw error;
  }
  // The session has ended, or another tab has logged in an account meanwhile.
  return await loadUser(queryKey, client);
}

/** The signed-in user; only for components below the session guard. */
export function useUser(): User {
  const { data } = useSuspenseQuery(sessionQuery());
  const [atFirst] = useState(data);
  // When a session ends, the cache changes a moment before the guard is notified, so the page still
  // renders with the last user.
  const user = data ?? atFirst;
  if (user === null) throw new Error('No one is logged in');
  return user;
}

type LogoutRedirect = '/' | '/login';
let chosenRedirect: LogoutRedirect | undefined;

/** The redirect of an intended logout; undefined when the session was lost. */
export const logoutRedirect = (): LogoutRedirect | undefined => chosenRedirect;

export function startSession(client: QueryClient, { token, user }: { token: string; user: User }) {
  chosenRedirect = undefined;
  clearEverything(client);
  showAccount(user.id);
  // Stored before the token, which another tab may read at any moment and attribute to the previous
  // account.
  storeAccount(user.id);
  storeToken(token);
  client.setQueryData(sessionQuery().queryKey, user);
}

/** Ends the session here at once; the server is notified without waiting for it. */
export function endSession(redirectTo: LogoutRedirect = '/'): void {
  chosenRedirect = redirectTo;
  if (readToken() !== null) api(authRoutes.logout).catch(() => undefined);
  removeToken();
}

/**
 * Keeps the cached user in line with the token: none without a token, and never another account's
 * data.
 */
export function followToken(client: QueryClient): () => void {
  return onTokenChange(() => {
    if (readToken() === null) {
      showAccount(undefined);
      clearEverything(client);
      client.setQueryData(sessionQuery().queryKey, null);
    } else void followSignIn(client);
  });
}

/** Another tab has signed in, with the same or another account. */
async function followSignIn(client: QueryClient): Promise<void> {
  const asking = client.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  await asking.catch(() => client.invalidateQueries({ queryKey: sessionQuery().queryKey }));
}

function clearEverything(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery().queryKey[0] });
}
