import { Document, Packer } from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';
import { limitRuns } from './limit-runs.ts';
import { resumeParagraphs } from './paragraphs.ts';
import { steadyPackage } from './steady-package.ts';
import { bulletNumbering, documentStyles } from './styles.ts';

const defaultMarginMm = 20;
/** Twentieths of a point. */
const inTwips = (mm: number) => Math.round((mm / 25.4) * 72 * 20);

/**
 * A resume as a Word document (OOXML): headings, lists and links as Word knows them, so that its
 * navigator and screen readers find their way. The same source gives the same bytes.
 */
export async function resumeDocx(source: ExportSource): Promise<Uint8Array> {
  const { title, author, look } = source;
  const page = {
    width: inTwips(look.paper.widthMm),
    height: inTwips(look.paper.heightMm),
  };
  const margin = inTwips(look.marginMm ?? defaultMarginMm);
  const document = new Document({
    title,
    ...(author && { creator: author, lastModifiedBy: author }),
    styles: documentStyles(source),
    numbering: bulletNumbering,
    sections: [
      {
        properties: {
          page: {
            size: page,
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: resumeParagraphs(
          { ...source, outline: limitRuns(source.outline) },
          page.width - 2 * margin,
        ),
      },
    ],
  });
  return steadyPackage(new Uint8Array(await Packer.toArrayBuffer(document)));
}
