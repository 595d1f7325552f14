import { emptyContent } from '@folio/contract/empty-content';
import { exportDocument } from '@folio/documents/export-document';
import { describe, expect, it } from 'vitest';
import { keptCopyIn } from './kept-copy.ts';

const kindOf = (content: unknown) =>
  keptCopyIn(
    new File([typeof content === 'string' ? content : JSON.stringify(content)], 'copy.json'),
  );

const letter = {
  jobDescription: '',
  role: 'Cook',
  company: '',
  hiringManager: '',
  address: '',
  subject: '',
  date: '',
  text: 'Dear team,',
};

describe('a copy that was handed over', () => {
  it.each([
    ['a letter', letter, 'letter'],
    ['a profile with one change', { bio: 'A cook.' }, 'profile'],
    [
      'a profile with a part of a group',
      { 'visibility.public': true, skills: ['Soup'] },
      'profile',
    ],
  ])('is told by its fields: %s', async (_, copy, kind) => {
    expect(await kindOf(copy)).toBe(kind);
  });

  it.each([
    ['JSON Resume', { basics: { name: 'Asha' }, work: [] }],
    ['our own content', emptyContent()],
    ['nothing', {}],
    ['a list', []],
    ['no JSON', '{"text": '],
  ])('is none of these: %s', async (_, content) => {
    expect(await kindOf(content)).toBeUndefined();
  });

  it('is not what a resume is exported as', async () => {
    const resume = { name: 'Mine', templateId: 'modern', order: [], content: emptyContent() };
    const bytes = await exportDocument(resume as never, 'json');
    expect(await kindOf(new TextDecoder().decode(bytes))).toBeUndefined();
  });
});
