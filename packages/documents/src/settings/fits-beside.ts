import type { DocumentSettings } from '@folio/contract/document-settings';
import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { widthRatioOf } from './apply-settings.ts';

/**
 * Running text beside a column of dates, titles or skills has room for so many letters, or else stands
 * below them. Ragged lines end three or four before their room does, and a list's begin two later: what
 * is left is a median of 60 at least.
 */
const fewestLetters = 68;

/** Whether a room of a template, as wide as its owner's page and letters make it, is wide enough. */
export function fitsBeside(
  widthPt: number,
  { family, sizePt }: TextStyle,
  page: PageSetup,
  settings: DocumentSettings | undefined,
): boolean {
  const emPt = sizePt * (settings?.fontScale ?? 1);
  const ratio = settings ? widthRatioOf(page, settings) : 1;
  const letterPt = letterWidthEm(settings?.fontFamily ?? family) * emPt;
  return widthPt * ratio >= fewestLetters * letterPt;
}
