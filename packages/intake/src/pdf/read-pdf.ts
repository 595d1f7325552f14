import { IntakeError } from '../intake-error.ts';
import type { Line } from '../model.ts';
import { showsPicture, withPdf } from './open-pdf.ts';
import { type PdfText, readPageItems } from './page-items.ts';
import { fewestLetters, letterCount, pageLines } from './page-lines.ts';

export type PdfLines = { lines: Line[]; isCut: boolean };

/** The lines of a PDF in reading order. Rejects with an `IntakeError`. */
export async function readPdfLines(bytes: Uint8Array, port: Worker | undefined): Promise<PdfLines> {
  const text = await withPdf(bytes, port, readText);
  if (isBare(text)) await refuseBare(bytes, port, text);
  return { lines: pageLines(text), isCut: text.isCut };
}

async function readText(pdf: Parameters<typeof readPageItems>[0]): Promise<PdfText> {
  try {
    return await readPageItems(pdf);
  } catch {
    throw new IntakeError('unreadable', 'pdf page');
  }
}

/** Scanned pages hold no text, or a scanner's mark. */
const isBare = ({ items }: PdfText): boolean => letterCount(items) < fewestLetters;

async function refuseBare(
  bytes: Uint8Array,
  port: Worker | undefined,
  { items }: PdfText,
): Promise<never> {
  const isPicture = await showsPicture(bytes, port).catch(() => false);
  if (isPicture) throw new IntakeError('image-only');
  throw new IntakeError(items.length === 0 ? 'empty' : 'not-a-resume');
}
