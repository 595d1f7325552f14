import { loadSpelling } from '@folio/analysis/load-spelling';
import { scoreResume } from '@folio/analysis/score';
import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { ownContent } from '@folio/documents/leftovers/without-sample';
import { sampleContent } from '@folio/documents/sample-content';
import dictionary from 'dictionary-en';
import { expect, it } from 'vitest';
import { createScorer } from './create-scorer.ts';

const weak = ResumeContent.parse({
  ...sampleContent,
  workExperience: [
    { position: 'Clerk', company: 'Acme', bullets: ['Responsible for managment of stock'] },
    { position: 'Cook', startDate: '2019-01', bullets: ['Meals were cooked', 'I helped a lot'] },
  ],
});

it.each([
  ['a weak resume', weak],
  ['an empty one', emptyContent()],
])('[create-scorer-1] %s scores here what it scores on the server', async (_, content) => {
  const scored = await createScorer(async () => dictionary)({ content });
  const { own, sample } = ownContent(content);
  expect(scored).toEqual({
    report: scoreResume(own, { spelling: await loadSpelling() }),
    isSpelt: true,
    sample,
    rewrites: scored.rewrites,
  });
});

it('suggests what could be written for bullets that something is said of, and for them alone', async () => {
  const { report, rewrites } = await createScorer(async () => dictionary)({ content: weak });
  const paths = new Set(report.findings.map(({ path }) => path));
  expect(Object.keys(rewrites).length).toBeGreaterThan(1);
  for (const path of Object.keys(rewrites)) {
    expect(paths).toContain(path);
    expect(path).toContain('/bullets/');
  }
});

it('the unchanged sample has no score and no findings', async () => {
  const { report, sample } = await createScorer(async () => dictionary)({ content: sampleContent });
  expect([sample, report.findings]).toEqual(['all', []]);
  expect(report.overall).toBeLessThan(10);
  const { personalInfo } = sampleContent;
  const begun = { ...sampleContent, personalInfo: { ...personalInfo, summary: 'Ten years.' } };
  const scored = await createScorer(async () => dictionary)({ content: begun });
  expect(scored.sample).toBe('part');
  expect(scored.report.overall).toBeLessThan(40);
});

it('looks up each word once the dictionary has come, and says so until then', async () => {
  let isThere = false;
  const score = createScorer(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return dictionary;
  });
  const checksOf = async () =>
    (await score({ content: weak })).report.findings.map(({ check }) => check);
  expect((await score({ content: weak })).isSpelt).toBe(false);
  expect(await checksOf()).not.toContain('spelling');
  isThere = true;
  expect(await checksOf()).toContain('spelling');
  expect((await score({ content: weak })).isSpelt).toBe(true);
});
