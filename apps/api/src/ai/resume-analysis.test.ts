import type { ScoringResult } from '@folio/contract/ai-answers';
import { defaultSettings } from '@folio/contract/default-settings';
import { type ResumeMatch, resumeAnalysisRoutes } from '@folio/contract/resume-analysis';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp, type TestAccount } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let ada: TestAccount;
let id: string;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  ada = await signUp(test);
  const content = {
    personalInfo: { firstName: 'Ada', summary: 'Analyst who writes reports.' },
    skills: [{ id: 'tools', category: 'Tools', items: ['SQL'] }],
  };
  const body = { name: 'Mine', content } as object;
  const made = await test.call(resumeRoutes.create, { body }, ada.token);
  ({ id } = (made.body as { data: Resume }).data);
});
afterAll(() => test.close());

const jobDescription = 'Requirements\n- SQL\n- Power BI';
const summary = { path: 'personalInfo/summary', was: 'Analyst who writes reports.' };
const change = (body: { path: string; was: string; text: string }, token = ada.token) =>
  test.call(resumeAnalysisRoutes.changeText, { params: { id }, body }, token);
const read = async () =>
  (await test.call(resumeRoutes.get, { params: { id } }, ada.token)).body as { data: Resume };

describe('the analysis of a stored resume', () => {
  it('scores it the same each time, for nothing', async () => {
    const ask = () => test.call(resumeAnalysisRoutes.score, { params: { id } }, ada.token);
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { data: { limit: { kind: 'few-words' } } } });
    expect((await ask()).body).toEqual(first.body);
  });

  it('[resume-analysis-1] goes by the career stage in the settings of the resume', async () => {
    const careerOf = async () => {
      const { body } = await test.call(resumeAnalysisRoutes.score, { params: { id } }, ada.token);
      return (body as { data: ScoringResult }).data.career;
    };
    expect(await careerOf()).toMatchObject({ stage: 'fresher', isChosen: false });
    const settings = { ...defaultSettings, careerStage: 'senior' as const };
    await test.call(resumeRoutes.update, { params: { id }, body: { settings } }, ada.token);
    expect(await careerOf()).toMatchObject({ stage: 'senior', told: 'fresher', isChosen: true });
  });

  it('names the findings that are worth most, not one for each of thousands of lines', async () => {
    const content = { workExperience: [{ position: 'Cook', description: '- a\n'.repeat(5_000) }] };
    await test.call(
      resumeRoutes.update,
      { params: { id }, body: { content } as object },
      ada.token,
    );
    const { body } = await test.call(resumeAnalysisRoutes.score, { params: { id } }, ada.token);
    const { findings } = (body as { data: ScoringResult }).data;
    const points = findings.map((finding) => finding.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(findings.length).toBe(2_000);
    expect(JSON.stringify(body).length).toBeLessThan(1_000_000);
  });

  it('matches it need by need', async () => {
    const { body } = await test.call(
      resumeAnalysisRoutes.match,
      { params: { id }, body: { jobDescription } },
      ada.token,
    );
    expect(body).toMatchObject({
      data: {
        needs: [
          { name: 'SQL', isFound: true, paths: [expect.stringMatching(/^skills\//)] },
          { name: 'Power BI', isFound: false, paths: [] },
        ],
      },
    });
    const blank = await test.call(
      resumeAnalysisRoutes.match,
      { params: { id }, body: { jobDescription: ' ' } },
      ada.token,
    );
    expect(blank.status).toBe(400);
  });

  it('counts nothing that its owner has hidden, an entry or a whole section', async () => {
    const needs = async () => {
      const body = { jobDescription };
      const asked = await test.call(
        resumeAnalysisRoutes.match,
        { params: { id }, body },
        ada.token,
      );
      const { data } = asked.body as { data: ResumeMatch };
      return data.needs.map(({ isFound }) => isFound);
    };
    expect(await needs()).toEqual([true, false]);
    const settings = { ...defaultSettings, hiddenSections: ['skills' as const] };
    await test.call(resumeRoutes.update, { params: { id }, body: { settings } }, ada.token);
    expect(await needs()).toEqual([false, false]);
  });

  it('is asked for by its owner alone', async () => {
    const bob = await signUp(test);
    const params = { id };
    const body = { ...summary, text: 'His.' };
    const asked = [
      (token?: string) => test.call(resumeAnalysisRoutes.score, { params }, token),
      (token?: string) =>
        test.call(resumeAnalysisRoutes.match, { params, body: { jobDescription } }, token),
      (token?: string) => test.call(resumeAnalysisRoutes.changeText, { params, body }, token),
    ];
    for (const ask of asked) {
      expect((await ask()).status).toBe(401);
      expect((await ask(bob.token)).body).toMatchObject({ code: 'RESUME_NOT_FOUND' });
    }
  });
});

describe('a text that is changed', () => {
  it('[resume-analysis-2] states no figure and no employer of another job', async () => {
    const was = 'Cooked for weddings';
    const path = 'workExperience/now/bullets/one/text';
    const content = {
      personalInfo: { firstName: 'Ada' },
      workExperience: [
        { id: 'now', position: 'Cook', company: 'Inn', bullets: [{ id: 'one', text: was }] },
        {
          id: 'then',
          position: 'Cook',
          company: 'Brindle',
          bullets: ['Cooked 140 covers a night'],
        },
      ],
    };
    const body = { name: 'Two jobs', content } as object;
    const made = await test.call(resumeRoutes.create, { body }, ada.token);
    const resume = (made.body as { data: Resume }).data;
    const judge = async (text: string) => {
      const params = { id: resume.id };
      const changed = { path, was, text };
      const route = resumeAnalysisRoutes.changeText;
      const answer = await test.call(route, { params, body: changed }, ada.token);
      return (answer.body as { data: { verdict: string } }).data.verdict;
    };
    expect(await judge('Cooked 140 covers for weddings')).toBe('refused');
    expect(await judge('Cooked for weddings at Brindle')).toBe('refused');
    expect(await judge('Cooked for weddings at the Inn')).toBe('clear');
  });

  it('is written if it adds no claims, and reaches open editors through the log', async () => {
    const text = 'Analyst who writes SQL reports.';
    expect(await change({ ...summary, text })).toMatchObject({
      status: 200,
      body: { data: { isWritten: true, version: 2 } },
    });
    expect((await read()).data.content.personalInfo.summary).toBe(text);
  });

  it('stays where it would state what the resume does not', async () => {
    const text = 'Analyst at Google who cut costs by 45 %.';
    expect(await change({ ...summary, text })).toMatchObject({
      body: { data: { verdict: 'refused', isWritten: false, version: 1 } },
    });
    expect((await read()).data.content.personalInfo.summary).toBe(summary.was);
  });

  it('is what its author saw, also of two who change it at once', async () => {
    const stale = { ...summary, was: 'Something else.', text: 'Analyst.' };
    expect((await change(stale)).status).toBe(409);
    const both = await Promise.all(
      ['Analyst who writes SQL reports.', 'Analyst who writes.'].map((text) =>
        change({ ...summary, text }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is one that is there, and no longer than it may be', async () => {
    for (const path of ['workExperience', 'personalInfo/nothing', 'isPublic', '__proto__', '/'])
      expect((await change({ ...summary, path, text: 'x' })).status, path).toBe(400);
    const long = { path: 'personalInfo/firstName', was: 'Ada', text: 'Ada '.repeat(200) };
    expect((await change(long)).status).toBe(400);
    expect((await read()).data.version).toBe(1);
  });
});
