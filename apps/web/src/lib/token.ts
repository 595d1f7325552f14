import { clearEarlyLettersOfAccount } from './early-form/early-letters.ts';

/** The session's bearer token, in localStorage under 'token'. */
const key = 'token';
/** The token's account, by which the device's data is found before the server answers. */
const accountKey = 'account';

type Listener = () => void;
const listeners = new Set<Listener>();

export const readToken = (): string | null => read(key);

/** The tab's own storage, which tests don't have. */
const ofTab = () => globalThis.sessionStorage as Storage | undefined;

const read = (name: string): string | null =>
  localStorage.getItem(name) ?? ofTab()?.getItem(name) ?? null;

/** If the browser's storage is full, the login is stored in the tab, and lasts as long. */
function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    ofTab()?.removeItem(name);
  } catch {
    localStorage.removeItem(name);
    ofTab()?.setItem(name, text);
  }
}

/** Whether the token is stored in this tab only. */
const isOfTab = (): boolean => localStorage.getItem(key) === null && readToken() !== null;

/**
 * The account stored together with the token: if the token is in this tab only, the account in
 * localStorage is another tab's.
 */
const readAccount = (): string | null =>
  isOfTab() ? (ofTab()?.getItem(accountKey) ?? null) : read(accountKey);

function remove(name: string): void {
  localStorage.removeItem(name);
  ofTab()?.removeItem(name);
}

let isLost = false;

/** Whether this page's session was ended by the server. */
export const isSessionOver = (): boolean => isLost;

export function storeToken(token: string): void {
  isLost = false;
  const account = readAccount();
  write(key, token);
  if (account !== null) storeAccount(account);
}

/** `isOver`: the server no longer knows the token. */
export function removeToken({ isOver = false } = {}): void {
  if (readToken() === null) return;
  isLost = isOver;
  remove(key);
  remove(accountKey);
  if (!isOver) clearEarlyLettersOfAccount();
  for (const listener of listeners) listener();
}

/** Calls back when the token is removed here, or changed by another tab. */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    // The key is null when the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    // A change in another tab overrides what this tab has stored.
    for (const name of [key, accountKey]) ofTab()?.removeItem(name);
    listener();
  };
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

export const accountId = (): string | undefined =>
  (readToken() !== null && readAccount()) || undefined;

/** Whether another tab has logged in another account: requests would now be sent as that one. */
export const isOthersSession = (userId: string): boolean => {
  const account = accountId();
  return account !== undefined && account !== userId;
};

/** The account whose pages this tab shows; undefined until the server has answered. */
let shownAccount: string | undefined;

/** Sets the account whose pages are shown. Returns whether they were another account's before. */
export function showAccount(userId: string | undefined): boolean {
  const isOther = shownAccount !== undefined && shownAccount !== userId;
  shownAccount = userId;
  return isOther;
}

/** Whether this page's requests would be sent as another account. */
export const isOthersPage = (): boolean =>
  shownAccount !== undefined && isOthersSession(shownAccount);

export function storeAccount(userId: string): void {
  if (readAccount() === userId) return;
  if (isOfTab()) ofTab()?.setItem(accountKey, userId);
  else write(accountKey, userId);
}
