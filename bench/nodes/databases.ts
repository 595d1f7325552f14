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

/** PostgreSQL's programs of Debian's package, run as its user, since they refuse root. */
const asPostgres = (bin: string, program: string) =>
  [
    'setpriv',
    '--reuid=postgres',
    '--regid=postgres',
    '--clear-groups',
    join(bin, program),
  ] as const;

/**
 * A PostgreSQL primary with a synchronous standby. Clients know one address, which moves on
 * failover, like a virtual IP address or Patroni's proxy.
 */
export async function startDatabases(
  folder: string,
  bin: string,
  port: number,
): Promise<Databases> {
  const run = (program: string, ...words: string[]) => {
    const [command, ...before] = asPostgres(bin, program);
    return execFileSync(command, [...before, ...words], { stdio: 'pipe' });
  };
  const start = (data: string, ownPort: number): ChildProcess => {
    const [command, ...before] = asPostgres(bin, 'postgres');
    const settings = {
      port: ownPort,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return spawn(command, [...before, '-D', data, ...flags], { stdio: 'ignore' });
  };
  const untilItAnswers = async (ownPort: number, query = 'select 1', wanted = '1') => {
    for (let tries = 0; ; tries++) {
      try {
        const words = ['-h', '127.0.0.1', '-p', String(ownPort), '-U', 'postgres', '-Atc', query];
        if (
          run('psql', ...words)
            .toString()
            .trim() === wanted
        )
          return;
      } catch (error) {
        if (tries > 100) throw error;
      }
      await wait(50);
    }
  };
  mkdirSync(folder, { recursive: true });
  const { uid, gid } = postgresAccount();
  chownSync(folder, uid, gid);
  const [leading, following] = [join(folder, 'leading'), join(folder, 'following')];
  run('initdb', '-D', leading, '-A', 'trust', '-U', 'postgres', '--no-sync');
  const shared =
    "wal_level=replica\nmax_wal_senders=4\nmax_connections=120\nshared_buffers='64MB'\n";
  appendFileSync(join(leading, 'postgresql.conf'), shared);
  const first = start(leading, port + 1);
  await untilItAnswers(port + 1);
  const source = ['-h', '127.0.0.1', '-p', String(port + 1), '-U', 'postgres'];
  run('psql', ...source, '-c', 'CREATE DATABASE folio');
  run('pg_basebackup', ...source, '-D', following, '-R', '-X', 'stream', '-C', '-S', 'following');
  const second = start(following, port + 2);
  await untilItAnswers(port + 2, 'select pg_is_in_recovery()', 't');
  run('psql', ...source, '-c', "ALTER SYSTEM SET synchronous_standby_names = '*'");
  run('psql', ...source, '-c', 'SELECT pg_reload_conf()');

  let target = port + 1;
  const open = new Set<Socket>();
  const forward = createServer((socket) => {
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
  forward.listen(port, gateway);
  await once(forward, 'listening');
  return {
    url: `postgres://postgres@${gateway}:${port}/folio`,
    failOver: async () => {
      const begun = performance.now();
      first.kill('SIGKILL');
      await once(first, 'exit');
      run('pg_ctl', 'promote', '-D', following);
      await untilItAnswers(port + 2, 'select pg_is_in_recovery()', 'f');
      target = port + 2;
      for (const socket of open) socket.destroy();
      return performance.now() - begun;
    },
    stop: async () => {
      forward.close();
      for (const socket of open) socket.destroy();
      for (const child of [first, second])
        if (child.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          child.kill('SIGINT');
          await ended;
        }
    },
  };
}

const postgresAccount = () => ({
  uid: Number(execFileSync('id', ['-u', 'postgres'])),
  gid: Number(execFileSync('id', ['-g', 'postgres'])),
});
