import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openBackupPlace } from './backup-place.ts';
import { eachDay, isProofDue, msUntil, noteProof } from './scheduled-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'folio-proof-'));
afterAll(() => rmSync(folder, { recursive: true }));
const hour = 3_600_000;

describe('a backup each day', () => {
  it.each([
    ['2026-11-30T03:14:00Z', 60_000],
    ['2026-11-30T03:15:00Z', 24 * hour],
    ['2026-12-31T23:15:00Z', 4 * hour],
    ['2027-02-28T03:15:01Z', 24 * hour - 1_000],
  ])('at 03:15 is waited for at %s', (now, expected) => {
    expect(msUntil({ hours: 3, minutes: 15 }, new Date(now))).toBe(expected);
  });

  it('runs again after a failure, and stops when asked to', async () => {
    const ending = new AbortController();
    const logged: string[] = [];
    let days = 0;
    const work = async () => {
      days += 1;
      if (days === 1) throw new Error('The disk is full.');
      ending.abort();
    };
    const now = () => new Date('2026-11-30T03:14:59.999Z');
    const time = { hours: 3, minutes: 15 };
    await eachDay(time, work, (problem) => logged.push(problem), { ended: ending.signal, now });
    expect([days, logged]).toEqual([2, ['Error: The disk is full.']]);
  });
});

describe('a proof of the backups', () => {
  const now = new Date('2026-11-30T03:15:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hour);

  const placeAt = (where: string) => openBackupPlace(where, { backupStore: undefined });

  it('is due where there was none', async () => {
    expect(await isProofDue(placeAt(join(folder, 'nothing')), now)).toBe(true);
  });

  it.each([
    [0, false],
    [29, false],
    [30, true],
    [-1, true],
  ])('of %d days ago is one that has to be made anew: %s', async (days, isDue) => {
    await noteProof(placeAt(folder), 'folio-2026-11-30T031500Z.tar.gz', daysAgo(days));
    expect(await isProofDue(placeAt(folder), now)).toBe(isDue);
  });

  it.each(['', '{}', '{"at":7}', '{"at":"soon"}', 'null'])(
    'is due where %j is noted',
    async (text) => {
      writeFileSync(join(folder, 'folio-proven.json'), text);
      expect(await isProofDue(placeAt(folder), now)).toBe(true);
    },
  );
});
