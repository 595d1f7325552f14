import { ResumeContent } from '@folio/contract/resume-content';
import { findLeftovers } from '@folio/documents/leftovers/find-leftovers';
import { sampleContent } from '@folio/documents/sample-content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearConfirmedLeftovers, confirmLeftovers, placesOf } from './ask-about-leftovers.ts';
import { leftoversQuestion } from './leftovers-question.ts';

afterEach(clearConfirmedLeftovers);

const resumeOf = (content: ResumeContent) => ({
  name: 'Resume',
  templateId: 'modern' as const,
  order: [],
  content,
});
const own = { firstName: 'Asha', lastName: 'Verma', title: 'Nurse' };
const withSummary = (summary: string) =>
  resumeOf(ResumeContent.parse({ personalInfo: { ...own, summary } }));

describe('a resume that goes out', () => {
  it('is asked about once where something waits to be filled in, and again where something new does', async () => {
    const first = confirmLeftovers(withSummary('Cut costs by [X%].'), vi.fn());
    expect(leftoversQuestion.get()?.places).toMatchObject([{ words: 'Summary', quote: '[X%]' }]);
    leftoversQuestion.get()?.answer(true);
    expect(await first).toBe(true);
    expect(await confirmLeftovers(withSummary('Cut all costs by [X%].'), vi.fn())).toBe(true);
    const other = confirmLeftovers(withSummary('Cut costs by [number].'), vi.fn());
    leftoversQuestion.get()?.answer(false);
    expect(await other).toBe(false);
    const again = confirmLeftovers(withSummary('Cut costs by [number].'), vi.fn());
    expect(leftoversQuestion.get()).toBeDefined();
    leftoversQuestion.get()?.answer(true);
    expect(await again).toBe(true);
  });

  it('has no question without leftovers', async () => {
    expect(await confirmLeftovers(withSummary('Ten years on a ward.'), vi.fn())).toBe(true);
    expect(leftoversQuestion.get()).toBeUndefined();
  });

  it('is asked about with what going on takes', () => {
    void confirmLeftovers(withSummary('TODO'), vi.fn(), 'print', 1);
    expect(leftoversQuestion.get()).toMatchObject({ outputAction: 'print', credits: 1 });
    leftoversQuestion.get()?.answer(false);
  });

  it('leads to each place', () => {
    const goTo = vi.fn();
    void confirmLeftovers(withSummary('TODO'), goTo);
    const [place] = leftoversQuestion.get()?.places ?? [];
    if (place) leftoversQuestion.get()?.goTo(place);
    expect(goTo).toHaveBeenCalledWith('personalInfo/summary');
    leftoversQuestion.get()?.answer(false);
  });
});

it('an entry of the sample is one place, however much of it is left', () => {
  const words = placesOf(sampleContent, findLeftovers(resumeOf(sampleContent))).map(
    (place) => place.words,
  );
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((one) => one.startsWith('Experience'))).toEqual([
    'Experience · Product Operations Manager',
    'Experience · Operations Analyst',
  ]);
});
