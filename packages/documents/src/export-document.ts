import type { ExportFormat } from '@folio/contract/exports';
import { betweenTexts, isLineList } from '@folio/contract/text-lists';
import { resumeDoc } from './doc/doc.ts';
import { hasTextBeside } from './docx/split-columns.ts';
import type { LoadExportEngine } from './export-engine.ts';
import { type ExportSource, exportSource, plainSource } from './export-source/export-source.ts';
import { plainParagraph, plainRuns } from './export-source/plain-text.ts';
import { htmlDocument } from './html/html.ts';
import { resumeJson } from './json-resume/json-resume.ts';
import { documentLanguage } from './language/document-locale.ts';
import { loadWords } from './language/language-tables.ts';
import { resumeMarkdown } from './markdown/markdown.ts';
import type {
  Citation,
  OutlineEntry,
  OutlineParagraph,
  OutlineSection,
  Pair,
  SourcedText,
} from './outline/outline.ts';
import { requirePhoto } from './photo.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { documentTexts } from './script-families.ts';
import { shownJson } from './shown-data.ts';
import { citationRuns } from './templates/set-citations.ts';
import { typesetResume } from './typeset-resume.ts';

/** The formats without typesetting: pure functions of the resume, in Node and in browsers. */
export type FlowingFormat = Exclude<ExportFormat, 'pdf'>;

type Writer = (
  source: ExportSource,
  resume: ResumeForDocument,
  loadEngine?: LoadExportEngine,
) => string | Promise<string | Uint8Array>;

const writers: Record<FlowingFormat, Writer> = {
  docx: (_source, resume, loadEngine) => resumeWord(resume, loadEngine),
  doc: (source, resume) => resumeDoc(source, dataBeside(source, resume)),
  html: (_source, resume, loadEngine) => resumeHtml(resume, loadEngine),
  txt: (_source, resume) => resumeText(plainSource(resume)),
  md: (source, resume) => resumeMarkdown(source, dataBeside(source, resume)),
  json: (_source, resume) => resumeJson(resume),
};

/**
 * Returns the bytes of a resume in a format; texts are UTF-8. Without an engine, HTML names its
 * fonts without embedding them, and text in Word keeps its column's width on all pages.
 *
 * @throws MissingPhotoError if the format shows a photo whose bytes are not given.
 */
export async function exportDocument(
  resume: ResumeForDocument,
  format: FlowingFormat,
  loadEngine?: LoadExportEngine,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePhoto(resume, format);
  await loadWords(documentLanguage(resume));
  const bytes = await writers[format](exportSource(resume), resume, loadEngine);
  return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : new Uint8Array(bytes);
}

/** The embedded data of a format that shows the same text as the text file. */
const dataBeside = (source: ExportSource, resume: ResumeForDocument): string | undefined =>
  shownJson(resume, [resumeText(source)]);

/** Imported on demand, since the library for Word files is large. */
async function resumeWord(
  resume: ResumeForDocument,
  loadEngine?: LoadExportEngine,
): Promise<Uint8Array> {
  const { wordDocument } = await import('./docx/docx.ts');
  const document = typesetResume(resume);
  const engine = hasTextBeside(document.blocks) ? await loadEngine?.() : undefined;
  const list = await engine?.layOut(document);
  // Word files have no branding line.
  const { footer: _footer, ...shown } = document;
  const texts = documentTexts(shown).map(({ text }) => text);
  return wordDocument(document, list, shownJson(resume, texts));
}

/** Leaves out the headers and footers of pages, since the file has no pages. */
async function resumeHtml(
  resume: ResumeForDocument,
  loadEngine?: LoadExportEngine,
): Promise<string> {
  const {
    pageLabel: _label,
    footer: _footer,
    runningHead: _head,
    ...document
  } = typesetResume(resume);
  const engine = await loadEngine?.();
  const texts = documentTexts(document).map(({ text }) => text);
  return htmlDocument(document, shownJson(resume, texts), await engine?.embedFonts(document));
}

const separator = '-'.repeat(50);
const bullet = '• ';

/** Returns a resume as plain text: nothing is wrapped, and every line ends with a line feed. */
export function resumeText({ outline }: ExportSource): string {
  const { name, title, contacts, sections } = outline;
  const head = [name.text, title.text, joined(contacts)].filter(Boolean).join('\n');
  const blocks = [head, ...sections.map(sectionText)].filter(Boolean);
  return `${blocks.join(`\n\n${separator}\n`)}\n`;
}

const joined = (texts: (SourcedText | undefined)[]): string =>
  texts.flatMap((sourced) => (sourced ? [plainRuns([sourced])] : [])).join(betweenTexts);

function sectionText(section: OutlineSection): string {
  const title = section.title.text;
  if (section.kind === 'prose') return `${title}\n\n${proseText(section.paragraphs)}`;
  if (section.kind === 'pairs') return `${title}\n\n${section.pairs.map(pairText).join('\n')}`;
  if (section.kind === 'citations')
    return `${title}\n\n${section.citations.map(citationText).join('\n')}`;
  return `${title}\n\n${entriesText(section.entries)}`;
}

/** Separates paragraphs by an empty line. */
const proseText = (paragraphs: OutlineParagraph[]): string =>
  paragraphs
    .map((paragraph, at) => {
      const isNext = [paragraph, paragraphs[at - 1]].every((one) => one?.kind === 'paragraph');
      return `${isNext ? '\n' : ''}${paragraphText(paragraph)}`;
    })
    .join('\n');

const pairText = ({ label, value }: Pair): string =>
  [label?.text, value?.text].filter(Boolean).join(': ');

/** Separates entries by empty lines, or puts each on one line if none has text below its title. */
function entriesText(entries: OutlineEntry[]): string {
  const texts = entries.map(entryText);
  const isList = isLineList(texts) && entries.every(({ body, roles }) => !body.length && !roles);
  return texts.join(isList ? '\n' : '\n\n');
}

function entryText({ title, details, date, body, roles = [] }: OutlineEntry): string {
  const head = joined([bare(title, [...details, ...body]), ...details, date]);
  const text = [head, paragraphsText(body)].filter(Boolean).join('\n');
  return [text, ...roles.map(entryText)].join('\n\n');
}

/** Omits a title's address if a line below repeats it. */
function bare(title: SourcedText | undefined, below: readonly SourcedText[]) {
  const hasVisibleText = below.some(
    ({ text, href }) => href === title?.href || text === title?.href,
  );
  return title && hasVisibleText ? { text: title.text, path: title.path } : title;
}

const citationText = ({ number, ...citation }: Citation): string =>
  `${number}. ${plainRuns(citationRuns(citation)).replaceAll('\n', '\n   ')}`;

const paragraphsText = (paragraphs: OutlineParagraph[]): string =>
  paragraphs.map(paragraphText).join('\n');

function paragraphText(paragraph: OutlineParagraph): string {
  const words = plainParagraph(paragraph);
  return paragraph.kind === 'item' ? bullet + words.replaceAll('\n', '\n  ') : words;
}
