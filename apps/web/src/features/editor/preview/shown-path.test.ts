import type { DisplayList } from '@folio/typeset/display-list';
import { expect, it } from 'vitest';
import { shownPath } from './shown-path.ts';

const box = (path: string) => ({ path, xPt: 0, yPt: 0, widthPt: 10, heightPt: 10 });

it('what is marked for a field is the first of its paths that is shown', () => {
  const list: DisplayList = {
    ...{ widthPt: 595, heightPt: 842, language: 'en', title: '', author: '', structure: [] },
    pages: [
      { items: [], boxes: [] },
      { items: [], boxes: [box('workExperience[0]'), box('workExperience[0].position')] },
    ],
  };
  const paths = ['workExperience[0].location', 'workExperience[0].position', 'workExperience[0]'];
  expect(shownPath(list, paths)).toBe('workExperience[0].position');
  expect(shownPath(list, ['interests'])).toBeUndefined();
  expect(shownPath(list, [])).toBeUndefined();
});
