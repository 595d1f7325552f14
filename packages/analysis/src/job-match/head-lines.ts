import { isTown } from '@folio/tables/towns';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import type { Line } from './advertisement-lines.ts';

/** The last index at which a line may be one that only names the job, its employer or its place. */
const mostOfHead = 8;
/** The number of characters that a line may have besides the title, such as a rank or a place. */
const mostBeside = 60;
const longestPlace = 60;

/**
 * Removes lines of the head that only name the job, the employer or a place: they state no need.
 */
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
 * Whether a line names a place: it begins with a town, and its other parts are capitalized
 * ('Madrid, Comunidad de Madrid, España'). Skills are ruled out, because 'Mobile, Android, Java'
 * has the same form.
 */
function isPlaceLine({ kind, text, isItem }: Line): boolean {
  if (kind !== 'intro' || isItem || text.length > longestPlace) return false;
  const [first = '', ...others] = text.split(/,|[|•·/]|\s[–—-]\s/).map((part) => part.trim());
  return isTown(first) && others.every((part) => /^[\p{Lu}\p{N}]/u.test(part) && !skillNamed(part));
}
