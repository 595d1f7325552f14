import { clearEarlyLettersOfAccount } from './early-form/early-letters.ts';

/** The session's bearer token, which lives in the browser's storage under 'token'. */
const key = 'token';
/** Whose token it is: what is on this device is found by it before the server can be asked. */
const accountKey = 'account';

type Listener = () => void;
const listeners = new Set<Listener>();

export function readToken(): string | null {
  return localStorage.getItem(key);
}

let isLost = false;

/** Whether the server ended the session of this page, which its person did not. */
export const isSessionOver = (): boolean => isLost;

export function storeToken(token: string): void {
  isLost = false;
  localStorage.setItem(key, token);
}

/** `isOver`: the server no longer knows the token. */
export function removeToken({ isOver = false } = {}): void {
  if (localStorage.getItem(key) === null) return;
  isLost = isOver;
  localStorage.removeItem(key);
  localStorage.removeItem(accountKey);
  if (!isOver) clearEarlyLettersOfAccount();
  for (const listener of listeners) listener();
}

/** Told when the token is gone, and when another tab has changed it. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.key === key || event.key === null) listener();
  };
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

export const accountId = (): string | undefined =>
  (readToken() !== null && localStorage.getItem(accountKey)) || undefined;

export function storeAccount(userId: string): void {
  if (localStorage.getItem(accountKey) !== userId) localStorage.setItem(accountKey, userId);
}
