import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const folio = fileURLToPath(new URL('../../folio.ts', import.meta.url));
const run = promisify(execFile);

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-keep-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

it('a backup that could not be proven removes none of those before', async () => {
  const before = 'folio-2026-11-01T000000Z.tar.gz';
  writeFileSync(join(folder, before), '');
  const backUp = (settings: NodeJS.ProcessEnv) => {
    const { host, database: name } = database.target;
    const socket = encodeURIComponent(String(host));
    const DATABASE_URL = `postgres://postgres@localhost/${name}?host=${socket}`;
    const env = { PATH: process.env.PATH, DATABASE_URL, ...settings };
    const words = ['backup', folder, '--keep', '1', '--self-test'];
    return run(process.execPath, [folio, ...words], { env });
  };
  const backups = () => readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  await expect(backUp({ TMPDIR: join(folder, 'nowhere') })).rejects.toMatchObject({ code: 1 });
  expect(backups()).toContain(before);
  await backUp({});
  expect(backups()).toHaveLength(1);
  expect(backups()).not.toContain(before);
});
