import { type Line, textOf } from '../model.ts';
import type { Place } from './address-lines.ts';
import { isAddress } from './address-words.ts';
import { isContact } from './addresses.ts';
import type { Bit } from './contact-bits.ts';
import { readLabel } from './contact-labels.ts';
import { isDocumentTitle } from './document-title.ts';
import { isPersonal, standsForPage } from './personal-facts.ts';
import { mayBePlace, namesRole } from './words.ts';

const longest = 130;

/** What is said of the person beside the name, right below it, or before the ways to reach them. */
export function findTitle(
  head: readonly Line[],
  nameLines: readonly Line[],
  place: Place | undefined,
  bits: readonly Bit[],
): Bit | undefined {
  const [nameLine] = nameLines;
  if (!nameLine) return undefined;
  return (
    besideName(nameLine, place) ??
    nearName(head, nameLines, place) ??
    bits.find((bit) => bit.isBeside && !bit.says && namesRole(bit.text) && head.includes(bit.line))
  );
}

function besideName(line: Line, place: Place | undefined): Bit | undefined {
  const text =
    textOf(line).split(/(?<!\s)\s+[|•·–—]\s+|(?<!\s)\s+-\s+|(?:(?<!\s)\s+)?\|\s*/)[1] ??
    line.cells[1]?.text ??
    '';
  const isOther = text === '' || isContact(text) || mayBePlace(text) || isOf(place, line);
  return isOther || /^(?:name|nom)/i.test(textOf(line)) ? undefined : { text, line };
}

const isOf = (place: Place | undefined, line: Line): boolean =>
  place?.parts.some((part) => part.line === line) ?? false;

function nearName(
  head: readonly Line[],
  nameLines: readonly Line[],
  place: Place | undefined,
): Bit | undefined {
  const at = head.indexOf(nameLines[0] as Line);
  const below = at + nameLines.length;
  const near = [...head.slice(below, below + 4), ...head.slice(Math.max(0, at - 1), at)];
  for (const line of near) {
    const text = withoutPlace(line, place);
    if (text !== '' && !isOther(text)) return { text, line };
  }
  return undefined;
}

const isOther = (text: string): boolean =>
  text.length > longest ||
  /[.!]$/.test(text) ||
  isContact(text) ||
  mayBePlace(text) ||
  isDocumentTitle(text) ||
  isPersonal(text) ||
  isAddress(text) ||
  standsForPage(text) ||
  readLabel(text).says !== undefined;

/** A title may end its line with the place. */
function withoutPlace(line: Line, place: Place | undefined): string {
  const text = textOf(line);
  const part = place?.parts.find((one) => one.line === line);
  if (!part) return text;
  const at = text.indexOf(part.text);
  const before = text
    .slice(0, at)
    .replace(/(?<![\s,|·•–—-])(?:[\s,|·•–—-]|\b(?:based )?in|\bfrom)+$/, '');
  return namesRole(before) ? before : '';
}
