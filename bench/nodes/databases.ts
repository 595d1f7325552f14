import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gateway } from './machines.ts';

export type Databases = {
  url: string;
  /** Kills the primary; the standby is promoted and takes over the address. */
  failOver: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * A PostgreSQL primary with a synchronous standby. Clients know one address, which moves on
 * failover, like a virtual IP address or Patroni's proxy.
 */
export async function startDatabases(
  folder: string,
  bin: string,
  port: number,
): Promise<Databases> {
  const postgres = postgresIn(bin, folder);
  makePostgresFolder(folder);
  const standbyFolder = join(folder, 'following');
  const primary = await startPrimary(postgres, join(folder, 'leading'), port + 1);
  const standby = await startStandby(postgres, standbyFolder, { from: port + 1, port: port + 2 });
  const address = await forwardTo(port, port + 1);
  return {
    url: `postgres://postgres@${gateway}:${port}/folio`,
    failOver: async () => {
      const begun = performance.now();
      primary.kill('SIGKILL');
      await once(primary, 'exit');
      postgres.run('pg_ctl', 'promote', '-D', standbyFolder);
      await postgres.untilItAnswers(port + 2, 'select pg_is_in_recovery()', 'f');
      address.moveTo(port + 2);
      return performance.now() - begun;
    },
    stop: async () => {
      address.close();
      for (const child of [primary, standby])
        if (child.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          child.kill('SIGINT');
          await ended;
        }
    },
  };
}

type Postgres = ReturnType<typeof postgresIn>;

/** PostgreSQL's programs of Debian's package, run as its user, since they refuse root. */
function postgresIn(bin: string, socketFolder: string) {
  const command = (program: string) =>
    [
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--clear-groups',
      join(bin, program),
    ] as const;
  const run = (program: string, ...words: string[]) => {
    const [first, ...before] = command(program);
    return execFileSync(first, [...before, ...words], { stdio: 'pipe' });
  };
  const start = (data: string, port: number): ChildProcess => {
    const [first, ...before] = command('postgres');
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: socketFolder,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return spawn(first, [...before, '-D', data, ...flags], { stdio: 'ignore' });
  };
  const untilItAnswers = async (port: number, query = 'select 1', wanted = '1') => {
    for (let tries = 0; ; tries++) {
      try {
        const answer = run('psql', ...serverAt(port), '-Atc', query);
        if (answer.toString().trim() === wanted) return;
      } catch (error) {
        if (tries > 100) throw error;
      }
      await wait(50);
    }
  };
  return { run, start, untilItAnswers };
}

const serverAt = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];

function makePostgresFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = postgresAccount();
  chownSync(folder, uid, gid);
}

async function startPrimary(postgres: Postgres, data: string, port: number): Promise<ChildProcess> {
  postgres.run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  const settings =
    "wal_level=replica\nmax_wal_senders=4\nmax_connections=120\nshared_buffers='64MB'\n";
  appendFileSync(join(data, 'postgresql.conf'), settings);
  const primary = postgres.start(data, port);
  await postgres.untilItAnswers(port);
  postgres.run('psql', ...serverAt(port), '-c', 'CREATE DATABASE folio');
  return primary;
}

/** Clones the primary and follows it; from then on a commit waits for both. */
async function startStandby(
  { run, start, untilItAnswers }: Postgres,
  data: string,
  { from, port }: { from: number; port: number },
): Promise<ChildProcess> {
  const source = serverAt(from);
  run('pg_basebackup', ...source, '-D', data, '-R', '-X', 'stream', '-C', '-S', 'following');
  const standby = start(data, port);
  await untilItAnswers(port, 'select pg_is_in_recovery()', 't');
  run('psql', ...source, '-c', "ALTER SYSTEM SET synchronous_standby_names = '*'");
  run('psql', ...source, '-c', 'SELECT pg_reload_conf()');
  return standby;
}

/** Forwards connections of the clients' address to a port of this machine, which can change. */
async function forwardTo(port: number, first: number) {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(target, '127.0.0.1');
    for (const [one, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(one);
      one
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(one);
          to.destroy();
        });
      one.pipe(to);
    }
  });
  server.listen(port, gateway);
  await once(server, 'listening');
  const disconnect = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    moveTo(next: number) {
      target = next;
      disconnect();
    },
    close() {
      server.close();
      disconnect();
    },
  };
}

const postgresAccount = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'])),
  gid: Number(execFileSync('id', ['-g', 'postgres'])),
});
