import { isBulletGlyph } from '../lines/bullets.ts';
import { type Line, leftOf, sizeOf, textOf } from '../model.ts';
import { headingKind } from '../sections/heading-words.ts';
import { findEmail, findUrls } from './addresses.ts';
import { findPhone } from './phone.ts';
import { spellName } from './spell-name.ts';
import { namesPlace, namesRole } from './words.ts';

const documentTitle =
  /^(?:curriculum(?: vit(?:ae|æ))?|resum[eé]?|cv|c\.v\.|my (?:cv|resume)|(?:professional |personal )?resum[eé]|bio-?data|lebenslauf|curr[ií]cul[ou]m?(?: v[ií]tae)?|hoja de vida|životopis|zyciorys|życiorys|cv \/ resume|meritförteckning|özgeçmiş|जीवन परिचय|बायोडाटा)$/i;
export const isDocumentTitle = (text: string): boolean =>
  documentTitle.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) ||
  documentTitle.test(text);

export const isContact = (text: string): boolean =>
  findEmail(text) !== undefined || findUrls(text).length > 0 || findPhone(text) !== undefined;

const nameLabel = /^(?:full )?(?:name|nom|nombre|nome)\s*(?::\s*|$)/i;

export const isNameLabel = (text: string): boolean => nameLabel.test(text);

/** The line of a form that asks for the name. */
export const asksForName = ({ cells: [first] }: Line): boolean => isNameLabel(first?.text ?? '');

/** The line that is called a name, or that the addresses repeat. */
export function namedLine(lines: readonly Line[], said: string): Line | undefined {
  const isNamed = ({ cells: [first, second] }: Line) =>
    nameLabel.test(first?.text ?? '') && (second !== undefined || /:\s*\S/.test(first?.text ?? ''));
  const isSaid = (line: Line) => canBeName(nameOf(line)) && wordsSaid(line, said) >= 2;
  return lines.find(isNamed) ?? lines.find((line) => line.page === 1 && isSaid(line));
}

/** The largest line of the head that could be a name, the first of them where all are of one size. */
export function findNameLine(head: readonly Line[], said: string): Line | undefined {
  const able = head.filter((line) => line.page === 1 && canBeName(nameOf(line)));
  const largest = Math.max(...able.map(sizeOf));
  const large = able.filter((line) => sizeOf(line) >= largest - 0.5);
  return (
    large.find((line) => wordsSaid(line, said) === 1) ??
    able.find((line) => wordsSaid(line, said) === 1 && !namesRole(nameOf(line))) ??
    large.find((line) => !namesRole(nameOf(line))) ??
    large[0]
  );
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The addresses of mail and pages, which mostly hold their owner's name. */
export const addressesOf = (lines: readonly Line[]): string =>
  folded(
    lines
      .flatMap((line) => [findEmail(textOf(line))?.split('@')[0] ?? '', ...findUrls(textOf(line))])
      .join(' '),
  );

/** How many words of a line are part of the addresses. */
const wordsSaid = (line: Line, said: string): number =>
  folded(nameOf(line))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3 && said.includes(word)).length;

/** The lines of a name, of which the addresses may repeat the second alone. */
export function nameLinesOf(nameLine: Line, head: readonly Line[], said: string): Line[] {
  const before = head[head.indexOf(nameLine) - 1];
  const isSecond =
    before !== undefined &&
    canBeName(nameOf(before)) &&
    !nameOf(before).includes(' ') &&
    goingOn(before, head, said).includes(nameLine);
  return isSecond ? [before, nameLine] : [nameLine, ...goingOn(nameLine, head, said)];
}

/** A name that is set large may take two lines. The addresses tell where it was whole in the first. */
function goingOn(nameLine: Line, head: readonly Line[], said: string): Line[] {
  const next = lineBelow(nameLine, head);
  if (!next || nameLine.cells.length > 1 || next.cells.length > 1) return [];
  const isSaidInTwo = [nameLine, next].every(
    (line) => !nameOf(line).includes(' ') && canBeName(nameOf(line)) && wordsSaid(line, said) === 1,
  );
  if (isSaidInTwo) return [next];
  const size = sizeOf(nameLine);
  const others = head.filter((line) => line !== nameLine && line !== next).map(sizeOf);
  const isLarge = others.every((other) => other < size - 1) && size >= 14;
  const isAlike = Math.abs(sizeOf(next) - size) < 0.5 && next.column === nameLine.column;
  const words = `${nameOf(nameLine)} ${nameOf(next)}`.split(/\s+/).length;
  const mayBeRole = namesRole(textOf(next)) && (words > 3 || textOf(nameLine).includes('|'));
  const isWhole =
    nameOf(nameLine).includes(' ') && wordsSaid(nameLine, said) > 0 && wordsSaid(next, said) === 0;
  const endsAsName = /(?:^|\s)\P{Ll}\S*$/u.test(nameOf(next)) || /^\p{Ll}/u.test(nameOf(nameLine));
  const isName = canBeName(nameOf(next)) && endsAsName && !mayBeRole && !isWhole && words <= 5;
  return isLarge && isAlike && isName ? [next] : [];
}

