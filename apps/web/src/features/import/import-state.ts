import { parsePath } from '@folio/contract/content-path';
import { emptyContent } from '@folio/contract/empty-content';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { SectionName } from '@folio/contract/section-names';
import { sections } from '@folio/contract/sections';
import {
  correctText,
  inOrderOfRows,
  rowPathOf,
  withoutEmptyEntries,
} from '../../lib/reading/correct-text.ts';
import { type ReadGroup, readGroups } from '../../lib/reading/read-rows.ts';
import type { FileReading, ScanProgress } from '../../lib/reading/reading.ts';
import type { ImportProblem } from './import.copy.ts';

export type ImportState =
  | { phase: 'choosing'; problem?: ImportProblem; scan?: File }
  | { phase: 'reading'; file: File; progress?: ScanProgress }
  | {
      phase: 'read';
      file: File;
      reading: FileReading;
      leftOut: ReadonlySet<SectionName>;
      /** The read content, with its owner's corrections. */
      content: ResumeContent;
      /** Paths of unsure values that were corrected or confirmed. */
      checked: ReadonlySet<string>;
    };

export type ImportEvent =
  | { type: 'started'; file: File }
  | { type: 'progressed'; progress: ScanProgress }
  | { type: 'read'; reading: FileReading }
  | { type: 'left'; section: SectionName; isLeftOut: boolean }
  | { type: 'mended'; path: string; text: string }
  | { type: 'checked'; path: string }
  | { type: 'failed'; problem: ImportProblem; isScan: boolean }
  | { type: 'reset' };

export function reduceImport(state: ImportState, event: ImportEvent): ImportState {
  if (event.type === 'started') return { phase: 'reading', file: event.file };
  if (event.type === 'reset') return { phase: 'choosing' };
  if (state.phase === 'read') return reduceRead(state, event);
  // Events of an aborted reading are ignored.
  if (state.phase !== 'reading') return state;
  const { file } = state;
  switch (event.type) {
    case 'progressed':
      return { ...state, progress: event.progress };
    case 'read':
      return {
        phase: 'read',
        file,
        reading: event.reading,
        leftOut: new Set(),
        content: event.reading.content,
        checked: new Set(),
      };
    case 'failed':
      return { phase: 'choosing', problem: event.problem, ...(event.isScan ? { scan: file } : {}) };
    default:
      return state;
  }
}

type Read = Extract<ImportState, { phase: 'read' }>;

function reduceRead(state: Read, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'left': {
      const others = [...state.leftOut].filter((one) => one !== event.section);
      return { ...state, leftOut: new Set(event.isLeftOut ? [...others, event.section] : others) };
    }
    case 'mended': {
      const content = correctText(state.content, event.path, event.text);
      return { ...state, content, checked: new Set([...state.checked, event.path]) };
    }
    case 'checked':
      return { ...state, checked: new Set([...state.checked, event.path]) };
    default:
      return state;
  }
}

/** Rows that are unsure, included, and not checked yet, in their order. */
export function openDoubts({ content, reading, leftOut, checked }: Read): string[] {
  const unsure = [...new Set([...reading.unsure].map(rowPathOf))].filter((path) => {
    const section = parsePath(path)?.section;
    return section !== undefined && !leftOut.has(section) && !checked.has(path);
  });
  return inOrderOfRows(content, unsure);
}

/** The content for the new resume. */
export const takenContent = ({ content, leftOut, reading }: Read): ResumeContent =>
  withoutEmptyEntries(withoutSections(content, leftOut), reading.content);

export type ReadSection = { name: SectionName; title: string; groups: ReadGroup[] };

/** The read content, by sections that can be left out. */
export function readSections(content: ResumeContent): ReadSection[] {
  const groups = readGroups(content, { each: true });
  const names = [...new Set(groups.map(({ section }) => section))];
  return names.map((name) => ({
    name,
    title: sections[name].label,
    groups: groups.filter(({ section }) => section === name),
  }));
}

/** The content without the sections that were left out. */
export function withoutSections(
  content: ResumeContent,
  leftOut: ReadonlySet<SectionName>,
): ResumeContent {
  const nothing = emptyContent();
  const kept = Object.entries(content).filter(([name]) => !leftOut.has(name as SectionName));
  return { ...nothing, ...Object.fromEntries(kept) };
}
