import { describe, expect, it } from 'vitest';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { type Change, reduceDocument } from '../store/reduce-document.ts';
import { changedParts, mergeDocuments, saysTheSame } from './merge-documents.ts';
import { resumeOf } from './saving-fixture.ts';

const base = documentOf(resumeOf({ content: { workExperience: [{ id: 'a', position: 'Poet' }] } }));
const after = (...changes: Change[]): EditorDocument => changes.reduce(reduceDocument, base);
const title = (value: string): Change => ({ type: 'setField', field: 'title', value });
const role = (value: string): Change => ({
  type: 'setEntryField',
  list: 'workExperience',
  id: 'a',
  field: 'position',
  value,
});

describe('mergeDocuments', () => {
  it('keeps changes of different parts from both sides', () => {
    const merged = mergeDocuments(
      base,
      after(title('Mine'), { type: 'rename', name: 'My name' }),
      after(role('Theirs'), { type: 'setTemplate', templateId: 'classic' }),
    );
    expect(merged).toMatchObject({
      name: 'My name',
      templateId: 'classic',
      content: { personalInfo: { title: 'Mine' }, workExperience: [{ position: 'Theirs' }] },
    });
  });

  it('keeps changes of different settings from both sides', () => {
    const merged = mergeDocuments(
      base,
      after({ type: 'setSettings', settings: { pageSize: 'Letter' } }),
      after({ type: 'setSettings', settings: { marginMm: 12 } }),
    );
    expect(merged?.settings).toMatchObject({ pageSize: 'Letter', marginMm: 12 });
    const wide = after({ type: 'setSettings', settings: { marginMm: 20 } });
    const narrow = after({ type: 'setSettings', settings: { marginMm: 12 } });
    expect(mergeDocuments(base, wide, narrow)).toBeUndefined();
    expect(changedParts(wide, narrow)).toEqual(['Design']);
  });

  it('takes the same change on both sides for one', () => {
    const both = after(title('Same'));
    expect(mergeDocuments(base, both, after(title('Same')))).toEqual(both);
  });

  it('refuses when both changed the same part', () => {
    expect(mergeDocuments(base, after(title('Mine')), after(title('Theirs')))).toBeUndefined();
    expect(mergeDocuments(base, after(role('Mine')), after(role('Theirs')))).toBeUndefined();
    const renamed = (name: string) => after({ type: 'rename', name });
    expect(mergeDocuments(base, renamed('Mine'), renamed('Theirs'))).toBeUndefined();
  });
});

describe('what differs', () => {
  it('is said in the words of the screen, and ids of entries do not count', () => {
    expect(changedParts(base, after(title('x'), role('y')))).toEqual(['Personal', 'Experience']);
    const otherIds = documentOf(resumeOf({ content: { workExperience: [{ position: 'Poet' }] } }));
    expect(saysTheSame(base, otherIds)).toBe(true);
    expect(saysTheSame(base, after({ type: 'setPublished', isPublished: true }))).toBe(false);
  });
});
