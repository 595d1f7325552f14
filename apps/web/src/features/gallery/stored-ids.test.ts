import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { hideTemplate, showHiddenTemplates } from './hidden-templates.ts';
import { clearRecentTemplates, rememberPreview } from './recent-templates.ts';
import { readIds } from './stored-ids.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));

const recent = (userId: string) => readIds(`recentTemplates.${userId}`);
const hidden = () => readIds('hiddenTemplates');

describe('what was previewed', () => {
  it('[stored-ids-2] is kept five deep, the last one first, each once', () => {
    for (const id of ['modern', 'classic', 'minimal', 'creative', 'academic'] as const)
      rememberPreview('ada', id);
    rememberPreview('ada', 'classic');
    expect(recent('ada')).toEqual(['classic', 'academic', 'creative', 'minimal', 'modern']);
    rememberPreview('ada', 'professional');
    expect(recent('ada')).toEqual(['professional', 'classic', 'academic', 'creative', 'minimal']);
  });

  it('[stored-ids-3] is kept apart for each account', () => {
    rememberPreview('ada', 'modern');
    rememberPreview('bob', 'classic');
    expect([recent('ada'), recent('bob')]).toEqual([['modern'], ['classic']]);
  });

  it('is cleared at sign-out, and hidden templates stay hidden', () => {
    rememberPreview('ada', 'modern');
    rememberPreview('bob', 'classic');
    hideTemplate('academic');
    clearRecentTemplates();
    expect([recent('ada'), recent('bob'), hidden()]).toEqual([[], [], ['academic']]);
  });

  it('does not fail where the browser has no room', () => {
    vi.stubGlobal('localStorage', fullStorage());
    rememberPreview('ada', 'modern');
    expect(recent('ada')).toEqual([]);
  });
});

describe('what is stored', () => {
  it.each([
    ['no JSON', '[', []],
    ['no list', '{"0":"modern"}', []],
    ['null', 'null', []],
    [
      'unknown and repeated ids',
      '["modern","fancy",7,null,"modern","classic"]',
      ['modern', 'classic'],
    ],
  ])('is checked: %s', (_name, stored, ids) => {
    localStorage.setItem('recentTemplates.ada', stored);
    expect(recent('ada')).toEqual(ids);
  });

  it('gives the same list until it changes', () => {
    rememberPreview('ada', 'modern');
    expect(recent('ada')).toBe(recent('ada'));
    localStorage.setItem('recentTemplates.ada', '["classic"]');
    expect(recent('ada')).toEqual(['classic']);
  });
});

describe('hiding', () => {
  it('takes a template out until all come back', () => {
    hideTemplate('creative');
    hideTemplate('academic');
    hideTemplate('creative');
    expect(hidden()).toEqual(['academic', 'creative']);
    showHiddenTemplates();
    expect(hidden()).toEqual([]);
  });

  it.each(['modern', 'classic', 'minimal'] as const)('[stored-ids-1] never takes %s', (id) => {
    hideTemplate(id);
    expect(hidden()).toEqual([]);
  });

  it('says so where the browser has no room', () => {
    vi.stubGlobal('localStorage', fullStorage());
    expect(() => hideTemplate('creative')).toThrow('full');
  });
});

function fullStorage(): Storage {
  const full = () => {
    throw new Error('full');
  };
  return { ...memoryStorage(), setItem: full };
}
