import type { ResumeContent } from '@folio/contract/resume-content';
import { findEmail, isContact } from './fields/addresses.ts';
import { readCertifications } from './fields/certifications.ts';
import { collectFields, type Note, type ReadField } from './fields/collect.ts';
import { readLabel } from './fields/contact-labels.ts';
import { readCustom } from './fields/custom.ts';
import { readEducation } from './fields/education.ts';
import { evidenceOf } from './fields/evidence.ts';
import { readLanguages } from './fields/languages.ts';
import { readPerson } from './fields/person.ts';
import { readProjects } from './fields/projects.ts';
import { readSkills, readWordList } from './fields/skills.ts';
import { readJobs } from './fields/work.ts';
import { fitContent } from './fit-content.ts';
import { withoutEntryTables } from './forms/entry-tables.ts';
import { withoutEntryLabels } from './forms/labelled-entries.ts';
import { withoutNameLabels } from './forms/name-labels.ts';
import { withoutSentences } from './forms/sentence-entries.ts';
import { withoutLabels } from './lines/labels.ts';
import { withoutLeaders } from './lines/leaders.ts';
import { joinPassages } from './lines/passages.ts';
import { type Line, sizeOf, textOf } from './model.ts';
import { findSections, type Outline } from './sections/find-sections.ts';
import type { SectionKind } from './sections/heading-words.ts';
import type { Section } from './sections/section.ts';

export type ReadContent = { content: ResumeContent; fields: ReadField[]; headings: string[] };

/** Reads a resume out of lines in reading order: headings, then each section, then the person. */
export function readLines(lines: readonly Line[]): ReadContent {
  const { head, sections, strays } = takeStrays(findSections(withoutForms(lines)));
  const linesOf = (kind: SectionKind) => sections.filter((one) => one.kind === kind);
  const below = collectFields();
  const entries = readSections(sections, below.note);
  const { fields, note } = collectFields();
  const { rest, ...person } = readPerson(
    head,
    [...sections.filter(isOfContact).flatMap((one) => one.lines), ...strays],
    note,
    evidenceOf(
      lines,
      sections.flatMap((one) => one.lines),
      entries,
    ),
  );
  const summaryLines = linesOf('summary').flatMap((one) => one.lines);
  const summary = readSummary(summaryLines.length > 0 ? summaryLines : rest, note);
  const interests = readWordList(linesOf('interests').flatMap((one) => one.lines));
  note('interests', interests, 0.9, linesOf('interests')[0]?.lines[0]);
  const content = fitContent({ personalInfo: { ...person, summary }, interests, ...entries });
  const headings = sections.map((one) => one.title);
  return { content, fields: [...fields, ...below.fields], headings };
}

/** What sections list, which also tells what a person's town is, and what it is not. */
function readSections(sections: readonly Section[], note: Note) {
  const linesOf = (kind: SectionKind) => sections.filter((one) => one.kind === kind);
  return {
    workExperience: readJobs(
      linesOf('work').map(({ lines }) => lines),
      note,
    ),
    education: readEach(linesOf('education'), readEducation, note),
    skills: readEach(linesOf('skills'), readSkills, note),
    projects: readEach(linesOf('projects'), readProjects, note),
    certifications: readEach(linesOf('certifications'), readCertifications, note),
    languages: readEach(linesOf('languages'), readLanguages, note),
    customSections: linesOf('custom')
      .filter((one) => one.lines.length > 0)
      .map((one, index) => readCustom(one.title, one.lines, note, index)),
  };
}

/** 'Address' or 'Telephone' may be headings of their own. */
const isOfContact = ({ kind, title }: Section): boolean =>
  kind === 'contact' ||
  (kind === 'custom' && ['place', 'reach'].includes(readLabel(title).says ?? ''));

/** Forms name what they say: their entries and rows become plain lines. */
const withoutForms = (lines: readonly Line[]): readonly Line[] =>
  withoutLabels(
    withoutSentences(
      withoutEntryLabels(withoutEntryTables(withoutNameLabels(withoutLeaders(lines)))),
    ),
  );

/** An address that stands in a foot, and so in the last section, is the person's, where no other is said. */
function takeStrays({ head, sections }: Outline): Outline & { strays: Line[] } {
  const contact = sections.flatMap((one) => (one.kind === 'contact' ? one.lines : []));
  const isAddress = (line: Line) =>
    findEmail(textOf(line)) !== undefined && textOf(line).length < 140 && line.role !== 'item';
  const isSaid = [...head, ...contact].some(isAddress);
  const found = isSaid ? [] : sections.flatMap((one) => one.lines.filter(isAddress)).slice(0, 2);
  const foot = footOf(sections);
  const strays = [...found, ...foot.filter((line) => !found.includes(line))];
  const rest = (one: Section) => ({
    ...one,
    lines: one.lines.filter((line) => !strays.includes(line)),
  });
  return { head, sections: strays.length > 0 ? sections.map(rest) : sections, strays };
}

/** What stands far below all else and says how to reach somebody. */
function footOf(sections: readonly Section[]): Line[] {
  const lines = sections.at(-1)?.lines ?? [];
  const from = lines.findLastIndex((line) => line.gapAbove > 8 * sizeOf(line));
  const foot = from < 0 ? [] : lines.slice(from);
  const isShort = foot.length <= 4 && foot.every((line) => textOf(line).length < 140);
  return isShort && foot.some((line) => isContact(textOf(line))) ? foot : [];
}

type Reader<T> = (lines: readonly Line[], note: Note, firstIndex: number) => T[];

/** Several sections of one kind, such as two of work, are read one by one and make one list. */
function readEach<T>(sections: readonly Section[], read: Reader<T>, note: Note): T[] {
  const all: T[] = [];
  for (const { lines } of sections) all.push(...read(lines, note, all.length));
  return all;
}

function readSummary(lines: readonly Line[], note: Note): string {
  const passages = joinPassages(lines);
  const summary = passages
    .map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text))
    .join(passages.some(({ kind }) => kind === 'item') ? '\n' : '\n\n');
  note('personalInfo.summary', summary, 0.9, lines[0]);
  return summary;
}
