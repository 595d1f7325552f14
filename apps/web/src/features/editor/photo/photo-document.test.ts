import { defaultSettings } from '@folio/contract/default-settings';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { readStoredContent } from '../saving/stored-document.ts';
import { documentOf } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { type Change, reduceDocument } from '../store/reduce-document.ts';
import { asResume } from './use-resume-for-document.ts';

const photoId = '01890000-0000-7000-8000-000000000000';
const base = documentOf(resumeOf());
const setPhoto: Change = { type: 'setField', field: 'photoId', value: photoId };
const withPhoto = reduceDocument(base, setPhoto);

it('a photo is undone and redone', () => {
  const store = createEditorStore(base);
  const photo = () => asResume(store.getDocument()).content.personalInfo.photoId;
  store.dispatch(setPhoto);
  expect(photo()).toBe(photoId);
  store.dispatch({ type: 'undo' });
  expect(photo()).toBe('');
  store.dispatch({ type: 'redo' });
  expect(photo()).toBe(photoId);
});

it('a photo is in the draft that this browser keeps', () => {
  expect(readStoredContent(JSON.parse(JSON.stringify(withPhoto)))?.personalInfo.photoId).toBe(
    photoId,
  );
});

it('hiding it, and going back to the template’s own look, loses no photo', () => {
  const hide: Change = { type: 'setSettings', settings: { showPhoto: false } };
  const hidden = reduceDocument(withPhoto, hide);
  expect(hidden.content.personalInfo.photoId).toBe(photoId);
  const reset = reduceDocument(hidden, { type: 'setSettings', settings: defaultSettings });
  expect([reset.content.personalInfo.photoId, reset.settings.showPhoto]).toEqual([photoId, true]);
});
