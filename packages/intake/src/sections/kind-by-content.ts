import { findDate, findRange } from '../entries/find-dates.ts';
import { namesDegree, namesRole, namesSchool } from '../fields/words.ts';
import { hasBullet } from '../lines/bullets.ts';
import { type Line, textOf } from '../model.ts';
import type { Section } from './find-sections.ts';
import { headingKind, type SectionKind } from './heading-words.ts';

/**
 * A section whose heading says nothing that we know is told by what it holds, as far as the resume has
 * no such section yet: 'Appointments' holds jobs, 'Areas of Practice' skills.
 */
export function tellByContent(sections: readonly Section[]): Section[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  return sections.map((section) => {
    const isOpen = section.kind === 'custom' && headingKind(section.title) === undefined;
    const kind = isOpen || section.kind === 'summary' ? kindOf(section.lines) : undefined;
    if (!kind || kinds.has(kind) || (!isOpen && kind !== 'work')) return section;
    kinds.add(kind);
    return { ...section, kind };
  });
}

function kindOf(lines: readonly Line[]): SectionKind | undefined {
  const texts = lines.map(textOf);
  const plain = texts.filter((text) => !hasBullet(text) && text.length < 120);
  const dated = plain.some((text) => findDate(text) !== undefined);
  if (dated && plain.some((text) => namesDegree(text) && !namesRole(text)) && plain.some(namesSchool))
    return 'education';
  if (plain.some((text) => findRange(text) !== undefined) && plain.some(namesRole)) return 'work';
  return isWordList(texts) ? 'skills' : undefined;
}

/** Short words and phrases, by commas, bullets or lines. */
function isWordList(texts: readonly string[]): boolean {
  if (texts.some((text) => findDate(text) !== undefined || /[.!?]$/.test(text))) return false;
  const items = texts.flatMap((text) => text.split(/[,;|•·●▪]/)).map((text) => text.trim());
  const said = items.filter((text) => text !== '');
  return said.length >= 4 && said.every((text) => text.split(/\s+/).length <= 5);
}
