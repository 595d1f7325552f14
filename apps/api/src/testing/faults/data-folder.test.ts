import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseProcesses, startProduct } from '../product-process.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'folio-folder-')));
  chmodSync(base, 0o755);
});
afterEach(() => {
  // Refused where nothing is mounted.
  spawnSync('umount', ['--lazy', join(base, 'mounted')]);
  rmSync(base, { recursive: true, force: true });
});

const mount = (options: string): string => {
  const folder = join(base, 'mounted');
  mkdirSync(folder);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`This test has to mount a tmpfs: ${stderr}`);
  return folder;
};
const write = (path: string, text = ''): string => {
  const file = join(base, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
};

type Case = {
  title: string;
  /** Prepares the folder and returns what DATA_DIR says. */
  make: () => string;
  says: RegExp;
  isForRoot?: boolean;
  user?: { uid: number; gid: number };
};
const cases: Case[] = [
  { title: 'a file', make: () => write('file'), says: /is a file/ },
  { title: 'below a file', make: () => join(write('file'), 'data'), says: /is a file/ },
  { title: 'in /proc', make: () => '/proc/folio', says: /no folder can be made/ },
  { title: '/proc itself', make: () => '/proc', says: /cannot be used/ },
  {
    title: 'the root of the file system',
    make: () => '/',
    says: /is the root/,
    // Should this ever be broken, it must not be the machine that is.
    ...(isRoot ? { user: nobody } : {}),
  },
  { title: 'a home that no shell has written out', make: () => '~/folio', says: /starts with ~/ },
  {
    title: 'a link to nothing',
    make: () => {
      symlinkSync(join(base, 'gone'), join(base, 'link'));
      return join(base, 'link');
    },
    says: /is a link to nothing/,
  },
  {
    title: 'a link to itself',
    make: () => {
      symlinkSync(join(base, 'link'), join(base, 'link'));
      return join(base, 'link');
    },
    says: /is a link to nothing/,
  },
  { title: 'a name too long', make: () => join(base, 'x'.repeat(300)), says: /too long/ },
  {
    title: 'a path too long',
    make: () => join(base, ...Array.from({ length: 50 }, () => 'x'.repeat(100))),
    says: /too long/,
  },
  {
    title: 'on a file system that cannot be written to',
    make: () => mount('ro,size=1m'),
    says: /cannot be written to/,
    isForRoot: true,
  },
  {
    title: 'on a disk too small for a database',
    make: () => mount('size=20m'),
    says: /has \d+ MB free, and a new database takes \d+ MB/,
    isForRoot: true,
  },
  {
    title: 'a folder of another user',
    make: () => base,
    says: /may not write there/,
    isForRoot: true,
    user: nobody,
  },
  {
    title: 'below a folder that this user may not enter',
    make: () => {
      mkdirSync(join(base, 'closed'), { mode: 0o700 });
      return join(base, 'closed', 'data');
    },
    says: /may not write there/,
    isForRoot: true,
    user: nobody,
  },
  {
    title: 'the data of another PostgreSQL',
    make: () => join(write('data/PG_VERSION', '16\n'), '..'),
    says: /the data of another PostgreSQL/,
  },
  {
    title: 'with a database of another version in the place of ours',
    make: () => {
      write('data/postgres-18/global/pg_control', 'x');
      write('data/postgres-18/postgresql.conf', "include 'folio.conf'\n");
      write('data/postgres-18/PG_VERSION', '17\n');
      return join(base, 'data');
    },
    says: /has not made/,
  },
  {
    title: 'with a database of somebody else in the place of ours',
    make: () => {
      write('data/postgres-18/global/pg_control', 'x');
      write('data/postgres-18/postgresql.conf', 'port = 5432\n');
      write('data/postgres-18/PG_VERSION', '18\n');
      return join(base, 'data');
    },
    says: /has not made/,
  },
  {
    title: 'with half a database',
    make: () => join(write('data/postgres-18/base/1/2619', 'x'), '../../../..'),
    says: /an incomplete database/,
  },
  {
    title: 'with a database whose control file is damaged',
    make: () => {
      write('data/postgres-18/global/pg_control', 'x');
      write('data/postgres-18/postgresql.conf', "include 'folio.conf'\n");
      write('data/postgres-18/PG_VERSION', '18\n');
      spawnSync('chown', ['-R', 'postgres:', join(base, 'data')]);
      chmodSync(join(base, 'data/postgres-18'), 0o700);
      return join(base, 'data');
    },
    says: /did not start in DATA_DIR .*(FATAL|PANIC):/,
  },
  {
    title: 'with a file where the socket belongs',
    make: () => join(write('data/run'), '..'),
    says: /no folder of PostgreSQL's own/,
  },
  {
    title: 'with a file where the pictures belong',
    make: () => join(write('data/pictures'), '..'),
    says: /pictures\) is a file/,
  },
  {
    title: 'with a link to nothing where the pictures belong',
    make: () => {
      mkdirSync(join(base, 'data'));
      symlinkSync(join(base, 'gone'), join(base, 'data', 'pictures'));
      return join(base, 'data');
    },
    says: /pictures\) is a link to nothing/,
  },
];

describe('a DATA_DIR that cannot serve ends the start in one sentence that names it:', () => {
  it.for(cases)('$title', async ({ make, says, isForRoot, user }, { skip }) => {
    if (isForRoot && !isRoot) skip('Only root may mount, and become another user.');
    const dataDir = make();
    const product = await startProduct({ DATA_DIR: dataDir }, { cwd: base, ...user });
    try {
      expect(await product.ended).toBe(1);
    } finally {
      product.child.kill('SIGKILL');
    }
    expect(product.output()).toMatch(says);
    expect(product.output()).toContain('DATA_DIR');
    expect(product.output().trim().split('\n')).toHaveLength(1);
    // One that was told to end is listed for a moment longer.
    await expect.poll(() => databaseProcesses(dataDir), { timeout: 10_000 }).toEqual([]);
  });

  it('doesn’t change another program’s data', async () => {
    const dataDir = join(write('data/PG_VERSION', '16\n'), '..');
    const owner = statSync(dataDir).uid;
    const product = await startProduct({ DATA_DIR: dataDir });
    expect(await product.ended).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['PG_VERSION']);
    expect(statSync(dataDir).uid).toBe(owner);
  });
});
