import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Folders, socketPort } from './folders.ts';

/** How the app connects to its embedded PostgreSQL. */
export type Endpoint = {
  target: { host: string; port: number; user: string; password?: string; database: string };
  settings: Record<string, string | number>;
  /** Options for `initdb`. */
  initialization: string[];
};

const superuser = { user: 'postgres', database: 'postgres' };

export function chooseEndpoint(folders: Folders): Promise<Endpoint> | Endpoint {
  return process.platform === 'win32' ? loopback(folders) : unixSocket(folders);
}

/** A Unix socket in a private folder, so that nothing listens on the network. */
function unixSocket({ socket }: Folders): Endpoint {
  return {
    target: { host: socket, port: socketPort, ...superuser },
    settings: {
      listen_addresses: '',
      port: socketPort,
      unix_socket_directories: socketDirectories(socket),
      unix_socket_permissions: '0700',
    },
    initialization: ['--auth-local=trust', '--auth-host=reject'],
  };
}

/** The setting is a list, so a path with a comma or a quote is quoted. */
function socketDirectories(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

async function loopback({ socket }: Folders): Promise<Endpoint> {
  const password = kept(join(socket, 'password'), () => randomBytes(24).toString('base64url'));
  const port = Number(kept(join(socket, 'port'), String(await freePort())));
  return {
    target: { host: '127.0.0.1', port, password, ...superuser },
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    initialization: [
      '--auth-local=reject',
      '--auth-host=scram-sha-256',
      `--pwfile=${join(socket, 'password')}`,
    ],
  };
}

function kept(file: string, fresh: string | (() => string)): string {
  if (!existsSync(file))
    writeFileSync(file, typeof fresh === 'string' ? fresh : fresh(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
