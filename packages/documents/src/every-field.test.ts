import { defaultSettings } from '@folio/contract/default-settings';
import { exportFormats } from '@folio/contract/exports';
import type { Block, InlineRun } from '@folio/typeset/blocks';
import { describe, expect, it } from 'vitest';
import { exportDocument, type FlowingFormat } from './export-document.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { fullContent } from './testing/full-content.ts';
import { readDocx } from './testing/read-docx.ts';
import { readMarkdown } from './testing/read-markdown.ts';
import { readMarkup } from './testing/read-markup.ts';
import { squeezed } from './testing/reading-text.ts';
import { resumeOf } from './testing/resume.ts';
import { typesetResume } from './typeset-resume.ts';

type Found = { text: string; links: string[] };
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function foundInMarkup(bytes: Uint8Array): Found {
  const { text, elements } = readMarkup(decoded(bytes));
  return { text, links: elements.flatMap(({ attributes }) => attributes.href ?? []) };
}

/** What somebody reads in a file, and where its links lead; a text file has its addresses as words. */
const readers: Record<Exclude<FlowingFormat, 'json'>, (bytes: Uint8Array) => Found> = {
  docx: (bytes) => {
    const { paragraphs, linkTargets } = readDocx(bytes);
    return { text: paragraphs.map(({ text }) => text).join('\n'), links: linkTargets };
  },
  doc: foundInMarkup,
  html: foundInMarkup,
  md: (bytes) => {
    const text = decoded(bytes);
    const links = Array.from(text.matchAll(/\]\(([^()\s]+)\)/g), ([, link = '']) => link);
    return { text: readMarkdown(text), links };
  },
  txt: (bytes) => {
    const text = decoded(bytes);
    const words = (text.match(/[^\s()]+/g) ?? []).map((word) => word.replace(/[.,]$/, ''));
    return {
      text,
      links: [
        ...words,
        ...words.map((word) => `https://${word}`),
        ...words.map((word) => `mailto:${word}`),
      ],
    };
  },
};

/** The runs of a document's blocks, in whichever block they stand. */
function runsIn(value: unknown): InlineRun[] {
  if (Array.isArray(value)) return value.flatMap(runsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('runs' in value) return (value as Extract<Block, { runs: InlineRun[] }>).runs;
  return Object.values(value).flatMap(runsIn);
}

/** Without what parts it from its neighbor, which each format does in its own way. */
const wordsOf = ({ text }: InlineRun): string => squeezed(text).replace(/^[–:|,]|[–:|,]$/g, '');

const formats = exportFormats.filter((format) => format !== 'pdf' && format !== 'json');

describe.each(formats)('a .%s file', (format) => {
  it.each([false, true])(
    'says all that the page shows, and leads wherever it leads (employers first: %s)',
    async (companyFirst) => {
      const resume: ResumeForDocument = {
        ...resumeOf(fullContent, 'classic'),
        settings: { ...defaultSettings, companyFirst },
      };
      const { text, links } = readers[format](await exportDocument(resume, format));
      const runs = runsIn(typesetResume(resume).blocks);
      const words = squeezed(text);
      const missing = runs.flatMap((run) => (words.includes(wordsOf(run)) ? [] : [run.text]));
      expect(missing).toEqual([]);
      const lost = runs.flatMap(({ href }) =>
        href === undefined || links.includes(href) || (format === 'txt' && href.startsWith('tel:'))
          ? []
          : [href],
      );
      expect(lost).toEqual([]);
    },
  );
});
