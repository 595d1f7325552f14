import { CoverLetterContent } from '@folio/contract/cover-letters';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { letterMaker } from './letter-maker.ts';

type Sent = { id?: string; text: string };
const made = new Map<string, string>();
let onRequest: () => void;

/** Makes a letter once for each id, and takes its later texts. */
beforeEach(() => {
  made.clear();
  onRequest = () => undefined;
  vi.stubGlobal('localStorage', memoryStorage({ token: 't' }));
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { id = path.split('/').at(-1) ?? '', text } = JSON.parse(body) as Sent;
    if (path !== '/api/letters' || !made.has(id)) made.set(id, text);
    onRequest();
    return Response.json({ success: true, data: { id, version: 1 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const letter = (text: string) => ({ ...CoverLetterContent.parse({ text, date: '' }) });
const details = { name: '', resumeId: null, applicationId: null };

it('what is typed while the letter is made is saved, too', async () => {
  let shown = letter('Dear');
  onRequest = () => {
    shown = letter('Dear Ada');
  };
  const id = await letterMaker()(() => shown, details);
  expect([...made]).toEqual([[id, 'Dear Ada']]);
});

it('asked again after a lost answer there is one letter, of what is shown then', async () => {
  const make = letterMaker();
  onRequest = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(make(() => letter('Dear'), details)).rejects.toThrow('OFFLINE');
  onRequest = () => undefined;
  const id = await make(() => letter('Dear Ada'), details);
  expect([...made]).toEqual([[id, 'Dear Ada']]);
});
