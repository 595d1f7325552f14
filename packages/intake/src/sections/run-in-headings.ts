import { type Line, leftOf, textOf } from '../model.ts';
import { leftOfBody } from './heading-style.ts';
import { headingKind, type SectionKind } from './heading-words.ts';

const runIn = /^([\p{L} &]{4,30}?)\s*:\s+(\S.*)$/u;

/** 'Skills: welding, brazing' on a line of its own, where no other heading says so, begins a section. */
export function partRunInHeadings(lines: readonly Line[], known: Map<Line, SectionKind>): Line[] {
  const kinds = new Set(known.values());
  const left = leftOfBody(lines);
  const kindAt = (line: Line): SectionKind | undefined => {
    const isPlain = line.role !== 'item' && leftOf(line) <= left + 3 && !known.has(line);
    const label = isPlain ? runIn.exec(textOf(line))?.[1] : undefined;
    return label ? headingKind(label) : undefined;
  };
  const found = lines.map(kindAt);
  const count = (kind: SectionKind) => found.filter((one) => one === kind).length;
  const single = new Set(
    [...new Set(found)].filter((kind) => kind !== undefined && count(kind) === 1),
  );
  let open: SectionKind | undefined;
  return lines.flatMap((line, at) => {
    open = known.get(line) ?? open;
    const kind = found[at];
    const isNew =
      kind && kind !== 'custom' && kind !== 'contact' && !kinds.has(kind) && open !== 'skills';
    if (!isNew || !single.has(kind)) return [line];
    open = kind;
    return parted(line, kind, known);
  });
}

function parted(line: Line, kind: SectionKind, known: Map<Line, SectionKind>): Line[] {
  const [first] = line.cells;
  const [, label = '', rest = ''] = runIn.exec(textOf(line)) ?? [];
  if (!first) return [line];
  const { runs, ...cell } = first;
  const heading: Line = { ...line, cells: [{ ...cell, text: label }] };
  known.set(heading, kind);
  return [heading, { ...line, cells: [{ ...cell, text: rest }], gapAbove: 0 }];
}
