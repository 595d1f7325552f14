import { endsAsCompany } from '../fields/words.ts';
import type { Passage } from '../lines/passages.ts';
import { findRange } from './find-dates.ts';

/** 'Roles and responsibilities:' announces what is below it. */
const isLabel = (text: string): boolean =>
  /^\p{L}[\p{L} &/'’-]{2,40}\s?:[-–]?$/u.test(text) || announces.test(text);

const announces =
  /^(?:key |main |selected |core )?(?:highlights|responsibilities|duties|achievements|accomplishments|results|tasks|activities)$/i;

/** Running text and list items: what no header consists of. */
export function isBody({ kind, text, lines, isBelow }: Passage): boolean {
  if (kind === 'item' || isBelow) return true;
  if (findRange(text) && text.length < 110) return false;
  if (isLabel(text)) return true;
  const endsSentence =
    /[.!?:;]["”']?$/.test(text) &&
    !/\b(?:Inc|Ltd|Pvt|Co|Corp|Bros|Jr|Kft|Zrt|Ph\.D|\p{L}\.\s?\p{L})\.$/iu.test(text);
  if (endsAsCompany(text)) return false;
  if (text.length > 120 || (lines.length > 1 && text.length > 90)) return true;
  return endsSentence && text.split(' ').length > 3;
}
