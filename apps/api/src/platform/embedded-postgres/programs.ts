import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { type Account, canEnter } from './account.ts';
import type { Folders } from './folders.ts';

const run = promisify(execFile);

type Launch = { command: string; args: string[]; uid?: number; gid?: number };

/** Runs PostgreSQL's programs as the right user, without the caller's `PG...` variables. */
export class Programs {
  readonly #binaries: string;
  readonly #folders: Folders;
  readonly #account: Account | undefined;
  readonly #mayDropUser: boolean;

  constructor(binaries: string, folders: Folders, account: Account | undefined) {
    this.#binaries = binaries;
    this.#folders = folders;
    this.#account = account;
    this.#mayDropUser = !account || canEnter(folders.root, account);
    if (account && !this.#mayDropUser) assertSetpriv(folders.root, account);
  }

  /** Runs a program to completion; its error output becomes the error's message. */
  async run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
    const { command, args: all, ...user } = this.#launch(program, args);
    try {
      await run(command, all, { ...user, cwd: this.#folders.root, env: environment() });
    } catch (error) {
      const { stderr = '', message } = error as Error & { stderr?: string };
      throw new StartError(`${program} failed: ${stderr.trim() || message}`, { cause: error });
    }
  }

  /** Starts the server in its own process group, so that Ctrl+C reaches the app only. */
  startServer(): ChildProcess {
    const { root, cluster, log } = this.#folders;
    const { command, args, ...user } = this.#launch('postgres', ['-D', cluster]);
    const output = openSync(log, 'a', 0o600);
    if (this.#account) fchownSync(output, this.#account.uid, this.#account.gid);
    const server = spawn(command, args, {
      ...user,
      cwd: root,
      env: environment(),
      detached: true,
      stdio: ['ignore', output, output],
      windowsHide: true,
    });
    closeSync(output);
    server.unref();
    return server;
  }

  #launch(program: string, args: string[]): Launch {
    const command = join(this.#binaries, 'bin', program);
    const account = this.#account;
    if (!account) return { command, args };
    const { uid, gid } = account;
    if (this.#mayDropUser) return { command, args, uid, gid };
    return { command: 'setpriv', args: [...setprivOptions(account), command, ...args] };
  }
}

/**
 * Inside a closed home directory only this capability lets the account reach the data; it is still
 * not root. The secure bit keeps the capability in force for `access`, which initdb calls on
 * programs.
 */
function setprivOptions({ uid, gid }: Account): string[] {
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'];
  const sets = ['--inh-caps=-all,+dac_override', '--bounding-set=-all,+dac_override'];
  return [...user, ...sets, '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
}

function assertSetpriv(root: string, account: Account): void {
  if (spawnSync('setpriv', [...setprivOptions(account), 'true']).status === 0) return;
  throw new StartError(
    `PostgreSQL does not run as root, and the user ${account.name} cannot enter ${root}. Set DATA_DIR to a folder that others may enter (such as /var/lib/folio), or start Folio as another user.`,
  );
}

function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
