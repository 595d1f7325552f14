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
  // One that another host planted is of no account but its planter's.
  acceptsPlainName: true,
};
const mostInBrowser = 5;

/**
 * The tokens that a browser has of earlier logins and sign-ups, the last one first: one for each of
 * its accounts. None opens a session; they tell an owner from a stranger who guesses.
 */
export const deviceTokensOf = (request: Pick<FastifyRequest, 'headers' | 'server'>): string[] =>
  (cookieOf(request, cookie) ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, mostInBrowser);

/** Leaves a token in the browser that asks, before those that it has. No script can read it there. */
export function keepDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const others = deviceTokensOf(request).filter((other) => other !== token);
  keepCookie(request, reply, cookie, [token, ...others].slice(0, mostInBrowser).join('.'));
}

/** Which of the tokens an account knows, by its hash; undefined for a strange browser. */
export const knownDevice = async (
  db: Queryable,
  userId: string,
  tokens: string[],
): Promise<string | undefined> =>
  tokens.length === 0 ? undefined : findDevice(db, userId, tokens);

/** Has the account know a browser, by a token that it has or by a new one, which is answered. */
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

/** Forgets every browser but the one that asks: whoever logged in elsewhere knew an old password. */
export const deleteOtherDevices = async (tx: Tx, userId: string, tokens: string[]): Promise<void> =>
  deleteDevices(tx, userId, await knownDevice(tx, userId, tokens));
