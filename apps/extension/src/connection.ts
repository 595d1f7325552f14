import { browserApi } from './browser.ts';

/** Where a person's Folio is, and the API key that adds to it; empty where they gave none. */
export type Connection = { address: string; key: string };

/** Only on this device: a browser's synced storage would take the key elsewhere. */
export async function readConnection(): Promise<Connection | undefined> {
  const { address, key } = await browserApi().storage.local.get(['address', 'key']);
  return typeof address === 'string' && typeof key === 'string' ? { address, key } : undefined;
}

export const writeConnection = (connection: Connection): Promise<void> =>
  browserApi().storage.local.set(connection);

/** The origin that somebody typed; undefined where it is none, or would send a key in clear. */
export function originOf(typed: string): string | undefined {
  const trimmed = typed.trim();
  const url = URL.parse(/^\w+:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url) return undefined;
  const isOwn = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwn) ? url.origin : undefined;
}

/** Asked for at a click alone, and for this one address: the browser shows it to its person. */
export const mayReach = ({ address }: Connection): Promise<boolean> => {
  const { protocol, hostname } = new URL(address);
  return browserApi().permissions.request({ origins: [`${protocol}//${hostname}/*`] });
};
