import type { FoundDate } from '../entries/find-dates.ts';
import type { Passage } from '../lines/passages.ts';
import type { Line } from '../model.ts';
import type { Note } from './collect.ts';

/** The structured dates of an entry; words that say more than those are kept. */
export function dateFields(date: FoundDate | undefined, path: string, note: Note, line?: Line) {
  const { startDate = '', endDate = '', current = false, dateText = '' } = date ?? {};
  note(`${path}.startDate`, startDate, date?.isRange ? 0.95 : 0.75, line);
  note(`${path}.endDate`, endDate, 0.95, line);
  return { startDate, endDate, current, dateText };
}

/** The paragraphs of a text, and its list items. */
export function bodyFields(body: readonly Passage[], path: string, note: Note) {
  const bullets = body.filter(({ kind }) => kind === 'item');
  const paragraphs = body.filter(({ kind }) => kind === 'paragraph');
  bullets.forEach((bullet, index) => {
    note(`${path}.bullets[${index}]`, bullet.text, 0.9, bullet.lines[0]);
  });
  const description = paragraphs.map((one) => one.text).join('\n\n');
  note(`${path}.description`, description, 0.75, paragraphs[0]?.lines[0]);
  return { description, bullets: bullets.map((one) => one.text) };
}

export const textOfBody = (body: readonly Passage[]): string =>
  body.map(({ kind, text }) => (kind === 'item' ? `- ${text}` : text)).join('\n');
