import type { DisplayList } from '@folio/typeset/display-list';
import { expect, it } from 'vitest';
import { shownPath } from './preview-pane.tsx';

const box = (path: string) => ({ path, xPt: 0, yPt: 0, widthPt: 10, heightPt: 10 });

it('marks the first of a field’s paths that is shown', () => {
  const list: DisplayList = {
    widthPt: 595,
    heightPt: 842,
    language: 'en',
    title: '',
    author: '',
    structure: [],
    pages: [
      { items: [], boxes: [] },
      {
        items: [],
        boxes: [
          box('workExperience/workExperience-1'),
          box('workExperience/workExperience-1/position'),
        ],
      },
    ],
  };
  const paths = [
    'workExperience/workExperience-1/location',
    'workExperience/workExperience-1/position',
    'workExperience/workExperience-1',
  ];
  expect(shownPath(list, paths)).toBe('workExperience/workExperience-1/position');
  expect(shownPath(list, ['interests'])).toBeUndefined();
  expect(shownPath(list, [])).toBeUndefined();
});
