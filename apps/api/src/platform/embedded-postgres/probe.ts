import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import type { Endpoint } from './endpoint.ts';

/** `ours` means that the server responds and serves this very cluster. */
export type ServerState = 'ours' | 'starting' | 'absent';

const startingUp = '57P03';
const answerTimeoutMs = 5_000;

export async function probeServer({ target }: Endpoint, cluster: string): Promise<ServerState> {
  const client = new Client({
    ...target,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] && realpathSync(rows[0].data_directory) === cluster ? 'ours' : 'absent';
  } catch (error) {
    return (error as { code?: string }).code === startingUp ? 'starting' : 'absent';
  } finally {
    client.end().catch(() => {});
  }
}
