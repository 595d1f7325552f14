import { exportFormats } from '@folio/contract/exports';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { exportDocument, type FlowingFormat } from './export-document.ts';
import { exportSource } from './export-source/export-source.ts';
import type { OutlineEntry } from './outline/outline.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { sampleContent } from './sample-content.ts';
import { plainContent, sectionOrder, wildContent } from './testing/content-arbitrary.ts';
import { readDocx } from './testing/read-docx.ts';
import { readMarkdown } from './testing/read-markdown.ts';
import { readMarkup } from './testing/read-markup.ts';
import { squeezed, textsOf } from './testing/reading-text.ts';
import { resumeOf } from './testing/resume.ts';

vi.setConfig({ testTimeout: 60_000 });

const flowing = exportFormats.filter((format) => format !== 'pdf');

/** What somebody reads in the file, without its markup. */
const readers: Record<FlowingFormat, (bytes: Uint8Array) => string> = {
  docx: (bytes) =>
    readDocx(bytes)
      .paragraphs.map(({ text }) => text)
      .join('\n'),
  doc: (bytes) => readMarkup(decoded(bytes)).text,
  html: (bytes) => readMarkup(decoded(bytes)).text,
  txt: decoded,
  // As CommonMark reads it: marks and the backslashes before signs are none of the text.
  md: (bytes) => readMarkdown(decoded(bytes)),
  json: (bytes) => stringsOf(JSON.parse(decoded(bytes))).join('\n'),
};

function decoded(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

/** JSON Resume parts lists at their commas, and has dates as numbers. */
const comparable = (text: string, format: FlowingFormat) =>
  format === 'json' ? squeezed(text).replaceAll(',', '') : squeezed(text);

const isDate = (text: string) => /\d{4}|Present/.test(text) && text.length < 24;

const textsOfEntry = ({
  title,
  body,
  roles = [],
}: OutlineEntry): ({ text: string } | undefined)[] => [
  title,
  ...body,
  ...roles.flatMap(textsOfEntry),
];

/** The texts that a document shows, in the order in which it shows them. */
function outlined(resume: ResumeForDocument): string[] {
  const { outline } = exportSource(resume);
  const sections = outline.sections.flatMap((section) => {
    const { title } = section;
    if (section.kind === 'prose') return [title, ...section.paragraphs];
    if (section.kind === 'pairs')
      return [title, ...section.pairs.flatMap(({ label, value }) => [label, value])];
    if (section.kind === 'citations')
      return [title, ...section.citations.flatMap(({ runs }) => runs)];
    return [title, ...section.entries.flatMap(textsOfEntry)];
  });
  return [outline.name, outline.title, ...outline.contacts, ...sections].flatMap((texts) =>
    texts ? [texts.text] : [],
  );
}

describe.each(flowing)('%s', (format) => {
  it('holds every word of any content', async () => {
    await fc.assert(
      fc.asyncProperty(plainContent({ maxEntries: 2 }), async (content) => {
        const shown = comparable(
          readers[format](await exportDocument(resumeOf(content), format)),
          format,
        );
        for (const text of textsOf(content))
          if (format !== 'json' || !isDate(text)) expect(shown).toContain(comparable(text, format));
      }),
      { numRuns: format === 'docx' ? 25 : 60 },
    );
  });

  it('can be read back, whatever the content', async () => {
    await fc.assert(
      fc.asyncProperty(wildContent(), sectionOrder(), async (content, order) => {
        const resume = { ...resumeOf(content), order };
        expect(readers[format](await exportDocument(resume, format))).toBeTypeOf('string');
      }),
      { numRuns: format === 'docx' ? 40 : 100 },
    );
  });

  it.each(templateIds)('is the same twice, in %s', async (templateId: TemplateId) => {
    const make = () => exportDocument(resumeOf(sampleContent, templateId), format);
    const [first, second] = [await make(), await make()];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

describe.each(flowing.filter((format) => format !== 'json'))('%s', (format) => {
  it('shows what the templates show, in their order', async () => {
    await fc.assert(
      fc.asyncProperty(plainContent({ maxEntries: 2 }), sectionOrder(), async (content, order) => {
        // In one column: Word has those of its template.
        const resume = { ...resumeOf(content, 'classic'), order };
        const shown = squeezed(readers[format](await exportDocument(resume, format)));
        let from = 0;
        for (const text of outlined(resume).map(squeezed)) {
          const at = shown.indexOf(text, from);
          expect(at, text).toBeGreaterThanOrEqual(from);
          from = at + text.length;
        }
      }),
      { numRuns: format === 'docx' ? 15 : 40 },
    );
  });
});
