import type { DocumentSettings } from '@folio/contract/document-settings';
import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { widthRatioOf } from './apply-settings.ts';

/**
 * Fewest letters a line of running text beside a column of dates, titles or skills; otherwise the
 * text goes below. Ragged lines end three or four letters early, and list items start two later,
 * which leaves a median of at least 60.
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
