import { type DocumentLocale, documentLocale } from '../language/document-locale.ts';
import { memoized } from '../memoize.ts';
import type {
  Citation,
  JoinedPair,
  Outline,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  SourcedText,
} from '../outline/outline.ts';
import { makeOutline, outlineResume, ownerName } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { plainLine, plainLines } from './plain-characters.ts';
import { type TemplateStyle, templateStyle } from './template-style.ts';

/**
 * The input of the formats without layout: the same outline that templates use, without characters
 * that only the PDF writer handles.
 */
export type ExportSource = DocumentFacts & {
  /** A BCP 47 tag. */
  language: string;
  outline: Outline;
  style: TemplateStyle;
};

export const exportSource = (resume: ResumeForDocument): ExportSource =>
  sourceOf(resume, outlineResume(resume));

/**
 * The input of a format without embedded data, whose periods show both dates so that they can be
 * read back.
 */
export const plainSource = (resume: ResumeForDocument): ExportSource =>
  sourceOf(resume, makeOutline(resume, withBothEnds(documentLocale(resume))));

const withBothEnds = memoized(
  (locale: DocumentLocale): DocumentLocale => ({
    ...locale,
    dates: { ...locale.dates, repeatsDates: true },
  }),
);

function sourceOf(resume: ResumeForDocument, outline: Outline): ExportSource {
  const { locale, name, title: role, contacts, sections, photo } = outline;
  const { title, author } = documentFacts(resume, locale);
  return {
    title: plainLine(title),
    author: plainLine(author),
    language: locale.language,
    style: templateStyle(resume.templateId, resume.settings),
    outline: {
      locale,
      name: plainSourced(name),
      title: plainSourced(role),
      contacts: contacts.map((contact) => ({ ...contact, ...plainSourced(contact) })),
      sections: sections.map(plainSection),
      ...(photo && { photo: { ...photo, alt: plainLine(photo.alt) } }),
    },
  };
}

/** A text on one line, without characters that only the PDF writer handles. */
export const plainSourced = (sourced: SourcedText): SourcedText => ({
  ...sourced,
  text: plainLine(sourced.text),
});

const passage = (paragraph: OutlineParagraph): OutlineParagraph => ({
  ...paragraph,
  text: plainLines(paragraph.text),
});

function plainSection(section: OutlineSection): OutlineSection {
  const title = plainSourced(section.title);
  if (section.kind === 'prose')
    return { ...section, title, paragraphs: section.paragraphs.map(passage) };
  if (section.kind === 'pairs') return { ...section, title, pairs: section.pairs.map(plainPair) };
  if (section.kind === 'citations')
    return { ...section, title, citations: section.citations.map(plainCitation) };
  return { ...section, title, entries: section.entries.map(plainEntry) };
}

const plainCitation = (citation: Citation): Citation => ({
  ...citation,
  runs: citation.runs.map((run) => ({ ...run, text: plainLine(run.text) })),
  body: citation.body.map(passage),
});

const plainEntry = ({ title, date, roles, ...entry }: OutlineEntry): OutlineEntry => ({
  ...entry,
  ...(roles && { roles: roles.map(plainEntry) }),
  ...(title && { title: plainSourced(title) }),
  ...(date && { date: plainSourced(date) }),
  details: entry.details.map(plainSourced),
  body: entry.body.map(passage),
});

const plainPair = ({ label, value, ...pair }: JoinedPair): JoinedPair => ({
  ...pair,
  ...(label && { label: plainSourced(label) }),
  ...(value && { value: plainSourced(value) }),
});

type DocumentFacts = { title: string; author: string };

/** The document's metadata, the same in every format. */
function documentFacts(
  { content, name }: ResumeForDocument,
  { words }: DocumentLocale,
): DocumentFacts {
  const author = ownerName(content);
  const title = author ? `${author} – ${words.resume}` : name;
  return { title, author };
}
