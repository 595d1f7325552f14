import { parseDate } from '@folio/contract/date-text';
import { type Child, element, joinMarkup, type Markup } from './markup.ts';

const dash = /((?:(?<!\s)\s+)?[–—]\s*|(?<!\s)\s+-\s+|(?<!\s)\s+to\s+)/;

/** 'Apr 2021 – Present': what machines can read of it is marked as a time. */
export const dateMarkup = (text: string): Markup =>
  joinMarkup(text.split(dash).map((piece, index) => (index % 2 === 0 ? timeMarkup(piece) : piece)));

function timeMarkup(piece: string): Child {
  const { date } = parseDate(piece);
  return /^[1-9]\d{3}(-\d{2})?$/.test(date) ? element('time', { datetime: date }, piece) : piece;
}
