import { emptyContent } from '@folio/contract/empty-content';
import { describe, expect, it } from 'vitest';
import {
  type AnalysisEvent,
  type AnalysisState,
  type Extracted,
  initialState,
  reduceAnalysis,
  type Source,
  stepsOf,
} from './analysis-state.ts';
import type { Scored } from './scored.ts';

const file = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
const source: Source = { kind: 'file', file };
const extracted: Extracted = {
  reading: { content: emptyContent(), areas: new Map(), unsure: new Set(), problems: [] },
  id: 'k',
};
const failure = { message: 'Busy', status: '503', at: new Date(0) };
const problem = { title: 'No', description: 'Not this one.' };
const scored: Scored = {
  overallScore: 70,
  strengths: [],
  improvements: [],
  tips: [],
  areas: [],
  findings: [],
  wordCount: 100,
};
const after = (...events: AnalysisEvent[]): AnalysisState =>
  events.reduce(reduceAnalysis, initialState);
const started = { type: 'started', source } as const;

describe('an analysis', () => {
  it('goes from a file over its steps to results', () => {
    expect(after({ type: 'chosen', source })).toEqual({ phase: 'choosing', source });
    expect(after(started)).toMatchObject({ phase: 'working', step: 'opening' });
    expect(after(started, { type: 'stepped', step: 'reading' })).toMatchObject({ step: 'reading' });
    const read = { type: 'extracted', extracted } as const;
    expect(after(started, read)).toMatchObject({ phase: 'working', step: 'scoring' });
    expect(after(started, read, { type: 'scored', scored })).toMatchObject({ phase: 'done' });
    expect(stepsOf({ kind: 'resume', id: '1', name: 'A' })).toEqual(['opening', 'scoring']);
  });

  it('keeps what was read for a retry, and nothing if reading failed', () => {
    const read = { type: 'extracted', extracted } as const;
    const failed = after(started, read, { type: 'failed', failure });
    expect(failed).toMatchObject({ phase: 'failed', extracted });
    expect(after(started, { type: 'failed', failure })).not.toHaveProperty('extracted.reading');
    expect(after({ ...started, extracted })).toMatchObject({ phase: 'working', step: 'scoring' });
  });

  it('keeps the file when it is canceled or could not be read', () => {
    expect(after(started, { type: 'canceled' })).toEqual({ phase: 'choosing', source });
    const unread = after(started, { type: 'unread', problem, isScan: true });
    expect(unread).toEqual({ phase: 'choosing', source, problem, isScan: true });
  });

  it('says how far the letters of a scan are made out', () => {
    const progress = { page: 1, pages: 2, done: 0.2 };
    const scanning = after(started, { type: 'progressed', progress });
    expect(scanning).toMatchObject({ phase: 'working', step: 'reading', scan: progress });
  });

  it('is scored anew for another career stage, unless something else was begun', () => {
    const done = [started, { type: 'extracted', extracted }, { type: 'scored', scored }] as const;
    const other = { ...extracted, careerStage: 'senior' as const };
    const rescored = { type: 'rescored', extracted: other, scored } as const;
    expect(after(...done, rescored)).toMatchObject({ phase: 'done', extracted: other });
    const ofAnother = { ...rescored, extracted: { ...other, id: 'other' } };
    expect(after(...done, ofAnother)).toMatchObject({ phase: 'done', extracted });
    expect(after(started, rescored)).toMatchObject({ phase: 'working' });
  });

  it('does not hear of work that was given up', () => {
    const late = [
      { type: 'scored', scored },
      { type: 'failed', failure },
      { type: 'extracted', extracted },
    ] as const;
    for (const event of late)
      expect(after(started, { type: 'canceled' }, event)).toEqual({ phase: 'choosing', source });
  });

  it('[analysis-state-1] forgets file, score, feedback and errors for another resume', () => {
    const failed = after(started, { type: 'failed', failure }, { type: 'reset' });
    expect(failed).toEqual(initialState);
    expect(after({ type: 'refused', problem }, { type: 'reset' })).toEqual(initialState);
    const read = { type: 'extracted', extracted } as const;
    const done = after(started, read, { type: 'scored', scored }, { type: 'reset' });
    expect(done).toEqual(initialState);
  });

  it('has no file after one was refused', () => {
    const refused = after({ type: 'chosen', source }, { type: 'refused', problem });
    expect(refused).toEqual({ phase: 'choosing', problem });
  });
});
