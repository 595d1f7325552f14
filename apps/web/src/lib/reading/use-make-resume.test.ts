import { emptyContent } from '@folio/contract/empty-content';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { readDoubts } from './doubts.ts';
import { freeNameOf, resumeMaking } from './use-make-resume.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { id: 'made' } }));
});

it('a resume whose dialog was closed before it was made keeps what is to be checked', async () => {
  const nobodyWaits = new MutationObserver(new QueryClient(), resumeMaking());
  const doubts = ['personalInfo/email'];
  await nobodyWaits.mutate({ name: 'Ana', content: emptyContent(), doubts });
  expect(readDoubts('made')).toEqual(doubts);
});

it.each([
  [['Ada Moss', 'CV.pdf'], [], 'Ada Moss'],
  [['Ada Moss', 'Lebenslauf.pdf'], ['Ada Moss'], 'Lebenslauf'],
  [['Ada Moss', 'CV.pdf'], ['CV', 'Ada Moss', 'Ada Moss 2'], 'Ada Moss 3'],
  [[' ', 'CV.pdf'], ['Ada Moss'], 'CV'],
  [['', ''], ['My resume'], 'My resume 2'],
])('no two resumes are called alike: %j beside %j', (names, others, name) => {
  expect(
    freeNameOf(
      names,
      others.map((one) => ({ name: one })),
    ),
  ).toBe(name);
});
