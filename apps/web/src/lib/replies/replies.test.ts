import 'fake-indexeddb/auto';
import type { SuggestionReply } from '@folio/contract/suggestions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { openDeviceStore, reviewerId } from '../device-store/device-store.ts';
import { writeFormDraft } from '../form-draft.ts';
import { unsentReply, useReply } from './replies.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(async () => {
  await leavePages();
  vi.unstubAllGlobals();
});

const replyOf = (by: SuggestionReply['by'], text: string) => ({ id: 'r', by, text, createdAt: '' });

it('a reply that was stored, though its answer was lost, is not offered to be sent again', () => {
  writeFormDraft('reply-n', { fields: { note: 'Thanks! ' }, openedAt: 0 });
  expect(unsentReply({ id: 'n', replies: [] }, 'owner')).toBe('Thanks! ');
  expect(unsentReply({ id: 'n', replies: [replyOf('reviewer', 'Thanks!')] }, 'owner')).toBe(
    'Thanks! ',
  );
  expect(unsentReply({ id: 'n', replies: [replyOf('owner', 'Thanks!')] }, 'owner')).toBe('');
  expect(unsentReply({ id: 'n', replies: [] }, 'owner')).toBe('');
});

// It was: it was kept in the tab alone, and gone with it.
it('a reply that is not sent is there again after the tab was closed, and goes once it is sent', async () => {
  const note = { id: 'n', number: 1, replies: [], takesReplies: true };
  const open = () =>
    runHook(() => useReply({ note, reader: 'reviewer', onSend: async () => undefined }));
  const stored = async () => (await openDeviceStore(reviewerId).loadItem('form/reply-n')).notes;
  const page = await open();
  page.shown.keep('I mean the second one.');
  await expect.poll(stored).toEqual({ note: 'I mean the second one.' });
  await page.leave();
  vi.stubGlobal('sessionStorage', memoryStorage());
  const again = await open();
  await expect.poll(() => again.shown.text).toBe('I mean the second one.');
  await again.shown.send();
  await expect.poll(stored).toBeUndefined();
});
