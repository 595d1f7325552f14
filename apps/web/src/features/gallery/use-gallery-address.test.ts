import { describe, expect, it } from 'vitest';
import { readGalleryAddress } from './use-gallery-address.ts';

const read = (text: string) => readGalleryAddress(new URLSearchParams(text));

describe('the address of the gallery', () => {
  it('describes the displayed templates', () => {
    expect(
      read(
        'q=Clean&category=minimal&plan=free&kind=photo&sort=name-desc&color=indigo&preview=modern',
      ),
    ).toEqual({
      search: 'Clean',
      category: 'minimal',
      plan: 'free',
      kind: 'photo',
      sort: 'name-desc',
      color: { id: 'indigo', name: 'Indigo', accent: '#4f46e5' },
      previewedId: 'modern',
    });
  });

  it.each([
    '',
    'category=fancy&sort=&color=red',
    'category=constructor&sort=toString&kind=toString&plan=pro',
  ])('shows everything, newest first, at ?%s', (text) => {
    expect(read(text)).toMatchObject({
      search: '',
      category: 'all',
      plan: 'any',
      kind: 'any',
      sort: 'newest',
      color: { id: 'default', accent: null },
      previewedId: null,
    });
  });
});
