import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import { documentOf } from '../store/document.ts';
import { adviceOf, appliedToast, bulletSuggestion, sectionTitle } from './advice.ts';

const document = documentOf(
  resumeOf({ content: { workExperience: [{ id: 'job', bullets: ['', 'Helped out'] }] } }),
);
const improvement = {
  ...{ section: 'workExperience', priority: 'high' as const, suggestion: 'Say what you did.' },
  ...{ before: 'Helped out', after: 'Ran [N] shifts', path: 'workExperience[0].bullets[1]' },
};
const place = { list: 'experience', id: 'job', field: 'bulletPoints', item: 1 };

describe('an improvement', () => {
  it('knows the field that it is about', () => {
    const { before, after } = improvement;
    expect(adviceOf(document, improvement)).toMatchObject({
      place,
      change: { kind: 'text', place, before, after },
    });
  });

  it('changes nothing where only the person knows what to write', () => {
    const advice = adviceOf(document, { ...improvement, before: '', after: '' });
    expect(advice.change).toBeUndefined();
    expect(advice.place).toEqual(place);
  });

  it('changes nothing where no field holds the text', () => {
    expect(adviceOf(document, { ...improvement, path: 'elsewhere' }).change).toBeUndefined();
    expect(adviceOf(document, { ...improvement, path: '' }).change).toBeUndefined();
  });

  it.each([
    ['workExperience', 'Experience Updated'],
    ['personalInfo', 'Summary Updated'],
    ['projects', 'Projects Updated'],
    ['unheard of', 'Resume Updated'],
  ])('of %s is told as "%s" once it is applied', (section, title) => {
    expect(appliedToast({ ...improvement, section }).title).toBe(title);
  });

  it('is headed by its section', () => {
    const titleOf = (path: string) => sectionTitle({ path, section: path.split(/[.[]/)[0] ?? '' });
    expect(titleOf('workExperience[0].bullets[1]')).toBe('Experience');
    expect(titleOf('personalInfo.summary')).toBe('Summary');
    expect(titleOf('personalInfo.email')).toBe('Personal');
    expect(titleOf('__proto__')).toBe('Resume');
  });
});

describe('a changed bullet point', () => {
  const change = { entry: 0, bullet: 1, before: 'Helped out', after: 'Ran' };

  it('is at its place among all lines of its entry', () => {
    expect(bulletSuggestion(document, change)).toMatchObject({ place });
  });

  it('of no entry is none', () => {
    expect(bulletSuggestion(document, { ...change, entry: 7 })).toBeUndefined();
  });
});
