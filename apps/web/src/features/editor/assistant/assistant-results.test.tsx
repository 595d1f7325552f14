import { aiRoutes } from '@folio/contract/ai';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aiActions, answerSchemas } from './assistant-answers.ts';
import { appliedToast, sectionTitle } from './assistant-toasts.copy.ts';
import { atsMessage, isHighlighted } from './ats-numbers.tsx';
import { ResultNotes } from './edit-parts.tsx';
import { sampleAnswers } from './sample-answers.ts';

describe('an improvement', () => {
  it.each([
    ['workExperience', 'Experience Updated'],
    ['personalInfo', 'Summary Updated'],
    ['projects', 'Projects Updated'],
    ['unheard of', 'Resume Updated'],
  ])('[results-3] of %s is told as "%s" once it is applied', (section, title) => {
    expect(appliedToast({ path: `${section}/a`, section }).title).toBe(title);
  });

  it('is headed by its section', () => {
    const titleOf = (path: string) => sectionTitle({ path, section: path.split('/')[0] ?? '' });
    expect(titleOf('workExperience/a/bullets/b/text')).toBe('Experience');
    expect(titleOf('personalInfo/summary')).toBe('Summary');
    expect(titleOf('personalInfo/email')).toBe('Personal');
    expect(titleOf('__proto__')).toBe('Resume');
  });
});

describe('the numbers of the ATS analysis', () => {
  it.each([
    ['ats', 80],
    ['keywords', 70],
    ['format', 85],
  ] as const)('[results-4] %s is highlighted above %i, not at it', (kind, bar) => {
    expect(isHighlighted(kind, bar)).toBe(false);
    expect(isHighlighted(kind, bar + 1)).toBe(true);
  });

  it.each([
    [100, 'Excellent! Your resume is well-optimized for ATS systems.'],
    [85, 'Excellent! Your resume is well-optimized for ATS systems.'],
    [84, 'Good! Some improvements can enhance your ATS score.'],
    [70, 'Good! Some improvements can enhance your ATS score.'],
    [69.9, 'Needs improvement. Several optimizations recommended.'],
    [0, 'Needs improvement. Several optimizations recommended.'],
  ])('[results-5] a score of %d is told as "%s"', (score, message) => {
    expect(atsMessage(score)).toBe(message);
  });
});

const origin = { provider: 'openai' as const, heldBack: [] };
const shown = (answer: Parameters<typeof ResultNotes>[0]['answer'], isSample = false) =>
  renderToStaticMarkup(<ResultNotes answer={answer} isSample={isSample} />);

describe('what has to be known of an answer', () => {
  it('is nothing where all is well', () => {
    expect(shown(origin)).toBe('');
  });

  it('[results-2] is every fact that was held back, once, and why', () => {
    const heldBack = ['40%', 'Google', '40%'].map((text) => ({ kind: 'number', text }));
    const html = shown({ ...origin, heldBack, notice: 'They were held back.' });
    expect(html).toContain('They were held back.');
    expect(html.match(/40%/g)).toHaveLength(1);
    expect(html).toContain('Google');
    expect(html).toContain('Left out because your resume doesn’t mention it:');
  });

  it('is that it is a sample', () => {
    expect(shown(origin, true)).toContain('Sample Data');
  });
});

const routes = {
  improve: aiRoutes.improve,
  'optimize-ats': aiRoutes.optimizeAts,
  'suggest-skills': aiRoutes.suggestSkills,
  'generate-summary': aiRoutes.generateSummary,
  'improve-bullets': aiRoutes.improveBullets,
  'enhance-content': aiRoutes.enhanceContent,
};

describe('the sample data', () => {
  it.each(aiActions)('[results-1] of %s has the shape of an answer', (action) => {
    const answer = { success: true, ...sampleAnswers[action] };
    expect(routes[action].schema.response[200].safeParse(answer).error).toBeUndefined();
    expect(answerSchemas[action].safeParse(answer).error).toBeUndefined();
  });

  it('speaks of no place in the resume, and claims no notice of the server', () => {
    for (const { path } of sampleAnswers.improve.improvements) expect(path).toBe('');
    for (const action of aiActions) expect(sampleAnswers[action].notice).toBeUndefined();
  });
});

describe('an answer', () => {
  it('[results-6] without a content score has the one of 78', () => {
    const { optimizations, ...rest } = sampleAnswers['optimize-ats'];
    const { contentScore: _, ...scores } = optimizations ?? {};
    const read = answerSchemas['optimize-ats'].parse({ ...rest, optimizations: scores });
    expect(read.optimizations?.contentScore).toBe(78);
  });
});
