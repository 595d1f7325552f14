import { withoutBullet } from '../lines/bullets.ts';
import { type Line, textOf } from '../model.ts';
import { headingKind, type SectionKind } from './heading-words.ts';
import { topicsOf } from './loose-kind.ts';
import type { Section } from './section.ts';

const labelled = /^([\p{L} &]{3,30}?)\s*:\s+(\S.*)$/u;

/** 'Skills, Languages, Interests', where each line says which of them it lists, is a section of each. */
export function partTopics(section: Section): Section[] {
  const topics = new Set(topicsOf(section.title));
  if (topics.size < 2) return [section];
  const kinds = section.lines.map((line) => kindOf(line, topics));
  if (new Set(kinds.filter(Boolean)).size < 2 || kinds[0] === undefined) return [section];
  const parts: Section[] = [];
  section.lines.forEach((line, at) => {
    const kind = kinds[at];
    if (kind) parts.push({ ...section, kind, lines: [withoutLabel(line)] });
    else parts.at(-1)?.lines.push(line);
  });
  return parts;
}

function kindOf(line: Line, topics: ReadonlySet<SectionKind>): SectionKind | undefined {
  const label = labelled.exec(withoutBullet(textOf(line)))?.[1];
  const kind = label ? headingKind(label) : undefined;
  return kind && topics.has(kind) ? kind : undefined;
}

function withoutLabel(line: Line): Line {
  const [first] = line.cells;
  const rest = labelled.exec(withoutBullet(textOf(line)))?.[2] ?? '';
  if (!first) return line;
  const { runs: _, ...cell } = first;
  return { ...line, cells: [{ ...cell, text: rest }] };
}
