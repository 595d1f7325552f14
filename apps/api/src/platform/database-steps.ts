import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { isTraced, steps } from './telemetry.ts';

type Call = (...of: unknown[]) => unknown;

/**
 * Traces each statement as a step, named by its verb and table. Leaves a pool unchanged if nobody
 * traces. A statement that waits for a connection is resumed when another releases it, but stays
 * within its own step.
 */
export function traceStatements(pool: Pool): void {
  if (!isTraced()) return;
  const connect = pool.connect.bind(pool) as Call;
  pool.connect = ((...[onClient]: unknown[]) =>
    typeof onClient === 'function'
      ? connect(AsyncResource.bind(onClient as Call))
      : connect()) as typeof pool.connect;
  pool.on('connect', traceClient);
}

function traceClient(client: PoolClient): void {
  const query: Call = client.query.bind(client);
  client.query = ((...of: unknown[]) => {
    const text = textOf(of[0]);
    // Streamed rows arrive at any later time, so such a query is not traced.
    if (text === undefined) return query(...of);
    const message = { step: { name: summaryOf(text), kind: 'client' as const, attributes } };
    return typeof of.at(-1) === 'function'
      ? steps.traceCallback(query, of.length - 1, message, undefined, ...of)
      : steps.tracePromise(query as () => Promise<unknown>, message, undefined, ...(of as []));
  }) as typeof client.query;
}

const attributes = { 'db.system.name': 'postgresql' };

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return undefined;
  return 'text' in query && typeof query.text === 'string' ? query.text : undefined;
}

const verb = /^\s*([a-z]+)/i;
const firstTable = /\b(?:from|into|update|table)\s+(?:only\s+)?("?[\w.]+"?)/i;
const ownWord = /^[\w.]{1,60}$/;

/** Such as `select resumes`: table names come from our own statements, never from user input. */
export function summaryOf(text: string): string {
  const [, word = 'statement'] = verb.exec(text) ?? [];
  const table = firstTable.exec(text)?.[1]?.replaceAll('"', '') ?? '';
  return ownWord.test(table) ? `${word.toLowerCase()} ${table}` : word.toLowerCase();
}
