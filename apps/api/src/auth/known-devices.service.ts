import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Tx } from '../platform/database.ts';
import { cookieOf, keepCookie, type OwnCookie } from '../platform/own-cookie.ts';
import { hashOf } from '../platform/secret-token.ts';
import {
  deleteDevices,
  findDevice,
  insertDevice,
  prolongDevice,
} from './known-devices.repository.ts';

const cookie: OwnCookie = {
  name: 'folio-device',
  path: '/api/auth',
  maxAgeSeconds: 180 * 24 * 60 * 60,
  // Safe: a token planted by another host is valid only for the account of whoever planted it.
  acceptsPlainName: true,
};
const maxTokensInBrowser = 5;

/**
 * The device tokens of a browser, most recent first, one for each account. They open no session,
 * but exempt the owner's browser from limits caused by strangers.
 */
export const deviceTokensOf = (request: Pick<FastifyRequest, 'headers' | 'server'>): string[] =>
  (cookieOf(request, cookie) ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, maxTokensInBrowser);

/** Adds a token to the browser's cookie (HttpOnly). */
export function keepDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const others = deviceTokensOf(request).filter((other) => other !== token);
  keepCookie(request, reply, cookie, [token, ...others].slice(0, maxTokensInBrowser).join('.'));
}

/** The known token's hash; undefined for an unknown browser. */
export const knownDevice = async (
  db: Queryable,
  userId: string,
  tokens: string[],
): Promise<string | undefined> =>
  tokens.length === 0 ? undefined : findDevice(db, userId, tokens);

/** Makes the browser known to the account, by an existing token or a new one, which is returned. */
export async function rememberDevice(
  db: Queryable,
  userId: string,
  tokens: string[],
): Promise<string> {
  const known = await knownDevice(db, userId, tokens);
  const token = tokens.find((own) => hashOf(own) === known);
  if (known === undefined || token === undefined) return insertDevice(db, userId);
  await prolongDevice(db, known);
  return token;
}

/** Forgets all other browsers, since they may have logged in with an old password. */
export const deleteOtherDevices = async (tx: Tx, userId: string, tokens: string[]): Promise<void> =>
  deleteDevices(tx, userId, await knownDevice(tx, userId, tokens));
