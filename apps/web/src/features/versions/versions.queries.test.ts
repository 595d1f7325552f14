import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { TailoredVersion } from '@folio/contract/versions';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { offeredChanges } from './offered-changes.ts';
import { settle } from './versions.queries.ts';

afterEach(() => vi.unstubAllGlobals());

const contentOf = (summary: string) => ResumeContent.parse({ personalInfo: { summary } });

it('what a version said before it takes a change over is kept in its history', async () => {
  const sent: [path: string, body: object][] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    const data = { id: crypto.randomUUID(), version: 4, updatedAt: '2026-11-29T12:00:00.000Z' };
    return Response.json({ success: true, data, message: 'Saved' });
  });
  const [base, content] = [contentOf('Old'), contentOf('Mine')];
  const original = { id: 'original', version: 7, content: contentOf('New') } as Resume;
  const resume = { id: 'version', version: 3, content } as Resume;
  const taken = offeredChanges(base, original.content, content);
  await settle({ version: { resume } as TailoredVersion, original, taken });
  expect(sent).toEqual([
    [
      '/api/resumes/version',
      expect.objectContaining({ content: contentOf('New'), version: 3, reason: 'suggestion' }),
    ],
    ['/api/resumes/version/original', { originalVersion: 7 }],
  ]);
});
