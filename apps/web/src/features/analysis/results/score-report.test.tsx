import { defaultCreditCosts } from '@folio/contract/credits';
import { ResumeContent } from '@folio/contract/resume-content';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { creditPrice } from '../../../lib/credit-price.ts';
import { AnalysisFailure } from '../analysis-page.tsx';
import { toScored } from '../scored.ts';
import { ScoreReport } from './score-report.tsx';

const content = ResumeContent.parse({
  workExperience: [{ position: 'Engineer', bullets: ['Helped with <b>it</b>'] }],
});
const answer = {
  data: {
    overallScore: 52.2,
    strengths: [],
    weaknesses: [],
    improvementTips: [],
    feedback: ['Dates are clear.', 'Give numbers.'],
    areas: [
      { area: 'content', title: 'x', score: 69, points: 34, max: 50 },
      { area: 'ats', title: 'x', score: 70, points: 18, max: 25 },
    ],
    findings: [
      {
        check: 'verbs',
        area: 'content',
        severity: 'low',
        message: 'Weak beginning.',
        path: 'workExperience/workExperience-1/bullets/bullets-1/text',
        start: 0,
        end: 11,
        points: 1.43,
        rewrite: 'Built',
      },
    ],
  },
};
const texts = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((text) => text.trim());
const report = (data: unknown, isSold = true) =>
  renderToStaticMarkup(
    <ScoreReport
      scored={toScored(data)}
      isSold={isSold}
      content={content}
      selected={undefined}
      isOnPage={() => true}
      onShow={() => undefined}
      onChooseStage={() => undefined}
    />,
  );

describe('the report', () => {
  it('shows the score, its areas, strengths and advice in everyday words', () => {
    const shownTexts = texts(report(answer));
    for (const text of [
      '52',
      'Needs significant improvement',
      'Content Quality',
      '34',
      'of 50',
      'Weak',
      'ATS Compatibility',
      '18',
      'of 25',
      'Strong',
      'Strengths',
      'Dates are clear.',
      'Areas for Improvement',
      'Give numbers.',
      'Start here',
      'Weak beginning.',
      '+1.4 points',
      'Helped with',
      'Experience · Engineer · bullet 1',
      'Built &lt;b&gt;it&lt;/b&gt;',
    ])
      expect(shownTexts).toContain(text);
  });

  it('shows progress instead of a misleading score', () => {
    const reason = 'Your score starts at 80 words. This resume has 20.';
    const data = { ...answer.data, wordCount: 20, limit: { kind: 'few-words', reason } };
    const html = report({ data });
    const shownTexts = texts(html);
    const free = 'Without a score, an analysis takes no credits.';
    for (const text of ['No score yet', reason, free, 'Start here'])
      expect(shownTexts).toContain(text);
    for (const text of ['Overall score', '52', 'Content Quality'])
      expect(shownTexts).not.toContain(text);
    expect(html).toContain('width:25%');
    expect(texts(report({ data }, false))).not.toContain(free);
    expect(texts(report(answer))).not.toContain(free);
  });

  it('says why a file is held below its areas, and what the person was taken for', () => {
    const reason = 'Hiring software can’t read images.';
    const fromResume = { reason: 'Your jobs add up to 3 years.', told: 'early' };
    const career = { ...fromResume, stage: 'early', isChosen: false };
    const data = { ...answer.data, overallScore: 59, limit: { kind: 'scan', reason }, career };
    const shownTexts = texts(report({ data }));
    for (const text of ['59', reason, `${fromResume.reason} Not right? Choose another.`])
      expect(shownTexts).toContain(text);
    const chosen = { ...data, career: { ...fromResume, stage: 'senior', isChosen: true } };
    const html = report({ data: chosen });
    expect(html).toContain('<option value="senior" selected="">Experienced</option>');
    expect(html).toContain('<option value="told">From your resume: Early career</option>');
  });

  it('says what is to improve once, and leaves out nothing', () => {
    const improvementTips = ['One.', 'Two.', 'Three.', 'Give numbers.'];
    const count = (data: unknown, text: string) =>
      texts(report({ data })).filter((one) => one === text).length;
    const { findings, ...rest } = answer.data;
    const feedback = ['Dates are clear.', 'Weak beginning.', 'Short.', 'Give numbers.'];
    const withFindings = { ...rest, findings, feedback, improvementTips };
    for (const text of ['Weak beginning.', 'Give numbers.'])
      expect(count(withFindings, text), text).toBe(1);
    for (const text of ['One.', 'Give numbers.'])
      expect(count({ ...rest, improvementTips }, text), text).toBe(1);
  });

  it('says so when there is nothing to do', () => {
    const { findings: _, ...data } = answer.data;
    const none = 'We found nothing to fix.';
    expect(report({ data: { ...data, feedback: ['Dates are clear.'] } })).toContain(none);
    expect(report({ data }), 'where feedback names some').not.toContain(none);
  });
});

describe('a failure', () => {
  const failure = { message: 'Busy.', status: '503', at: new Date(0), requestId: 'r-1' };
  const price = creditPrice('analysis', undefined, defaultCreditCosts);
  const analysis = { price, credits: 9, hasCredits: true, retry: () => undefined };
  const shown = (hasContent: boolean) =>
    renderToStaticMarkup(
      <AnalysisFailure failure={failure} hasContent={hasContent} analysis={analysis} />,
    );

  it('is shown with its details, and offers a retry if something was read', () => {
    const shownTexts = texts(shown(true));
    for (const text of [
      'Analysis Error',
      'Busy.',
      'Error Details',
      '503',
      'r-1',
      'Retry Analysis',
      '3 credits',
      'If this issue persists, please contact support.',
    ])
      expect(shownTexts).toContain(text);
    expect(shown(false)).not.toContain('Retry Analysis');
  });
});
