import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from './endpoint.ts';
import type { Folders } from './folders.ts';
import type { Programs } from './programs.ts';
import { settingsFile } from './settings.ts';

const options = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** Makes the cluster elsewhere and moves it into place whole, so that a crash leaves none or all. */
export async function initialiseCluster(
  { root, cluster }: Folders,
  { initialisation }: Endpoint,
  programs: Programs,
  isDurable: boolean,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const prefix = 'postgres-18.unfinished-';
  removeAbandoned(root, prefix);
  const unfinished = join(root, `${prefix}${process.pid}`);
  const sync = isDurable ? [] : ['--no-sync'];
  await programs.run('initdb', ['-D', unfinished, ...options, ...initialisation, ...sync]);
  appendFileSync(join(unfinished, 'postgresql.conf'), `\ninclude '${settingsFile}'\n`);
  if (isDurable) synchronise(join(unfinished, 'postgresql.conf'));
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
  if (isDurable) synchronise(root);
}

/** Left behind by an app that was killed; the folder of one that is still at it is kept. */
function removeAbandoned(root: string, prefix: string): void {
  for (const name of readdirSync(root))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(root, name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function synchronise(path: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
