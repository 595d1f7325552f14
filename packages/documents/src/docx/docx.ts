import { Document, Packer, type Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ExportSource } from '../export-source/export-source.ts';
import { plainPassage } from '../export-source/plain-text.ts';
import type { Outline, OutlineParagraph, OutlineSection } from '../outline/outline.ts';
import { passageRuns } from '../templates/set-text.ts';
import { resumeParagraphs } from './paragraphs.ts';
import { bulletNumbering, documentStyles } from './styles.ts';

/** Word's writer keeps some five kilobytes a run in memory until it is done. */
const mostRuns = 20_000;

/**
 * The outline with as many changes of look as Word's writer has room for, hundreds of pages of them.
 * Passages beyond keep their words and addresses and lose their bold and italics.
 */
function limitRuns(outline: Outline): Outline {
  let left = mostRuns;
  const limited = (passage: OutlineParagraph): OutlineParagraph => {
    const count = passageRuns(passage).length;
    left -= count;
    if (left >= 0 || count === 1) return passage;
    const { label: _said, ...said } = passage;
    return { ...said, text: plainPassage(passage), isPlain: true };
  };
  return { ...outline, sections: outline.sections.map((section) => inSection(section, limited)) };
}

function inSection(
  section: OutlineSection,
  change: (passage: OutlineParagraph) => OutlineParagraph,
): OutlineSection {
  if (section.kind === 'prose') return { ...section, passages: section.passages.map(change) };
  if (section.kind === 'pairs') return section;
  const entries = section.entries.map((entry) => ({ ...entry, body: entry.body.map(change) }));
  return { ...section, entries };
}

/**
 * A resume as a Word document (OOXML): headings, lists and links as Word knows them, so that its
 * navigator and screen readers find their way. The same source gives the same bytes.
 */
export const resumeDocx = (source: ExportSource): Promise<Uint8Array> =>
  wordDocument(source, (textWidth) =>
    resumeParagraphs({ ...source, outline: limitRuns(source.outline) }, textWidth),
  );

const defaultMarginMm = 20;
/** Twentieths of a point. */
const inTwips = (mm: number) => Math.round((mm / 25.4) * 72 * 20);

type Facts = Pick<ExportSource, 'title' | 'author' | 'look' | 'language'>;

/**
 * A Word document in the look of a resume. The same paragraphs, for a text so many twentieths of a
 * point wide, give the same bytes.
 */
export async function wordDocument(
  facts: Facts,
  paragraphs: (textWidth: number) => Paragraph[],
): Promise<Uint8Array> {
  const { title, author, look } = facts;
  const page = {
    width: inTwips(look.paper.widthMm),
    height: inTwips(look.paper.heightMm),
  };
  const margin = inTwips(look.marginMm ?? defaultMarginMm);
  const document = new Document({
    title,
    ...(author && { creator: author, lastModifiedBy: author }),
    styles: documentStyles(facts),
    numbering: bulletNumbering,
    sections: [
      {
        properties: {
          page: {
            size: page,
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: paragraphs(page.width - 2 * margin),
      },
    ],
  });
  return steadyPackage(new Uint8Array(await Packer.toArrayBuffer(document)));
}

/** The least that a zip file can say; it is written in local time, which must not matter. */
const zipDate = new Date(1980, 0, 1);
const documentDate = '2000-01-01T00:00:00Z';

/**
 * Makes a package's bytes depend on nothing but what it says: dates of its making and the random
 * names of its relationships are replaced.
 */
function steadyPackage(bytes: Uint8Array): Uint8Array {
  const names = new Map<string, string>();
  const files = Object.entries(unzipSync(bytes)).map(([path, data]) => {
    if (!/\.(?:xml|rels)$/.test(path)) return [path, data] as const;
    return [path, strToU8(steadyXml(strFromU8(data), names))] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: zipDate, level: 6 });
}

/** Of a tag and never of a text, in which no '<' stands unescaped. */
const randomName = /(<(?:w:hyperlink|Relationship)\s[^<>]*")rId([\w-]{21})"/g;

/** The document comes before its relationships, so the names are numbered as they are met. */
const steadyXml = (xml: string, names: Map<string, string>): string =>
  xml
    .replace(randomName, (_, before: string, random: string) => {
      const known = names.get(random) ?? `link${names.size + 1}`;
      names.set(random, known);
      return `${before}${known}"`;
    })
    .replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g, `$1${documentDate}`);
