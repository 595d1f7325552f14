import { browserApi } from './browser.ts';

/** Where a person's Folio is, and the API key that adds to it; empty where they gave none. */
export type Connection = { address: string; key: string };

/** Only on this device: a browser's synced storage would take the key elsewhere. */
export async function readConnection(): Promise<Connection | undefined> {
  const { address, key } = await browserApi().storage.local.get(['address', 'key']);
  return typeof address === 'string' && typeof key === 'string' ? { address, key } : undefined;
}

const writeConnection = (connection: Connection): Promise<void> =>
  browserApi().storage.local.set(connection);

/** The origin that somebody typed; undefined where it is none, or would send a key in clear. */
export function originOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  const url = URL.parse(/^\w+:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url) return undefined;
  const isOwn = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url.origin : undefined;
}

/**
 * Keeps a connection, and says whether its address may be reached, which is asked for one with a key
 * alone. To be called while a click is handled, before anything is waited for: after that Firefox
 * refuses to ask.
 */
export async function keepConnection(connection: Connection): Promise<boolean> {
  const asked = connection.key === '' ? true : mayReach(connection);
  // Kept meanwhile: some browsers close this window for their own question.
  await writeConnection(connection);
  return asked;
}

/** For this one address, which the browser shows to its person. */
async function mayReach({ address }: Connection): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  try {
    return await browserApi().permissions.request({ origins: [`${protocol}//${hostname}/*`] });
  } catch {
    return false;
  }
}
