import { pathOfKeys } from '@folio/contract/content-path';
import type { ResumeContent } from '@folio/contract/resume-content';
import { isUnsure, type ReadField } from './fields/content-fields.ts';
import { type ContainerKind, containerKind } from './file-kind.ts';
import { matchingResume, readEmbeddedResume } from './formats/embedded-resume.ts';
import { readJsonResume } from './formats/json-resume.ts';
import { readLinkedInArchive } from './formats/linkedin-archive.ts';
import { readOwnText } from './formats/own-text/own-text.ts';
import { IntakeError } from './intake-error.ts';
import { isMarkdown, markdownDocument, splitData } from './layout/markdown-document.ts';
import { type Line, textOf } from './layout/model.ts';
import { decodeText, textToLines } from './layout/text-lines.ts';
import { wordLines } from './layout/word-lines.ts';
import type { WordNode } from './layout/word-node.ts';
import { limits } from './limits.ts';
import { type ReadContent, readLines } from './read-lines.ts';
import { resumeOf } from './resume-of-lines.ts';

export type ResumeFile = { bytes: Uint8Array; name?: string; type?: string };

export type ReadOptions = {
  /**
   * Starts a worker that runs pdf.js (its `pdf.worker.mjs`). Required for PDFs in browsers, not in
   * Node.
   */
  pdfWorker?: () => Worker;
  /** Reads the pages of Folio's own files like other programs do, ignoring the embedded data. */
  pagesOnly?: boolean;
};

export type FileKind =
  | 'pdf'
  | 'scan'
  | 'linkedin-pdf'
  | 'docx'
  | 'doc'
  | 'odt'
  | 'rtf'
  | 'linkedin-archive'
  | 'json-resume'
  | 'text';

/**
 * A problem to report to the person: the file was longer than is read, or its data longer than a
 * resume may be.
 */
export type Problem =
  | 'cut-short'
  | 'over-limit'
  | 'little-read'
  | 'no-name'
  | 'no-contact'
  | 'no-experience';

export type ReadResume = {
  content: ResumeContent;
  fields: ReadField[];
  /** Paths of fields that the person should check. */
  unsure: string[];
  kind: FileKind;
  problems: Problem[];
  /** Headings that were found, as the file writes them. */
  headings: string[];
  /** The text of a file without pages, shown beside what was read; otherwise ''. */
  text: string;
};

type Reading = {
  content: ResumeContent;
  fields: ReadField[];
  headings?: string[];
  text?: string;
  isOver?: boolean;
};
type Read = Reading & { kind: FileKind; isCut?: boolean; isLittle?: boolean };

/**
 * Reads a resume from a file of any supported kind, detected by its content. Nothing is sent
 * anywhere. Time and memory are bounded by `limits`.
 *
 * @throws IntakeError (as a rejection), and no other error
 */
export async function readResume(file: ResumeFile, options: ReadOptions = {}): Promise<ReadResume> {
  const { bytes } = file;
  if (bytes.length === 0) throw new IntakeError('empty');
  if (bytes.length > limits.fileBytes) throw new IntakeError('too-large');
  try {
    const read = await readers[containerKind(bytes)](bytes, options);
    return present(read);
  } catch (error) {
    if (error instanceof IntakeError) throw error;
    throw new IntakeError('unreadable', error instanceof Error ? error.name : '');
  }
}

/**
 * Readers by kind of file. Each loads its library (pdf.js, mammoth, parse5) with the first such
 * file.
 */
const readers: Record<ContainerKind, (bytes: Uint8Array, options: ReadOptions) => Promise<Read>> = {
  pdf: async (bytes, { pdfWorker, pagesOnly = false }) => {
    const { readPdfLines } = await import('./layout/read-pdf.ts');
    const { lines, isCut, texts, titles } = await readPdfLines(bytes, pdfWorker?.());
    const embedded = pagesOnly || texts.isCut ? undefined : readEmbeddedResume(bytes, texts);
    if (embedded) return { kind: 'pdf', ...located(embedded, readLines(lines)) };
    const kind = isLinkedIn(lines) ? 'linkedin-pdf' : 'pdf';
    return { kind, isCut, ...(await resumeOf(lines, titles)) };
  },
  docx: async (bytes, { pagesOnly = false }) => {
    const { readDocx } = await import('./layout/read-docx.ts');
    const { lines, data, titles } = await readDocx(bytes);
    const text = lines.map(textOf).join('\n');
    const addresses = lines.flatMap(({ links }) => links);
    const embedded = pagesOnly ? undefined : matchingResume(data, { text, addresses });
    if (embedded) return { kind: 'docx', text, ...located(embedded, readLines(lines)) };
    return { kind: 'docx', text, ...(await resumeOf(lines, titles)) };
  },
  doc: async (bytes) => {
    const { docDocument } = await import('./layout/doc-document.ts');
    const { document, isCut } = docDocument(bytes);
    return { isCut, ...(await readTree('doc', document)) };
  },
  odt: async (bytes) => {
    const { odtDocument } = await import('./layout/odt-document.ts');
    const { document, titles } = odtDocument(bytes);
    return readTree('odt', document, titles);
  },
  rtf: async (bytes) => {
    const { rtfDocument } = await import('./layout/rtf-document.ts');
    const { document, titles } = rtfDocument(bytes);
    return readTree('rtf', document, titles);
  },
  archive: async (bytes) => ({ kind: 'linkedin-archive', ...readLinkedInArchive(bytes) }),
  json: async (bytes) => ({
    kind: 'json-resume',
    text: decodeText(bytes),
    ...readJsonResume(bytes),
  }),
  text: async (bytes, options) => {
    const text = decodeText(bytes);
    if (isHtml(text)) return readHtml(text, options);
    return readPlain(text, options);
  },
};