/** The line that goes on below, where those of other columns may stand between. */
function lineBelow(line: Line, head: readonly Line[]): Line | undefined {
  const [next, ...others] = head.slice(head.indexOf(line) + 1).slice(0, 3);
  const isBelow = (other: Line) =>
    other.column === line.column &&
    Math.abs(leftOf(other) - leftOf(line)) < 3 &&
    Math.abs(sizeOf(other) - sizeOf(line)) < 0.5 &&
    other.y - line.y < 2 * sizeOf(line);
  return (
    [next, ...others].find((other) => other && other.page === line.page && isBelow(other)) ?? next
  );
}

export function nameOf(line: Line): string {
  const cells = line.cells.filter((cell) => !isBulletGlyph(cell.text) && cell.text !== ':');
  const text =
    (cells[0]?.text ?? '').replace(/^\s*:\s*/, '').replace(nameLabel, '') ||
    (cells[1]?.text ?? '').replace(/^\s*:\s*/, '');
  const [name = ''] = text.split(/\s+[|•·–—]\s+|\s+-\s+|\s*\|\s*/);
  return name
    .replace(/\s*\((?:she|he|they|sie|er|elle|ella|él)\b[^)]*\)$/i, '')
    .replace(/,\s*(?:Ph\.?D|M\.?D|MBA|CPA|PMP|RN|P\.?E|MSc|BSc|Esq|CFA)\.?(?:,.*)?$/, '')
    .replace(/(?<=\p{Ll}\S*)(?:,\s*(?:\p{Lu}\p{L}?\.?){2,6})+$/u, '')
    .trim();
}

function canBeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (text === '' || words.length > 6 || text.length > 70 || isDocumentTitle(text)) return false;
  if (/[\d@:/]/.test(text) || headingKind(text) !== undefined || isContact(text)) return false;
  return (
    /^\p{L}/u.test(text) &&
    !namesPlace(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length <= 2
  );
}

const isCapitals = (text: string): boolean => text.length > 1 && text === text.toUpperCase();

/** Forms and capitals put the surname first, if the addresses do not. A name whose letters were set wide may have lost its gap: the addresses know where it was. */
export function partName(name: string, said: string, isForm = false): string {
  const [one = '', two = '', ...more] = name.split(' ');
  const isSwapped =
    two !== '' &&
    more.length === 0 &&
    (isForm || isCapitals(one) > isCapitals(two)) &&
    said.includes(`${folded(two)}.${folded(one)}`);
  if (isSwapped) return `${two} ${one}`;
  if (name.length < 6 || !/^[\p{Lu}'’-]+$/u.test(name)) return name;
  const plain = (text: string) => folded(text).replace(/[^\p{L}]/gu, '');
  for (let at = 2; at <= name.length - 3; at++) {
    const [first, last] = [name.slice(0, at), name.slice(at)];
    const given = `(?:${plain(first)}[^\\p{L}]*|\\b${plain(first).slice(0, 1)}[^\\p{L}]?|^|[^\\p{L}])`;
    if (/^\p{Lu}/u.test(last) && new RegExp(`${given}${plain(last)}(?!\\p{L})`, 'u').test(said))
      return `${first} ${last}`;
  }
  return name;
}

/** Particles belong to the last name; capitals all over are a look, not a spelling. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const letters = name.replace(/[^\p{L}]/gu, '');
  const isCaps =
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const spelled = isCaps ? spellName(name) : name;
  const swapped = /^([^,]+),\s+([^,]+)$/.exec(spelled);
  if (swapped) return { firstName: swapped[2] ?? '', lastName: swapped[1] ?? '' };
  const words = spelled.split(/\s+/).filter(Boolean);
  const particle = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:van|von|de|da|di|del|della|dos|das|la|le|el|al|bin|ibn|ter|ten|zu|zur|af|av|mac|st\.?)$/i.test(
        word,
      ),
  );
  const at = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
