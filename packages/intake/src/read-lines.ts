import type { ResumeContent } from '@folio/contract/resume-content';
import { moreSections } from '@folio/contract/section-names';
import { partBreaks } from './fields/career-breaks.ts';
import { collectFields, cutContent, type Note, type ReadField } from './fields/content-fields.ts';
import { readEducation } from './fields/education.ts';
import { evidenceOf } from './fields/find-place.ts';
import { readMilitaryService, readVolunteering } from './fields/job-like-entries.ts';
import { readLanguages } from './fields/languages.ts';
import {
  readAwards,
  readCourses,
  readMemberships,
  readPatents,
  readTalks,
  saysOnRequest,
} from './fields/more-entries.ts';
import { readCertifications, readCustom, readProjects } from './fields/named-entries.ts';
import { readPerson } from './fields/person.ts';
import { readPublications } from './fields/publications.ts';
import { readReferences } from './fields/references.ts';
import { readSkills, readWordList } from './fields/skills.ts';
import { readJobs } from './fields/work.ts';
import { withoutForms } from './forms/plain-lines.ts';
import { type Line, sizeOf, textOf } from './layout/model.ts';
import { joinBlocks } from './layout/text-blocks.ts';
import { findSections, type Outline } from './sections/find-sections.ts';
import type { Section } from './sections/kind-by-content.ts';
import { withoutSigningLine } from './sections/signing-line.ts';
import { findEmail, isContact } from './vocabulary/addresses.ts';
import { readLabel } from './vocabulary/contact-labels.ts';
import type { SectionKind } from './vocabulary/headings.ts';
import { type MoreSection, moreSectionBeside } from './vocabulary/more-titles.ts';

/** `isOver`: there was more than a resume may contain. */
export type ReadContent = {
  content: ResumeContent;
  fields: ReadField[];
  headings: string[];
  isOver: boolean;
};

/**
 * Reads a resume from lines in reading order: headings, then each section, then the person.
 * `plain`: the lines without forms, if the caller has them already.
 */
export function readLines(lines: readonly Line[], plain = withoutForms(lines)): ReadContent {
  const { head, sections, orphanContacts } = takeOrphanContacts(
    findSections(withoutSigningLine(plain)),
  );
  const linesOf = (kind: SectionKind) => sections.filter((one) => one.kind === kind);
  const below = collectFields();
  const entries = readSections(sections, below.note);
  const { fields, note } = collectFields();
  const { rest, ...person } = readPerson(
    head,
    [...sections.filter(isOfContact).flatMap((one) => one.lines), ...orphanContacts],
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
  const { content, isCut } = cutContent({
    personalInfo: { ...person, summary },
    interests,
    ...entries,
  });
  partBreaks(content.workExperience);
  const headings = sections.map((one) => one.title);
  return { content, fields: [...fields, ...below.fields], headings, isOver: isCut };
}

/** Reads all sections. Their towns, jobs and skills help to find the person's place later. */
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
    certifications: readEach(
      linesOf('certifications').filter((one) => !moreKind(one)),
      readCertifications,
      note,
    ),
    languages: readEach(linesOf('languages'), readLanguages, note),
    ...Object.fromEntries(
      moreSections.map((name) => [
        name,
        readEach(
          sections.filter((one) => moreKind(one) === name),
          moreReaders[name],
          note,
        ),
      ]),
    ),
    customSections: linesOf('custom')
      .filter((one) => one.lines.length > 0 && !moreKind(one))
      .map((one, index) => readCustom(one.title, one.lines, note, index)),
  };
}

const moreReaders: Record<MoreSection, Reader<object>> = {
  volunteering: readVolunteering,
  publications: readPublications,
  patents: readPatents,
  talks: readTalks,
  awards: readAwards,
  courses: readCourses,
  memberships: readMemberships,
  militaryService: readMilitaryService,
  references: readReferences,
};

/** Returns which of the rarer sections a title names. */
function moreKind({ kind, title, lines }: Section): MoreSection | undefined {
  const named = lines.length > 0 ? moreSectionBeside(kind, title) : undefined;
  return named === 'references' && saysOnRequest(lines) ? undefined : named;
}

/** Whether a heading names a contact detail ('Address', 'Telephone') whose text is below it. */
const isOfContact = ({ kind, title }: Section): boolean =>
  kind === 'contact' ||
  (kind === 'custom' && ['place', 'reach'].includes(readLabel(title).kind ?? ''));

/**
 * Moves contact details at the end of the page, which would belong to the last section, to the
 * person if the head has none.
 */
function takeOrphanContacts({ head, sections }: Outline): Outline & { orphanContacts: Line[] } {
  const contact = sections.flatMap((one) => (one.kind === 'contact' ? one.lines : []));
  const isAddress = (line: Line) =>
    findEmail(textOf(line)) !== undefined && textOf(line).length < 140 && line.role !== 'item';
  const hasEmail = [...head, ...contact].some((line) => findEmail(textOf(line)) !== undefined);
  const found = hasEmail ? [] : sections.flatMap((one) => one.lines.filter(isAddress)).slice(0, 2);
  const foot = footOf(sections);
  const orphanContacts = [...found, ...foot.filter((line) => !found.includes(line))];
  const rest = (one: Section) => ({
    ...one,
    lines: one.lines.filter((line) => !orphanContacts.includes(line)),
  });
  return {
    head,
    sections: orphanContacts.length > 0 ? sections.map(rest) : sections,
    orphanContacts,
  };
}

/** Returns the lines with contact details far below all others. */
function footOf(sections: readonly Section[]): Line[] {
  const lines = sections.at(-1)?.lines ?? [];
  const from = lines.findLastIndex((line) => line.gapAbove > 8 * sizeOf(line));
  const foot = from < 0 ? [] : lines.slice(from);
  const isShort = foot.length <= 4 && foot.every((line) => textOf(line).length < 140);
  return isShort && foot.some((line) => isContact(textOf(line))) ? foot : [];
}

type Reader<T> = (lines: readonly Line[], note: Note, firstIndex: number) => T[];

/** Reads several sections of one kind, such as two with jobs, into one list. */
function readEach<T>(sections: readonly Section[], read: Reader<T>, note: Note): T[] {
  const all: T[] = [];
  for (const { lines } of sections) all.push(...read(lines, note, all.length));
  return all;
}

function readSummary(lines: readonly Line[], note: Note): string {
  const blocks = joinBlocks(lines);
  const summary = blocks
    .map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text))
    .join(blocks.some(({ kind }) => kind === 'item') ? '\n' : '\n\n');
  note('personalInfo.summary', summary, 0.9, lines[0]);
  return summary;
}
