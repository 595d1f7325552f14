import { isMostlyRtl } from '@folio/typeset/shape/mostly-rtl';
import { languageOf } from '../language-of.ts';
import type {
  Outline,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from '../outline/outline.ts';
import { outlineResume, ownerName } from '../outline/outline-resume.ts';
import type { ResumeForDocument } from '../resume-for-document.ts';
import { documentWords } from '../section-titles.ts';
import { plainLine, plainLines } from './plain-characters.ts';
import { type TemplateStyle, templateStyle } from './template-style.ts';

/**
 * What the formats beside PDF are written from: the same outline that the templates set, its texts
 * free of characters that only PDF's own writer knows how to leave out.
 */
export type ExportSource = DocumentFacts & {
  /** Most of its letters run from right to left. */
  isRightToLeft: boolean;
  outline: Outline;
  look: TemplateStyle;
};

export function exportSource(resume: ResumeForDocument): ExportSource {
  const { title, author, ...facts } = documentFacts(resume);
  const outline = outlineResume(resume);
  const { name, title: role, contacts, sections, photo } = outline;
  const text = allText(outline);
  return {
    title: plainLine(title),
    author: plainLine(author),
    language: languageOf(text) ?? facts.language,
    isRightToLeft: isMostlyRtl(text),
    look: templateStyle(resume.templateId, resume.settings),
    outline: {
      name: line(name),
      title: line(role),
      contacts: contacts.map(line),
      sections: sections.map(plainSection),
      ...(photo && { photo: { ...photo, alt: plainLine(photo.alt) } }),
    },
  };
}

/** All that is said but the addresses, whose letters are Latin in every language. */
function allText({ name, title, sections }: Outline): string {
  const texts = sections.flatMap((section) => {
    if (section.kind === 'prose') return section.passages;
    if (section.kind === 'pairs')
      return section.pairs.flatMap(({ label, value }) => [label, value]);
    return section.entries.flatMap((entry) => [entry.title, ...entry.details, ...entry.body]);
  });
  return [name, title, ...texts].map((sourced) => sourced?.text ?? '').join('\n');
}

const line = (sourced: SourcedText): SourcedText => ({
  ...sourced,
  text: plainLine(sourced.text),
});

const passage = (paragraph: OutlineParagraph): OutlineParagraph => ({
  ...paragraph,
  text: plainLines(paragraph.text),
});

function plainSection(section: OutlineSection): OutlineSection {
  const title = line(section.title);
  if (section.kind === 'prose')
    return { ...section, title, passages: section.passages.map(passage) };
  if (section.kind === 'pairs') return { ...section, title, pairs: section.pairs.map(plainPair) };
  return { ...section, title, entries: section.entries.map(plainEntry) };
}

const plainEntry = ({ title, date, ...entry }: OutlineEntry): OutlineEntry => ({
  ...entry,
  ...(title && { title: line(title) }),
  ...(date && { date: line(date) }),
  details: entry.details.map(line),
  body: entry.body.map(passage),
});

const plainPair = ({ path, label, value }: Pair): Pair => ({
  path,
  ...(label && { label: line(label) }),
  ...(value && { value: line(value) }),
});

type DocumentFacts = { title: string; author: string; language: string };

/** What a document says of itself, in whatever format it is. `language` is a BCP 47 tag. */
function documentFacts({ content, name }: ResumeForDocument): DocumentFacts {
  const author = ownerName(content);
  const title = author ? `${author} – ${documentWords.resume}` : name;
  return { title, author, language: 'en' };
}
