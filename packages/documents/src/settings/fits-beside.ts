import type { DocumentSettings } from '@folio/contract/document-settings';
import type { PageSetup, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { widthRatioOf } from './apply-settings.ts';

/**
 * The minimum letters per line of running text beside a column of dates, titles or skills; narrower
 * text goes below. Ragged lines end three or four letters early, and list items start two later,
 * which leaves a median of at least 60.
 */
const fewestLetters = 68;

/** Whether a column of a template is wide enough for text with the owner's page and font. */
export function fitsBeside(
  widthPt: number,
  { family, sizePt }: TextStyle,
  page: PageSetup,
  settings: DocumentSettings | undefined,
): boolean {
  const letterPt = letterWidthEm(family) * sizePt;
  return widthPt * lettersRatio(family, page, settings) >= fewestLetters * letterPt;
}

/** Returns the number of letters on a line of the owner's page relative to the template's. */
export function lettersRatio(
  family: string,
  page: PageSetup,
  settings: DocumentSettings | undefined,
): number {
  if (!settings) return 1;
  const letter = letterWidthEm(settings.fontFamily ?? family) / letterWidthEm(family);
  return widthRatioOf(page, settings) / (letter * settings.fontScale);
}
