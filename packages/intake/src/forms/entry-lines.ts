import type { Line } from '../layout/model.ts';
import { findRange } from '../vocabulary/dates.ts';
import type { EntrySlot } from '../vocabulary/entry-labels.ts';

/** The data of a form on one job or study, by slot. */
export type FormEntry = Map<EntrySlot, string>;

/** Adds a detail as a line with its label, such as 'Grade: A', since there may be several. */
export function addDetail(entry: FormEntry, label: string, value: string): void {
  const name = label.replace(/(?<![\s:])[\s:]+$/, '');
  const detail = name === '' ? value : `${name}: ${value}`;
  entry.set('detail', [entry.get('detail'), detail].filter(Boolean).join('\n'));
}

/** Whether there is a period and something that it applies to. */
export const isEntry = (entry: FormEntry): boolean =>
  entry.has('dates') &&
  (['role', 'company', 'school', 'degree'] as const).some((slot) => entry.has(slot));

/**
 * Formats an entry of a form like the lines of other resumes: the role with its period, then
 * company and place.
 */
export function entryLines(entry: FormEntry, model: Line): Line[] {
  const textOf = (slot: EntrySlot) => entry.get(slot) ?? '';
  const degree = [textOf('degree'), textOf('field')].filter(Boolean).join(' in ');
  const isSchool = entry.has('school') || entry.has('degree');
  const names = isSchool ? [textOf('school'), degree] : [textOf('role'), textOf('company')];
  const [first = '', second = ''] = names.filter(Boolean);
  const rows = [[first, withDash(textOf('dates'))], [second], [textOf('place')]];
  const lines = rows.map((texts) => lineOf(texts.filter(Boolean), model));
  const listed = [textOf('duties'), ...textOf('detail').split('\n')].filter(Boolean);
  const items = listed.map((text) => ({ ...lineOf([text], model), role: 'item' as const }));
  return [...lines, ...items].filter(({ cells }) => cells.length > 0);
}

/**
 * Inserts a dash between two dates that had columns of their own: '14.02.2023 11.08.2023', '03/2018
 * a la fecha'.
 */
const withDash = (dates: string): string =>
  findRange(dates) ? dates : dates.replace(/(\d{4})\s+(?=[\p{L}\d])/u, '$1 – ');

const gap = 240;

function lineOf(texts: readonly string[], model: Line): Line {
  const { rightEdge: _, ...line } = model;
  const [first] = model.cells;
  const look = { size: first?.size ?? 10, font: first?.font ?? '', isBold: false, isItalic: false };
  const cells = texts.map((text, at) => ({
    text,
    x: (first?.x ?? 0) + at * gap,
    width: Math.min(gap, text.length * 5),
    ...look,
  }));
  return { ...line, cells, links: [], role: 'paragraph' };
}
