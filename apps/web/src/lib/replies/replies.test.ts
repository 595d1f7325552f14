import type { SuggestionReply } from '@folio/contract/suggestions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { writeFormDraft } from '../form-draft.ts';
import { unsentReply } from './replies.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
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
