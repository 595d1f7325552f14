import { createHmac } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { noteInLog } from '../auth/account-log.service.ts';
import { accessTokenPrefix } from '../platform/access-tokens.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Db, Tx } from '../platform/database.ts';
import { resourceOf } from '../platform/oauth-resource.ts';
import { hashOf, newSecretToken } from '../platform/secret-token.ts';
import { serverSecret } from '../platform/server-secret.ts';
import { inTransaction } from '../platform/transaction.ts';
import { refuseOther } from './app-request.ts';
import { noteClientUse } from './clients.repository.ts';
import {
  deleteAccessToken,
  deleteGrant,
  deleteOtherGrants,
  deletePastAccessTokens,
  type FoundGrant,
  findGrant,
  insertAccessToken,
  lockGrant,
  prolong,
  rotateRefreshToken,
  useCode,
} from './grants.repository.ts';
import { OAuthError } from './oauth-error.ts';

const tokenLimits = {
  accessSeconds: 3_600,
  unusedDays: 90,
  totalDays: 365,
  /**
   * How long a client may still use the previous refresh token, in concurrent or repeated requests.
   */
  graceSeconds: 30,
} as const;

type Context = { db: Db; configuration: Configuration };
/** The parameters of a request, without repetitions. */
export type Form = Readonly<Record<string, string | undefined>>;
export type Tokens = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/** The token endpoint: exchanges a code or a refresh token (OAuth 2.1, section 4). */
export async function issueTokens(context: Context, form: Form): Promise<Tokens> {
  await requireClient(context.db, form);
  if (form.grant_type === 'authorization_code') return exchangeCode(context, form);
  if (form.grant_type === 'refresh_token') return refresh(context, form);
  throw new OAuthError('unsupported_grant_type', 'Send a code or a refresh token.');
}

/** Throws if the client was purged, so that it registers again. */
async function requireClient(db: Db, { client_id: id = '' }: Form): Promise<void> {
  const isKnown = isUuid(id) && (await noteClientUse(db, id));
  if (!isKnown) throw new OAuthError('invalid_client', 'This client is not registered here.');
}

/** An error for a grant that was revoked or has ended. */
const invalid = (message: string) => new OAuthError('invalid_grant', message);

async function exchangeCode(context: Context, form: Form): Promise<Tokens> {
  const found = await findGrant(context.db, { codeHash: hashOf(form.code ?? '') });
  if (!found || found.clientId !== form.client_id) throw invalid('This code is not good.');
  if (form.redirect_uri !== found.redirectUri)
    throw invalid('The redirect URI is not the one that the code was sent to.');
  if (!isVerifier(form.code_verifier) || hashOf(form.code_verifier) !== found.codeChallenge)
    throw invalid('The code verifier does not fit.');
  refuseOther(context.configuration, form, found.scopes);
  return issueOrRevoke(context, found, async (tx) => {
    const family = newSecretToken();
    const turn = newSecretToken();
    const token = { familyHash: hashOf(family), refreshHash: hashOf(turn) };
    if (!(await useCode(tx, found.keyId, token))) return undefined;
    await deleteOtherGrants(tx, found);
    return `${refreshPrefix}${family}.${turn}`;
  });
}

/** A PKCE code verifier (RFC 7636); its challenge is `hashOf`: SHA-256 in base64url. */
const isVerifier = (text = ''): text is string => /^[\w.~-]{43,128}$/.test(text);

const refreshPrefix = 'foliorefresh_';

/**
 * A refresh token has two parts: a constant one, by which its family is found, and one that rotates
 * with each use. A token of any age is thus recognized without a list of old ones.
 *
 * The next token is derived from the sent one with a key of the server's. Clients send several
 * concurrent requests when a token expires (the protocol's own client does), and all of them get
 * the same next token, so that a family has a single chain. A token that arrives later than that
 * was copied.
 */
const partsOf = (token = '') => /^foliorefresh_([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];

async function refresh(context: Context, form: Form): Promise<Tokens> {
  const [, family, turn] = partsOf(form.refresh_token);
  const found = family && (await findGrant(context.db, { familyHash: hashOf(family) }));
  if (!found || turn === undefined || found.clientId !== form.client_id)
    throw invalid('This refresh token is not good.');
  refuseOther(context.configuration, form, found.scopes);
  return issueOrRevoke(context, found, async (tx) => {
    const next = await turnAfter(tx, family, turn);
    const { graceSeconds } = tokenLimits;
    const turned = { from: hashOf(turn), to: hashOf(next), graceSeconds };
    if (!(await rotateRefreshToken(tx, found.keyId, turned))) return undefined;
    return `${refreshPrefix}${family}.${next}`;
  });
}

const turnAfter = async (tx: Tx, family: string, turn: string): Promise<string> =>
  createHmac('sha256', await serverSecret(tx, 'refresh-token'))
    .update(`${family}.${turn}`)
    .digest('base64url');

/**
 * Issues an access token together with the result of `take`. If a code or token was used before, it
 * was stolen by one of two clients, so the grant is revoked for both.
 *
 * @param take consumes the code or token in one conditional statement; undefined if it was used
 * before.
 */
async function issueOrRevoke(
  { db, configuration }: Context,
  grant: FoundGrant,
  take: (tx: Tx) => Promise<string | undefined>,
): Promise<Tokens> {
  const { keyId, userId, scopes } = grant;
  const tokens = await inTransaction(db, async (tx): Promise<Tokens | 'over' | 'taken'> => {
    const isGood = await lockGrant(tx, keyId);
    if (!isGood || grant.resource !== resourceOf(configuration)) return 'over';
    const refreshToken = await take(tx);
    if (refreshToken === undefined) {
      const name = await deleteGrant(tx, userId, keyId);
      if (name !== undefined) await noteInLog(tx, { userId }, 'app-cut-off', name);
      return 'taken';
    }
    const accessToken = `${accessTokenPrefix}${newSecretToken()}`;
    await insertAccessToken(
      tx,
      { tokenHash: hashOf(accessToken), keyId },
      tokenLimits.accessSeconds,
    );
    await prolong(tx, keyId, tokenLimits);
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: tokenLimits.accessSeconds,
      refresh_token: refreshToken,
      scope: scopes.join(' '),
    };
  });
  if (tokens === 'over') throw invalid('This has expired, or was revoked.');
  if (tokens === 'taken') throw invalid('This was used before. The app was disconnected.');
  return tokens;
}

/** Token revocation (RFC 7009): a refresh token with its whole grant. */
export async function revokeToken({ db }: Context, form: Form): Promise<void> {
  await requireClient(db, form);
  const { token = '' } = form;
  const [, family] = partsOf(token);
  const accessHash = hashOf(token);
  const found = await findGrant(db, family ? { familyHash: hashOf(family) } : { accessHash });
  if (!found) return;
  if (found.clientId !== form.client_id) throw invalid('This token is another client’s.');
  if (!family) return deleteAccessToken(db, accessHash);
  const { userId, keyId } = found;
  await inTransaction(db, async (tx) => {
    const name = await deleteGrant(tx, userId, keyId);
    if (name !== undefined) await noteInLog(tx, { userId }, 'app-left', name);
  });
}

export const purgePastAccessTokens = (db: Db): Promise<void> => deletePastAccessTokens(db);
