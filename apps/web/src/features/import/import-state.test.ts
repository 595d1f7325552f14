import { emptyContent } from '@folio/contract/empty-content';
import { ResumeContent } from '@folio/contract/resume-content';
import { sectionNames } from '@folio/contract/section-names';
import { sampleContent } from '@folio/documents/sample-content';
import { describe, expect, it } from 'vitest';
import type { FileReading } from '../../lib/reading/reading.ts';
import {
  type ImportEvent,
  type ImportState,
  openDoubts,
  readSections,
  reduceImport,
  takenContent,
  withoutSections,
} from './import-state.ts';

const file = new File(['x'], 'scan.pdf');
const reading: FileReading = {
  content: emptyContent(),
  areas: new Map(),
  unsure: new Set(),
  problems: [],
  kind: 'text',
  text: 'x',
};
const problem = { title: 'No', description: 'Not this one.' };
const progress = { page: 1, pages: 2, done: 0.2 };
const after = (...events: ImportEvent[]): ImportState =>
  events.reduce(reduceImport, { phase: 'choosing' });

describe('an import', () => {
  it('[import-state-1] goes from the file through its pages to the result', () => {
    const started = { type: 'started', file } as const;
    expect(after(started, { type: 'progressed', progress })).toEqual({
      phase: 'reading',
      file,
      progress,
    });
    const read = after(started, { type: 'read', reading });
    expect(read).toEqual({
      phase: 'read',
      file,
      reading,
      leftOut: new Set(),
      content: reading.content,
      checked: new Set(),
    });
  });

  it('offers a scan to be read, and nothing else', () => {
    const failed = { type: 'failed', problem } as const;
    const started = { type: 'started', file } as const;
    expect(after(started, { ...failed, isScan: true })).toMatchObject({ problem, scan: file });
    expect(after(started, { ...failed, isScan: false })).toEqual({ phase: 'choosing', problem });
  });

  it('leaves out sections on request, for this file only', () => {
    const started = { type: 'started', file } as const;
    const leave = (section: 'skills' | 'education', isLeftOut: boolean) =>
      ({ type: 'left', section, isLeftOut }) as const;
    const begun = [started, { type: 'read', reading }, leave('skills', true)] as const;
    const { leftOut } = after(...begun, leave('education', true), leave('skills', false)) as {
      leftOut?: unknown;
    };
    expect(leftOut).toEqual(new Set(['education']));
    expect(after(...begun, started, { type: 'read', reading })).toMatchObject({
      leftOut: new Set(),
    });
  });

  it('[import-state-3] counts values as unsure that were neither corrected, confirmed nor left out', () => {
    const unsure = new Set(['personalInfo/email', 'personalInfo/lastName', 'interests']);
    const started = { type: 'started', file } as const;
    const begun = [started, { type: 'read', reading: { ...reading, unsure } }] as const;
    const doubtsAfter = (...events: ImportEvent[]) => {
      const state = after(...begun, ...events);
      return state.phase === 'read' ? openDoubts(state) : undefined;
    };
    expect(doubtsAfter()).toEqual(['personalInfo/firstName', 'personalInfo/email', 'interests']);
    const mended = { type: 'mended', path: 'personalInfo/email', text: 'a@example.com' } as const;
    const checked = { type: 'checked', path: 'personalInfo/firstName' } as const;
    expect(doubtsAfter(mended, checked)).toEqual(['interests']);
    expect(doubtsAfter({ type: 'left', section: 'personalInfo', isLeftOut: true })).toEqual([
      'interests',
    ]);
    const state = after(...begun, mended);
    expect(state.phase === 'read' && takenContent(state).personalInfo.email).toBe('a@example.com');
  });

  it('ignores results of an aborted reading', () => {
    const late: ImportEvent[] = [
      { type: 'read', reading },
      { type: 'progressed', progress },
      { type: 'failed', problem, isScan: false },
    ];
    for (const event of late)
      expect(after({ type: 'started', file }, { type: 'reset' }, event)).toEqual({
        phase: 'choosing',
      });
  });
});

const content = ResumeContent.parse({
  ...sampleContent,
  customSections: [{ title: 'Awards', entries: [{ title: 'Best bridge' }] }],
});

describe('the sections that were read', () => {
  it('are all those that hold something, each once', () => {
    const names = readSections(content).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('customSections');
    expect(readSections(emptyContent()).map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(['workExperience', 'education', 'skills', 'interests']),
    );
  });

  it.each(sectionNames)('[import-state-2] can be left out: %s', (name) => {
    const { [name]: left, ...rest } = withoutSections(content, new Set([name]));
    const { [name]: _, ...others } = content;
    expect(left).toEqual(emptyContent()[name]);
    expect(rest).toEqual(others);
  });
});
