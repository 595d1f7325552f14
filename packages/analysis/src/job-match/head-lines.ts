import { isTown } from '@folio/tables/towns';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import type { Line } from './advertisement-lines.ts';

/** In how many lines from the start a line may only name the job, its employer or its place. */
const mostOfHead = 8;
/** How many characters a line may have beside the title: a rank, a place. */
const mostBeside = 60;
const longestPlace = 60;

/** Removes lines of the head that only name the job, the employer or a place, which ask for nothing. */
export const withoutHead = (lines: readonly Line[], title: string, company: string): Line[] =>
  lines.filter(
    (line, index) =>
      index > mostOfHead ||
      !(isTitleLine(line, title) || line.text === company || isPlaceLine(line)),
  );

const isTitleLine = ({ text }: Line, title: string): boolean =>
  title !== '' &&
  text.length <= title.length + mostBeside &&
  text.toLowerCase().includes(title.toLowerCase());

/**
 * 'Madrid, Comunidad de Madrid, España' begins with a town and goes on in capitals; so does 'Mobile, Android, Java',
 * which names skills.
 */
function isPlaceLine({ kind, text, isItem }: Line): boolean {
  if (kind !== 'intro' || isItem || text.length > longestPlace) return false;
  const [first = '', ...others] = text.split(/,|[|•·/]|\s[–—-]\s/).map((part) => part.trim());
  return isTown(first) && others.every((part) => /^[\p{Lu}\p{N}]/u.test(part) && !skillNamed(part));
}
