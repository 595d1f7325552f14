import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { settingsFile } from './folders.ts';
import { logSettings } from './server-log.ts';

/** Sized for small machines: PostgreSQL stays near 40 MB while nobody uses it. */
const sized = {
  max_connections: 40,
  shared_buffers: '48MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_compression: 'on',
  max_worker_processes: 2,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  wal_level: 'minimal',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  logging_collector: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  ...logSettings,
};

/** For data that may be lost with the machine: tests, where many apps share one server. */
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
};
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Written before each start, so that the current settings also apply to older data. */
export function writeSettings(
  cluster: string,
  endpoint: Endpoint,
  options: { isDurable: boolean; account: Account | undefined },
): void {
  const settings = { ...sized, ...(options.isDurable ? durable : volatile), ...endpoint.settings };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`);
  const file = join(cluster, settingsFile);
  const text = lines.join('');
  // On a full disk, rewriting would leave an empty file.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.new`, text, { mode: 0o644 });
  renameSync(`${file}.new`, file);
}

/** Quotes a value for postgresql.conf: backslashes and line breaks are escaped. */
function quoted(value: string | number): string {
  const escaped = String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return `'${escaped.replaceAll("'", "''")}'`;
}
