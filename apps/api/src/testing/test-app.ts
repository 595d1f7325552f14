import type { ErrorBody } from '@folio/contract/errors';
import type { Route, RouteArgs, RouteResult } from '@folio/contract/route';
import type { InjectOptions } from 'fastify';
import { type App, type AppParts, buildApp } from '../app.ts';
import { type Configuration, readConfiguration } from '../platform/configuration.ts';
import type { Database, Db } from '../platform/database.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { watchRefusals } from './described-refusals.ts';
import { createTestDatabase } from './test-database.ts';

type Overrides = Partial<Omit<AppParts, 'configuration' | 'db'>> & {
  configuration?: Partial<Configuration>;
};

type Answer<R extends Route> = {
  status: number;
  body: RouteResult<R> | ErrorBody;
  headers: Record<string, unknown>;
};

export type TestApp = {
  app: App;
  db: Db;
  pool: Database['pool'];
  /** All sent mails, oldest first. */
  mails: Mail[];
  /** Calls an endpoint of the contract, optionally with a session's token. */
  call: <R extends Route>(route: R, input?: RouteArgs<R>[0], token?: string) => Promise<Answer<R>>;
  close: () => Promise<void>;
};

/** Without offers, so that prices are regular. */
const quiet = {
  LOG_LEVEL: 'error',
  RATE_LIMITS: 'off',
  WELCOME_OFFER: 'off',
  FIRST_HUNDRED_OFFER: 'off',
};

/**
 * The server with its own database, without a port; limits and offers are off unless overridden.
 */
export async function startTestApp({ configuration, ...parts }: Overrides = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const defaults = readConfiguration(quiet);
  const app = await buildApp({
    mailer,
    ...parts,
    configuration: { ...defaults, ...configuration },
    db: database.db,
  });
  const refusals = watchRefusals(app);
  await app.ready();
  return {
    app,
    db: database.db,
    pool: database.pool,
    mails,
    call: async (route, input, token) => {
      const { statusCode, headers, body } = await app.inject(toRequest(route, input ?? {}, token));
      return { status: statusCode, headers, body: JSON.parse(body) };
    },
    close: async () => {
      await app.close();
      await database.close();
      const stray = [...refusals.stray].join('; ');
      if (stray !== '') throw new Error(`The description of the API does not name ${stray}`);
    },
  };
}

type Input = {
  params?: Record<string, string>;
  querystring?: Record<string, string>;
  body?: object;
};

function toRequest(
  route: Route,
  { params, querystring, body }: Input,
  token?: string,
): InjectOptions {
  const url = route.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  return {
    method: route.method,
    url,
    ...(querystring ? { query: querystring } : {}),
    ...(body ? { payload: body } : {}),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  };
}

type AnyAnswer = { status: number; body: unknown };

/** The data of an answer, typed by the caller. */
export const dataOf = <T>({ body }: Pick<AnyAnswer, 'body'>): T => (body as { data: T }).data;

export const refusalOf = ({ status, body }: AnyAnswer) => ({
  status,
  code: (body as ErrorBody).code,
});
