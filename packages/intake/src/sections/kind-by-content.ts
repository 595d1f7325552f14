import { type Line, textOf } from '../layout/model.ts';
import { findEmail } from '../vocabulary/addresses.ts';
import { findDate, findRange } from '../vocabulary/dates.ts';
import { headingKind, type SectionKind, topicsOf } from '../vocabulary/headings.ts';
import { hasBullet } from '../vocabulary/letters.ts';
import { namesDegree, namesRole, namesSchool } from '../vocabulary/names.ts';

/**
 * Determines the kind of sections with unknown headings by their content, if the resume has no such
 * section yet: 'Appointments' may contain jobs, 'Areas of Practice' skills.
 */
export function classifyByContent(sections: readonly Section[]): Section[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const decided = withoutThemes(sections).map((section, at) => {
    const better = betterKind(section, sections);
    if (better) return { ...section, kind: better };
    const isOpen = section.kind === 'custom' && headingKind(section.title) === undefined;
    const able = isOpen || section.kind === 'summary' ? kindsOf(section.lines) : [];
    const kind = able.find((one) => !kinds.has(one));
    if (!kind || (kind === 'summary' && at > 0) || (!isOpen && kind !== 'work')) return section;
    kinds.add(kind);
    return { ...section, kind };
  });
  return kinds.has('work') ? decided.map(besideWork) : withWork(decided);
}

/**
 * Treats a section that has only dated roles as jobs, adjacent to the section of jobs: 'Playing'
 * below 'Coaching'.
 */
function besideWork(section: Section, at: number, all: readonly Section[]): Section {
  const isNext = [all[at - 1], all[at + 1]].some((one) => one?.kind === 'work');
  const { kind, title, lines } = section;
  const isOpen =
    kind === 'custom' && headingKind(title) === undefined && topicsOf(title).length === 0;
  const isOther = notPaid.test(title) || !isNext || !isOpen;
  return !isOther && kindsOf(lines)[0] === 'work' ? { ...section, kind: 'work' } : section;
}

const notPaid =
  /\b(?:leadership|community|service|committees?|involvement|clubs?|societ(?:y|ies)|activit\w*|extra\w*|engagement|mandates?|mandats?|church|sport|trust|trustee|board|offices? held|uppdrag|honorary|charity|governance|responsibilit\w*|positions? of)\b/i;

/**
 * Converts undated sections such as 'Relevant Experience', which are grouped by theme, to custom
 * ones if another section has the dated jobs.
 */
function withoutThemes(sections: readonly Section[]): Section[] {
  const isDated = ({ lines }: Section) => lines.some((line) => findDate(textOf(line)));
  const hasJobs = sections.some((one) => one.kind === 'work' && isDated(one));
  return sections.map((one) =>
    hasJobs && one.kind === 'work' && one.lines.length > 0 && !isDated(one)
      ? { ...one, kind: 'custom' }
      : one,
  );
}

/** Treats 'Teaching', 'Leadership' and the like as jobs, if no other section has any. */
function withWork(sections: readonly Section[]): Section[] {
  const at = sections.findIndex(
    ({ kind, lines }) => kind === 'custom' && kindsOf(lines).includes('work'),
  );
  return sections.map((section, index) => (index === at ? { ...section, kind: 'work' } : section));
}

/**
 * Corrects a kind by content: 'Training' may contain the only studies, 'Qualifications' a list of
 * skills.
 */
function betterKind(
  { kind, lines, title }: Section,
  all: readonly Section[],
): SectionKind | undefined {
  if (kind === 'summary' && isForm(lines)) return 'contact';
  const others = all.filter((one) => one.kind === 'education' && one.lines !== lines);
  const own = kind === 'certifications' || kind === 'education' ? kindsOf(lines) : [];
  if (kind === 'certifications' && others.length === 0 && holdsSchools(lines)) return 'education';
  const hasSkills = all.some((one) => one.kind === 'skills');
  if (kind === 'certifications' && !hasSkills && own[0] === 'skills' && namesSkills(title))
    return 'skills';
  if (kind !== 'education' || others.length === 0) return undefined;
  if (/\bprofessional\b/i.test(title) && !holdsSchools(lines)) return 'certifications';
  return own[0] === 'skills' ? 'skills' : undefined;
}

/** Whether a title names skills among other topics: 'Licences and Equipment'. */
const namesSkills = (title: string): boolean => topicsOf(title).includes('skills');

/** Whether lines are the personal details of a form: 'Gender : Male'. */
const isForm = (lines: readonly Line[]): boolean =>
  lines.filter((line) => /^[^:]{3,30}\s*:\s*\S|^:/.test(textOf(line))).length >
    lines.length * 0.7 && lines.length >= 3;

/** Whether lines are degrees with their schools, in a list or not. */
function holdsSchools(lines: readonly Line[]): boolean {
  const texts = lines.map(textOf).filter((text) => text.length < 140);
  const isDated = texts.some((text) => findDate(text) !== undefined);
  return (
    isDated &&
    texts.some((text) => namesDegree(text) && !namesRole(text)) &&
    texts.some(namesSchool)
  );
}

/** Returns the possible kinds of a section, the likeliest first. */
function kindsOf(lines: readonly Line[]): SectionKind[] {
  const texts = lines.map(textOf);
  const isShort = texts.length <= 8 && texts.every((text) => text.length < 80);
  if (isShort && texts.some((text) => findEmail(text) !== undefined)) return ['contact'];
  const plain = texts.filter((text) => !hasBullet(text) && text.length < 120);
  const isWork = plain.some((text) => findRange(text) !== undefined) && plain.some(namesRole);
  const able: [SectionKind, boolean][] = [
    ['education', holdsSchools(lines)],
    ['work', isWork],
    ['skills', isWordList(lines)],
    ['summary', isRunningText(lines)],
    ['work', plain.filter((text) => findRange(text) !== undefined).length >= 2],
  ];
  return able.flatMap(([kind, isAble]) => (isAble ? [kind] : []));
}

/** Whether lines are a paragraph or two, without dates and lists. */
function isRunningText(lines: readonly Line[]): boolean {
  const text = lines.map(textOf).join(' ');
  const isPlain = lines.length <= 10 && !lines.some((line) => hasBullet(textOf(line)));
  const isDated = lines.some((line) => textOf(line).length < 60 && findDate(textOf(line)));
  return isPlain && !isDated && text.length > 60 && /[.!]$/.test(text);
}

/** Whether lines are short words and phrases, separated by commas, bullets, lines or cells. */
function isWordList(lines: readonly Line[]): boolean {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  if (texts.some((text) => findDate(text) !== undefined || /[.!?]$/.test(text))) return false;
  const items = texts
    .flatMap((text) => text.split(/[,;|•·●▪]|\s[/–—-]\s/))
    .map((text) => text.trim());
  const filled = items.filter((text) => text !== '');
  return filled.length >= 4 && filled.every((text) => text.split(/\s+/).length <= 5);
}

export type Section = { kind: SectionKind; title: string; heading?: Line; lines: Line[] };