/** Reads a document of another word processor: ODT, RTF or Word's old format. */
async function readTree(
  kind: 'doc' | 'odt' | 'rtf',
  document: WordNode,
  titles: readonly string[] = [],
): Promise<Read> {
  const lines = wordLines(document);
  return { kind, text: lines.map(textOf).join('\n'), ...(await readText(lines, titles)) };
}

/** Images and fonts embedded in a page, which would use up the text limit. */
const dataAddress = /data:[a-z/-]{1,40};base64,[\w+/=]*/gi;

/** The data of Folio's own pages, which is longer than their visible text. */
const dataScript = /<script type="application\/json">([^<]*)<\/script>/g;

async function readHtml(page: string, { pagesOnly = false }: ReadOptions): Promise<Read> {
  const { htmlPage } = await import('./layout/html-document.ts');
  const ownData: string[] = [];
  const html = page.replace(dataAddress, '').replace(dataScript, (_, json: string) => {
    ownData.push(json);
    return '';
  });
  const { document, data, addresses, titles } = htmlPage(html.slice(0, limits.textCharacters));
  const lines = wordLines(document);
  const text = lines.map(textOf).join('\n');
  const allData = pagesOnly ? [] : [...ownData, ...data];
  const embedded = matchingResume(allData, { text, addresses });
  if (embedded) return { kind: 'text', text, ...located(embedded, readLines(lines)) };
  const isCut = html.length > limits.textCharacters;
  return { kind: 'text', text, isCut, ...(await readText(lines, titles)) };
}

async function readPlain(file: string, { pagesOnly = false }: ReadOptions): Promise<Read> {
  const { text, data } = splitData(file);
  const isCut = text.length > limits.textCharacters;
  const own = pagesOnly || isCut ? undefined : readOwnText(text);
  if (own) {
    const { headings, ...read } = own;
    return { kind: 'text', text, ...located(read, readLines(textToLines(text))), headings };
  }
  const lines = linesOfText(text);
  const document = {
    text: lines.map(textOf).join('\n'),
    addresses: lines.flatMap(({ links }) => links),
  };
  const embedded = matchingResume(pagesOnly ? [] : data, document);
  if (embedded)
    return { kind: 'text', text: document.text, ...located(embedded, readLines(lines)) };
  return { kind: 'text', text, isCut, ...(await readText(lines)) };
}

/**
 * Reads longer texts as plain text, because a Markdown parser searches a whole block for the ends
 * of links.
 */
export const linesOfText = (text: string): Line[] =>
  isMarkdown(text)
    ? wordLines(markdownDocument(text.slice(0, limits.textCharacters)))
    : textToLines(text);

/** Whether a text begins like a web page, whatever the file name. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|body|meta|title|style|main|header|section|article|table|div|h[1-6]|p)\b/i.test(
    text,
  );

async function readText(lines: readonly Line[], titles: readonly string[] = []) {
  if (lines.length === 0) throw new IntakeError('empty');
  return resumeOf(lines, titles);
}

/**
 * Combines fields that a file contains as data with their positions on its pages, if found there.
 */
function located(embedded: Reading, { fields, headings }: ReadContent): Reading {
  const byPath = new Map(fields.map((field) => [`${field.path} ${field.value}`, field.source]));
  const byValue = new Map(fields.map((field) => [field.value, field.source]));
  const placed = embedded.fields.map((field) => {
    const source = byPath.get(`${field.path} ${field.value}`) ?? byValue.get(field.value);
    return source ? { ...field, source } : field;
  });
  return { ...embedded, fields: placed, headings };
}

/**
 * Whether lines are LinkedIn's own PDF, which has the site in the contact details and a skills
 * section called 'Top Skills'.
 */
function isLinkedIn(lines: readonly Line[]): boolean {
  const texts = lines.slice(0, 40).map(textOf);
  return texts.includes('Top Skills') && texts.some((text) => text.includes('linkedin.com/in/'));
}

/**
 * Prepares a reading for the caller: field paths as content paths, the problems found (truncated,
 * no name, no contact) and the fields that the person should check.
 */
export function present({
  kind,
  content,
  fields: noted,
  isCut,
  isOver,
  isLittle,
  headings = [],
  text = '',
}: Read): ReadResume {
  const fields = noted.map((field) => ({
    ...field,
    path: pathOfKeys(content, field.path.match(/\w+/g) ?? []),
  }));
  const unsure = fields.filter(isUnsure).map(({ path }) => path);
  const { firstName, email, phone } = content.personalInfo;
  const problems: Problem[] = [
    ...(isCut ? (['cut-short'] as const) : []),
    ...(isOver ? (['over-limit'] as const) : []),
    ...(isLittle ? (['little-read'] as const) : []),
    ...(firstName === '' ? (['no-name'] as const) : []),
    ...(email === '' && phone === '' ? (['no-contact'] as const) : []),
    ...(content.workExperience.length === 0 ? (['no-experience'] as const) : []),
  ];
  const shownText = text.slice(0, limits.textCharacters);
  return { content, fields, unsure, kind, problems, headings, text: shownText };
}
