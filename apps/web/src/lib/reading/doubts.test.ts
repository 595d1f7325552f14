import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';

/** As a page that is opened anew finds it. */
async function opened() {
  vi.resetModules();
  return await import('./doubts.ts');
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

it('[doubts-1] keeps unchecked values by resume, also after a reload', async () => {
  const { keepDoubts } = await opened();
  keepDoubts('one', ['personalInfo/email', 'interests']);
  keepDoubts('two', ['interests']);
  keepDoubts('one', ['interests']);
  keepDoubts('two', []);
  const { readDoubts } = await opened();
  expect(readDoubts('one')).toEqual(['interests']);
  expect(readDoubts('two')).toEqual([]);
});

it('keeps what another tab has kept meanwhile', async () => {
  const here = await opened();
  here.keepDoubts('one', ['interests']);
  const elsewhere = await opened();
  elsewhere.keepDoubts('two', ['interests']);
  here.keepDoubts('one', ['personalInfo/email']);
  const { readDoubts } = await opened();
  expect(readDoubts('one')).toEqual(['personalInfo/email']);
  expect(readDoubts('two')).toEqual(['interests']);
});

it('[doubts-2] forgets the resumes that were longest ago', async () => {
  const { keepDoubts, readDoubts } = await opened();
  for (let index = 0; index <= 20; index += 1) keepDoubts(`resume-${index}`, ['interests']);
  expect(readDoubts('resume-0')).toEqual([]);
  expect(readDoubts('resume-1')).toEqual(['interests']);
  expect(readDoubts('resume-20')).toEqual(['interests']);
});

it('[doubts-3] ignores anything but a list of paths', async () => {
  for (const stored of ['{"one":[1]}', '{"one":"x"}', '[]', 'null', 'no json']) {
    localStorage.setItem('doubts', stored);
    const { readDoubts } = await opened();
    expect(readDoubts('one'), stored).toEqual([]);
  }
});
