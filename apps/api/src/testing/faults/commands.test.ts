import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseProcesses, killDatabase, startProduct } from '../product-process.ts';
import { copyInstallation } from '../test-database.ts';

const folio = fileURLToPath(new URL('../../folio.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-commands-'));
});
afterEach(() => {
  killDatabase(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: NodeJS.ProcessEnv, ...words: string[]) {
  // Node's compile cache is of the machine: a command that compiles everything anew takes twice as long.
  const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
  const env = { PATH: process.env.PATH, TMPDIR: folder, NODE_COMPILE_CACHE, ...settings };
  const child = spawn(process.execPath, [folio, ...words], { env });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([printed, said, [code]]) => ({ printed, said, code }),
  );
  return { child, ended };
}

/** A database of the server that tests share. */
function addressOf(database: string): string {
  const { host, port, user, password } = Object(inject('postgres'));
  const address = new URL(`postgres://localhost/${database}`);
  Object.assign(address, { username: user, password: password ?? '', port: String(port) });
  if (String(host).startsWith('/')) address.searchParams.set('host', host);
  else address.hostname = host;
  return address.href;
}

const commands = [
  ['operator', 'list'],
  ['operator', 'add', 'ada@example.org'],
  ['invite'],
  ['backup', '.'],
  ['orders'],
  ['inbox'],
  ['ledger:check'],
];

describe('a command', () => {
  it('of a DATA_DIR that was mistyped says so, and makes no database there', async () => {
    const DATA_DIR = join(folder, 'data');
    for (const words of commands) {
      const { said, printed, code } = await start({ DATA_DIR }, ...words).ended;
      expect({ words, code, printed }).toEqual({ words, code: 1, printed: '' });
      expect(said).toContain(`There is no database of Folio in DATA_DIR (${DATA_DIR})`);
      expect(existsSync(DATA_DIR)).toBe(false);
    }
  }, 240_000);

  it('whose database cannot be reached says so, without a stack, a statement or an address', async () => {
    const DATABASE_URL = 'postgres://folio:river@localhost:1/folio';
    for (const words of commands) {
      const { said, code } = await start({ DATABASE_URL }, ...words).ended;
      expect({ words, code }).toEqual({ words, code: 1 });
      expect(said).toContain('The database at localhost cannot be reached');
      expect(said).not.toMatch(/^ +at |select|ada@|river/im);
    }
  }, 240_000);

  it('finds nothing sound in a database that Folio was never started on', async () => {
    const DATABASE_URL = addressOf('template1');
    const { said, printed, code } = await start({ DATABASE_URL }, 'ledger:check').ended;
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(said).toContain('Folio was never started on this database');
  });

  it('that can’t write a backup there says so, and ends', async () => {
    const DATABASE_URL = addressOf('template1');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const place of ['/proc/backups', file]) {
      const { said, code } = await start({ DATABASE_URL }, 'backup', place).ended;
      expect({ place, code }).toEqual({ place, code: 1 });
      expect(said).toMatch(/ cannot be written: E[A-Z]+\.$/m);
      expect(said).toContain(place);
      expect(said).not.toMatch(/^ +at /m);
    }
  });

  it.each(['orders', 'inbox', 'ledger:check', 'backup'])(
    '%s --help says how it is used',
    async (name) => {
      const { printed, code } = await start({ DATA_DIR: join(folder, 'data') }, name, '--help')
        .ended;
      expect(code).toBe(0);
      expect(printed).toContain(name);
    },
  );
});

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

it('a command that root runs leaves an installation to the user whose it is', async ({ skip }) => {
  if (!isRoot) skip('Only root may become another user.');
  const DATA_DIR = join(folder, 'data');
  mkdirSync(DATA_DIR);
  for (const path of [folder, DATA_DIR]) chownSync(path, nobody.uid, nobody.gid);
  const runOnce = async (whileRunning: () => Promise<unknown>) => {
    const product = await startProduct({ DATA_DIR, HOME: folder }, nobody);
    await product.ready;
    await whileRunning();
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
  };
  const list = async () =>
    expect(await start({ DATA_DIR }, 'operator', 'list').ended).toMatchObject({ code: 0 });
  await runOnce(list);
  await list();
  for (const name of ['.', ...readdirSync(DATA_DIR)])
    expect({ name, uid: statSync(join(DATA_DIR, name)).uid }).toEqual({ name, uid: nobody.uid });
  await runOnce(async () => {});
});

it('a proof of a backup that is told to end leaves no copy of the data, and no database server', async () => {
  const DATA_DIR = join(folder, 'data');
  copyInstallation(DATA_DIR);
  await start({ DATA_DIR }, 'backup', folder).ended;
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('folio-verify-'));

  const proof = start({ DATA_DIR }, 'restore', '--verify', join(folder, file));
  const isServed = () =>
    copies().some((name) => existsSync(join(folder, name, 'postgres-18', 'postmaster.pid')));
  await expect.poll(isServed, { timeout: 60_000, interval: 5 }).toBe(true);
  const copy = join(folder, copies()[0] ?? '');
  proof.child.kill('SIGTERM');
  expect(await proof.ended).toMatchObject({ code: 143 });
  expect(copies()).toEqual([]);
  await expect.poll(() => databaseProcesses(copy), { timeout: 20_000 }).toEqual([]);
});

it('a command that is told to end leaves no database server, while that starts or a backup is written', async () => {
  const DATA_DIR = join(folder, 'data');
  copyInstallation(DATA_DIR);
  const isStarting = () => existsSync(join(DATA_DIR, 'postgres-18', 'postmaster.pid'));
  const isWriting = () => readdirSync(folder).some((name) => name.endsWith('.part'));
  for (const [isUnderWay, ...words] of [
    [isStarting, 'operator', 'list'],
    [isWriting, 'backup', folder],
  ] as const) {
    // To encrypt takes a while: the backup is not written before it is told to end.
    const settings = { DATA_DIR, BACKUP_PASSPHRASE: 'seven quiet herons cross the river' };
    const command = start(settings, ...words);
    await expect.poll(isUnderWay, { timeout: 60_000, interval: 1 }).toBe(true);
    command.child.kill('SIGTERM');
    expect({ words, ...(await command.ended) }).toEqual({
      words,
      printed: '',
      said: '',
      code: 143,
    });
    expect({ words, left: databaseProcesses(DATA_DIR) }).toEqual({ words, left: [] });
    expect(isWriting()).toBe(false);
  }
});
