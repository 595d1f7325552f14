import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { gather } from './content-of-labels.ts';
import { type Label, labelId, labelOf } from './labels.ts';
import { cutLines } from './learned-reading.ts';
import { withoutSubheads } from './subheads.ts';

const labeled = (...texts: [string, Label][]) => {
  const cut = cutLines(textToLines(texts.map(([text]) => text).join('\n')));
  const labels = Int16Array.from(texts, ([, label]) => labelId(label));
  return { ...cut, labels, probabilities: new Float64Array(labels.length).fill(1) };
};
const labelsOf = (...texts: [string, Label][]) =>
  Array.from(withoutSubheads(labeled(...texts)).labels, labelOf);

it('what stands above a part of each job is neither an employer nor a heading', () => {
  const labels = labelsOf(
    ['Joiner', 'position^'],
    ['- Built two cranes', 'bullet'],
    ['Tools used:', 'company^'],
    ['- A saw', 'bullet'],
    ['Fitter', 'position^'],
    ['- Built two boats', 'bullet'],
    ['Tools used:', 'heading-other'],
    ['Saws', 'skill'],
    ['Tools used:', 'company^'],
  );
  expect(labels).toEqual([
    ...['position^', 'bullet', 'work-text', 'bullet'],
    ...['position^', 'bullet', 'work-text'],
    ...['skill', 'work-text'],
  ]);
});

it('what stands once, or above no entry, stays what it is', () => {
  const texts: [string, Label][] = [
    ['Skills:', 'heading-skills'],
    ['Sawing', 'skill'],
    ['Skills:', 'heading-skills'],
    ['Joiner', 'position^'],
    ['Acme Ltd:', 'company'],
    ['Fitter:', 'position^'],
    ['Acme Ltd:', 'company'],
    ['Fitter:', 'position^'],
  ];
  expect(labelsOf(...texts)).toEqual(texts.map(([, label]) => label));
});

it('a heading ends above another of other size', () => {
  const read = labeled(['AWARDS', 'heading-other'], ['County awards', 'heading-other']);
  const titlesWith = (size: number) => {
    const segments = read.segments.map((one, at) => (at === 1 ? { ...one, size } : one));
    return gather({ ...read, segments }, new Map()).headings.map(({ text }) => text);
  };
  const { size = 0 } = read.segments[0] ?? {};
  expect(titlesWith(size)).toEqual(['AWARDS County awards']);
  expect(titlesWith(size - 2)).toEqual(['AWARDS', 'County awards']);
});
