import { Document, Packer, type Paragraph } from 'docx';
import type { ExportSource } from '../export-source/export-source.ts';
import { steadyPackage } from './steady-package.ts';
import { bulletNumbering, documentStyles } from './styles.ts';

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
