import { findDate, findRange } from '../entries/find-dates.ts';
import { findEmail } from '../fields/addresses.ts';
import { namesDegree, namesRole, namesSchool } from '../fields/words.ts';
import { hasBullet } from '../lines/bullets.ts';
import { type Line, textOf } from '../model.ts';
import { headingKind, type SectionKind } from './heading-words.ts';
import type { Section } from './section.ts';

/**
 * A section whose heading says nothing that we know is told by what it holds, as far as the resume has
 * no such section yet: 'Appointments' holds jobs, 'Areas of Practice' skills.
 */
export function tellByContent(sections: readonly Section[]): Section[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  return sections.map((section, at) => {
    const better = betterKind(section, sections);
    if (better) return { ...section, kind: better };
    const isOpen = section.kind === 'custom' && headingKind(section.title) === undefined;
    const kind = isOpen || section.kind === 'summary' ? kindOf(section.lines) : undefined;
    if (kind === 'summary' && at > 0) return section;
    if (!kind || kinds.has(kind) || (!isOpen && kind !== 'work')) return section;
    kinds.add(kind);
    return { ...section, kind };
  });
}

/** 'Training' may hold the only schools, 'Qualifications' a list of skills beside them. */
function betterKind({ kind, lines }: Section, all: readonly Section[]): SectionKind | undefined {
  if (kind === 'summary' && isForm(lines)) return 'contact';
  const others = all.filter((one) => one.kind === 'education' && one.lines !== lines);
  const own = kind === 'certifications' || kind === 'education' ? kindOf(lines) : undefined;
  if (kind === 'certifications' && own === 'education' && others.length === 0) return own;
  return kind === 'education' && own === 'skills' && others.length > 0 ? own : undefined;
}

/** 'Gender : Male', line by line, is what forms ask of a person. */
const isForm = (lines: readonly Line[]): boolean =>
  lines.filter((line) => /^[^:]{3,30}\s*:\s*\S|^:/.test(textOf(line))).length >
    lines.length * 0.7 && lines.length >= 3;

function kindOf(lines: readonly Line[]): SectionKind | undefined {
  const texts = lines.map(textOf);
  const isShort = texts.length <= 8 && texts.every((text) => text.length < 80);
  if (isShort && texts.some((text) => findEmail(text) !== undefined)) return 'contact';
  const plain = texts.filter((text) => !hasBullet(text) && text.length < 120);
  const dated = plain.some((text) => findDate(text) !== undefined);
  if (
    dated &&
    plain.some((text) => namesDegree(text) && !namesRole(text)) &&
    plain.some(namesSchool)
  )
    return 'education';
  if (plain.some((text) => findRange(text) !== undefined) && plain.some(namesRole)) return 'work';
  if (isWordList(texts)) return 'skills';
  return isRunningText(lines) ? 'summary' : undefined;
}

/** A paragraph or two, without dates and lists. */
function isRunningText(lines: readonly Line[]): boolean {
  const text = lines.map(textOf).join(' ');
  const isPlain = lines.length <= 10 && !lines.some((line) => hasBullet(textOf(line)));
  return (
    isPlain && text.length > 60 && /[.!]$/.test(text) && findDate(text.slice(0, 200)) === undefined
  );
}

/** Short words and phrases, by commas, bullets or lines. */
function isWordList(texts: readonly string[]): boolean {
  if (texts.some((text) => findDate(text) !== undefined || /[.!?]$/.test(text))) return false;
  const items = texts
    .flatMap((text) => text.split(/[,;|•·●▪]|\s[/–—-]\s/))
    .map((text) => text.trim());
  const said = items.filter((text) => text !== '');
  return said.length >= 4 && said.every((text) => text.split(/\s+/).length <= 5);
}
