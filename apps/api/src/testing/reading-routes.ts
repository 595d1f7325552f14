import { sql } from 'drizzle-orm';
import type { PaidProduct } from '../payments/testing/provider-fixture.ts';
import type { BusyAccount } from '../profiles/testing/busy-account.ts';
import { contractRoutes } from './contract-routes.ts';

/** Required query parameters, by route. */
const queries: Record<string, string> = {
  '/api/resumes/:id/since': '?version=1',
  '/api/resumes/:id/operations': '?since=1',
  '/api/applications/events': '?from=2020-01-01&until=2030-01-01',
  '/api/applications/next-steps': '?until=2030-01-01',
};

const pages = ['card.png', 'contact.vcf', 'resume.svg', 'resume.pdf'].map((file) => ({
  method: 'GET',
  url: `/:name/${file}`,
}));

export type ReadingAnswer = { url: string; path: string; statusCode: number; body: string };

type Path = { url: string; path: string };

/** Yields the responses of all GET routes for an account, for each of its ids. */
export async function* readingAnswers(
  test: PaidProduct,
  busy: BusyAccount,
  resumeId: string,
): AsyncGenerator<ReadingAnswer> {
  yield* answersTo(test, busy, await readingPaths(test, busy, resumeId));
}

/** Yields the responses of these paths, one after another. */
export async function* answersTo(
  { app }: PaidProduct,
  { account }: BusyAccount,
  paths: readonly Path[],
): AsyncGenerator<ReadingAnswer> {
  const headers = { authorization: `Bearer ${account.token}` };
  for (const { url, path } of paths) {
    const { statusCode, body } = await app.inject({ url: path, headers });
    yield { url, path, statusCode, body };
  }
}

/** Returns all paths with a response; for equal errors of a route only the first. */
export async function answeredPaths(
  test: PaidProduct,
  busy: BusyAccount,
  resumeId: string,
): Promise<Path[]> {
  const answered = new Map<string, Path>();
  for await (const { url, path, statusCode, body } of readingAnswers(test, busy, resumeId)) {
    const outcome = statusCode < 400 ? path : body.replace(/"requestId":"[^"]*"/, '');
    const key = `${url} ${statusCode} ${outcome}`;
    if (!answered.has(key)) answered.set(key, { url, path });
  }
  return [...answered.values()];
}

async function readingPaths(
  test: PaidProduct,
  { account, resumes, reviewToken }: BusyAccount,
  resumeId: string,
): Promise<Path[]> {
  const { user } = account;
  const idsOf = async (table: string) =>
    (await test.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`)).rows.map(
      ({ id }) => id,
    );
  const version = resumes.at(-1)?.id ?? '';
  const things = [
    resumeId,
    version,
    user.id,
    user.username,
    `user${user.id}`,
    'modern',
    reviewToken,
    ...(await idsOf('applications')),
    ...(await idsOf('letters')),
    ...(await idsOf('api_keys')),
    ...(await idsOf('photos')),
    ...(await idsOf('payment_orders')),
  ];
  const moments = await idsOf('history_moments');
  const sent = await test.db.execute<{ id: string; application_id: string }>(
    sql`select id, application_id from sent_documents`,
  );
  const ofLetters = await test.db.execute<{ id: string; letter_id: string }>(
    sql`select id, letter_id from letter_moments`,
  );
  const places = (url: string) => {
    if (url.startsWith('/api/letters') && url.includes(':momentId'))
      return ofLetters.rows.map((row) => [row.letter_id, row.id] as const);
    if (url.includes(':momentId')) return moments.map((moment) => [resumeId, moment] as const);
    if (url.includes(':documentId'))
      return sent.rows.map((row) => [row.application_id, row.id] as const);
    return things.map((id) => [id, ''] as const);
  };
  // The console is for operators only.
  const isRead = ({ method, url }: { method: string; url: string }) =>
    method === 'GET' && !url.startsWith('/api/admin');
  return [...contractRoutes, ...pages].filter(isRead).flatMap(({ url }) =>
    (url.includes(':') ? places(url) : [['', ''] as const]).map(([id, part]) => ({
      url,
      path:
        url.replace(/:(?:moment|document)Id/, part).replace(/:\w+/, encodeURIComponent(id)) +
        (queries[url] ?? ''),
    })),
  );
}
