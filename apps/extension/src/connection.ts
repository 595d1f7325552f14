import { browserApi } from './browser.ts';

/** The address of a person's Folio, and their API key, or ''. */
export type Connection = { address: string; key: string };

/** Stored on this device only; synced storage would copy the key elsewhere. */
export async function readConnection(): Promise<Connection | undefined> {
  const { address, key } = await browserApi().storage.local.get(['address', 'key']);
  return typeof address === 'string' && typeof key === 'string' ? { address, key } : undefined;
}

const writeConnection = (connection: Connection): Promise<void> =>
  browserApi().storage.local.set(connection);

/** The origin of a typed address; undefined if it is invalid, or would send the key unencrypted. */
export function originOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  const url = URL.parse(/^\w+:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url) return undefined;
  const isOwn = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url.origin : undefined;
}

/**
 * Stores a connection, and resolves to whether the extension may reach its address, which is only
 * asked for with a key. Must be called in a click handler before any await, since Firefox otherwise
 * refuses to ask.
 */
export async function keepConnection(connection: Connection): Promise<boolean> {
  const asked = connection.key === '' ? true : mayReach(connection);
  // Stored before the answer, since some browsers close this window while asking.
  await writeConnection(connection);
  return asked;
}

/** Asks for permission for this address. */
async function mayReach({ address }: Connection): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  try {
    return await browserApi().permissions.request({ origins: [`${protocol}//${hostname}/*`] });
  } catch {
    return false;
  }
}
