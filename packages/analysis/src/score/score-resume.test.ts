import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, it } from 'vitest';
import { areas } from '../checks/check.ts';
import { loadSpelling } from '../spelling/load-spelling.ts';
import { gradedResumes } from '../testing/graded-resumes.ts';
import { strongResume } from '../testing/resumes.ts';
import { allChecks, type ResumeScore, scoreResume } from './score-resume.ts';

const options = { spelling: await loadSpelling() };
const sumOf = ({ areas: scores }: ResumeScore) =>
  areas.reduce((sum, area) => sum + scores[area].score, 0);
const lostIn = ({ findings }: ResumeScore) =>
  findings.reduce((sum, finding) => sum + finding.points, 0);

describe('the score', () => {
  it('weighs content 70, structure 15 and reading by programs 15', () => {
    const weightOf = (area: string) =>
      allChecks.filter((check) => check.area === area).reduce((sum, { weight }) => sum + weight, 0);
    expect(areas.map(weightOf)).toEqual([70, 15, 15]);
    expect(new Set(allChecks.map((check) => check.id)).size).toBe(21);
  });

  it('is 0 for an empty resume, in every area, with a way to win back all of it', () => {
    const score = scoreResume(emptyContent(), options);
    expect(score.overall).toBe(0);
    expect(areas.map((area) => score.areas[area].score)).toEqual([0, 0, 0]);
    expect(lostIn(score)).toBeCloseTo(100, 5);
    expect(score.strengths).toEqual([]);
  });

  it('is 0 for a resume of blanks', () => {
    const blanks = ResumeContent.parse({
      personalInfo: { summary: ' \n ' },
      workExperience: [{ bullets: ['', ' - '] }],
      education: [{}],
      skills: [{ items: [''] }],
    });
    expect(scoreResume(blanks, options).overall).toBe(0);
  });

  it('is 100 for a resume in which nothing is left to do, and says what is good', () => {
    const score = scoreResume(strongResume, options);
    expect(score.findings).toEqual([]);
    expect(score.overall).toBe(100);
    expect(score.strengths).toHaveLength(allChecks.length);
    expect(score.strengths.join(' ')).toContain('bullets say in numbers how much or how many');
  });

  it('is the same for the same resume, and leaves it as it was', () => {
    const weak = { ...strongResume, skills: [], interests: 'Chess 🚀' };
    const before = structuredClone(weak);
    expect(scoreResume(weak, options)).toEqual(scoreResume(structuredClone(weak), options));
    expect(weak).toEqual(before);
  });

  it('has a reason for each point that is lost, the dearest first', () => {
    const weak = { ...strongResume, skills: [], education: [] };
    const score = scoreResume(weak, options);
    expect(sumOf(score) + lostIn(score)).toBeCloseTo(100, 5);
    const points = score.findings.map((finding) => finding.points);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(score.findings[0]).toMatchObject({ check: 'skills-in-context', severity: 'high' });
    expect(score.strengths).toHaveLength(
      allChecks.length - new Set(score.findings.map((finding) => finding.check)).size,
    );
  });

  it('gives pages of pictures nothing for programs, and praises nothing that they can’t read', () => {
    const [text, scan] = [undefined, true].map((isScan) =>
      scoreResume(strongResume, { ...options, isScan }),
    );
    expect(scan?.areas.ats).toEqual({ score: 0, max: 15 });
    expect(scan?.areas.content).toEqual(text?.areas.content);
    expect(scan?.findings[0]).toMatchObject({ check: 'textLayer', points: 15, path: '' });
    expect(scan?.strengths.join()).not.toContain('software');
  });

  it('does not see what a document hides', () => {
    const hidden = scoreResume(strongResume, {
      ...options,
      settings: { hiddenSections: ['skills'] },
    });
    expect(hidden).toEqual(scoreResume({ ...strongResume, skills: [] }, options));
  });
});

it('tells resumes apart: each is told worse than the one before, and scores less', () => {
  const scores = gradedResumes.map(({ content }) => scoreResume(content, options).overall);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(new Set(scores).size).toBe(scores.length);
  const [excellent, strong, good, middling, fair, weak, poor, nothing] = scores;
  expect(excellent).toBeGreaterThanOrEqual(90);
  expect(strong).toBeGreaterThanOrEqual(80);
  expect(good).toBeLessThan(90);
  expect(middling).toBeLessThan(85);
  expect(fair).toBeLessThan(80);
  expect(weak).toBeLessThan(60);
  expect(poor).toBeLessThan(40);
  expect(nothing).toBeLessThan(10);
});

describe('a resume in another language', () => {
  const german = ResumeContent.parse({
    ...strongResume,
    personalInfo: { ...strongResume.personalInfo, summary: '' },
    workExperience: strongResume.workExperience.map((job) => ({
      ...job,
      bullets: [
        'Leitung eines Teams von fünf Personen und Verantwortung für das Budget der Abteilung',
        'Senkung der Lieferzeiten um 23 % durch neue Abläufe im Lager und bessere Planung',
        'Einführung einer neuen Software für 40 Kolleginnen und Kollegen in drei Monaten',
      ],
    })),
  });

  it('is not faulted by rules for English, and is told so', () => {
    const score = scoreResume(german, options);
    expect(score.language).toBe('deu');
    expect(score.abstained).toEqual([
      'results',
      'action-verbs',
      'passive-voice',
      'concision',
      'spelling',
      'tense-and-pronouns',
      'verb-variety',
    ]);
    expect(score.findings.filter(({ check }) => score.abstained.includes(check))).toEqual([]);
    expect(score.areas.content.max).toBe(70);
    expect(sumOf(score) + lostIn(score)).toBeCloseTo(100, 5);
  });

  it('leaves the spelling out where there is no dictionary', () => {
    const score = scoreResume(strongResume);
    expect(score.abstained).toEqual(['spelling']);
    expect(score.overall).toBe(100);
  });
});
