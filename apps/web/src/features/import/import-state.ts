import { emptyContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import { type ReadGroup, readGroups } from '../../lib/reading/read-rows.ts';
import type { FileReading, ScanProgress } from '../../lib/reading/reading.ts';
import type { ImportProblem } from './import.copy.ts';

export type ImportState =
  | { phase: 'choosing'; problem?: ImportProblem; scan?: File }
  | { phase: 'reading'; file: File; progress?: ScanProgress }
  | { phase: 'read'; file: File; reading: FileReading; leftOut: ReadonlySet<SectionName> };

export type ImportEvent =
  | { type: 'started'; file: File }
  | { type: 'progressed'; progress: ScanProgress }
  | { type: 'read'; reading: FileReading }
  | { type: 'left'; section: SectionName; isLeftOut: boolean }
  | { type: 'failed'; problem: ImportProblem; isScan: boolean }
  | { type: 'reset' };

export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  if (event.type === 'started') return { phase: 'reading', file: event.file };
  if (event.type === 'reset') return { phase: 'choosing' };
  if (event.type === 'left') return leave(state, event.section, event.isLeftOut);
  // What a reading that was given up still has to say is of no interest.
  if (state.phase !== 'reading') return state;
  const { file } = state;
  switch (event.type) {
    case 'progressed':
      return { ...state, progress: event.progress };
    case 'read':
      return { phase: 'read', file, reading: event.reading, leftOut: new Set() };
    case 'failed':
      return { phase: 'choosing', problem: event.problem, ...(event.isScan ? { scan: file } : {}) };
  }
}

function leave(state: ImportState, section: SectionName, isLeftOut: boolean): ImportState {
  if (state.phase !== 'read') return state;
  const others = [...state.leftOut].filter((one) => one !== section);
  return { ...state, leftOut: new Set(isLeftOut ? [...others, section] : others) };
}

export type ReadSection = { name: SectionName; title: string; groups: ReadGroup[] };

/** What was read, by the sections that a person can leave out. */
export function readSections(content: ResumeContent): ReadSection[] {
  const groups = readGroups(content);
  const names = [...new Set(groups.map(({ section }) => section))];
  return names.map((name) => ({
    name,
    title: sections[name].label,
    groups: groups.filter(({ section }) => section === name),
  }));
}

/** A content without the sections that were left out. */
export function withoutSections(
  content: ResumeContent,
  leftOut: ReadonlySet<SectionName>,
): ResumeContent {
  const nothing = emptyContent();
  const kept = Object.entries(content).filter(([name]) => !leftOut.has(name as SectionName));
  return { ...nothing, ...Object.fromEntries(kept) };
}
