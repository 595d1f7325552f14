import { normalizeUnicode, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The drawing operators of a page, from pdf.js's `getOperatorList`. */
type Operators = { fnArray: number[]; argsArray: unknown[] };
type Glyph = { unicode?: string; width?: number };
/** A number moves the following glyphs by thousandths of an em, to the left if it is positive. */
type Shown = readonly (Glyph | number | null)[];

/**
 * A hyphen before the letter with index `at`, and whether it is between words, as in '2019 - 2021'.
 */
type Hyphen = { at: number; isApart: boolean };

const softHyphen = '\u00ad';
/** The number of letters on each side of a hyphen that determine its position. */
const context = 12;
/**
 * After this many failed matches, the glyphs of a page do not correspond to its texts, and the
 * search stops.
 */
const mostMisses = 20;
/** In thousandths of an em. A smaller gap is only kerning. */
const narrowestSpace = 120;

/**
 * Inserts the hyphens that pdf.js leaves out of a page's texts. LuaTeX and some browsers map the
 * glyph of a hyphen to U+00AD, which is normally invisible, but is drawn here.
 */
export function withDrawnHyphens<T extends { str: string }>(
  items: readonly T[],
  operators: Operators,
): T[] {
  const texts = shownTexts(operators);
  const isLacking = texts.some((glyphs) => glyphs.some(isDrawnHyphen));
  return isLacking ? inserted(items, lettersOf(texts)) : [...items];
}

const shownTexts = ({ fnArray, argsArray }: Operators): Shown[] =>
  fnArray.flatMap((operator, at) =>
    operator === OPS.showText ? [(argsArray[at] as [Shown])[0]] : [],
  );

const isDrawnHyphen = (glyph: Shown[number]): boolean =>
  glyph !== null &&
  typeof glyph === 'object' &&
  glyph.unicode === softHyphen &&
  (glyph.width ?? 0) > 0;

/**
 * Returns letters without spaces, which pdf.js infers from gaps, and without characters that it
 * drops.
 */
const plain = (text: string): string => normalizeUnicode(text).replace(leftOut, '');
const leftOut = /[\s\p{Cf}]/gu;
const isLeftOut = /[\s\p{Cf}]/u;

type Drawn = { letters: string; hyphens: Hyphen[] };

function lettersOf(texts: readonly Shown[]): Drawn {
  let letters = '';
  const hyphens: Hyphen[] = [];
  for (const glyphs of texts)
    for (const [at, glyph] of glyphs.entries()) {
      if (isDrawnHyphen(glyph)) hyphens.push({ at: letters.length, isApart: isApart(glyphs, at) });
      else if (glyph !== null && typeof glyph === 'object') letters += plain(glyph.unicode ?? '');
    }
  return { letters, hyphens };
}

/** Whether there is a gap on each side that has another glyph. */
function isApart(glyphs: Shown, at: number): boolean {
  const sides = [hasGap(glyphs, at, -1), hasGap(glyphs, at, 1)].filter((one) => one !== undefined);
  return sides.length > 0 && sides.every(Boolean);
}

function hasGap(glyphs: Shown, of: number, step: 1 | -1): boolean | undefined {
  for (let at = of + step; at >= 0 && at < glyphs.length; at += step) {
    const next = glyphs[at] ?? null;
    if (typeof next !== 'number') return next === null || /^\s/.test(next.unicode ?? '');
    if (next <= -narrowestSpace) return true;
  }
  return undefined;
}

/** Returns the letters of all items, with the item and end of each letter. */
function unitsOf(items: readonly { str: string }[]): { text: string; places: Place[] } {
  const places: Place[] = [];
  const units: string[] = [];
  for (const [item, { str }] of items.entries())
    for (let end = 1; end <= str.length; end++) {
      const unit = str[end - 1] ?? '';
      if (isLeftOut.test(unit)) continue;
      places.push({ item, end });
      units.push(unit);
    }
  return { text: units.join(''), places };
}

type Place = { item: number; end: number };

function inserted<T extends { str: string }>(items: readonly T[], drawn: Drawn): T[] {
  const { text, places } = unitsOf(items);
  const found = items.map((): [number, string][] => []);
  for (const { at, isApart } of hyphensIn(text, drawn)) {
    const last = places[at - 1];
    const next = places[at];
    // A hyphen between words, or at the beginning of a page, goes before the next letter.
    if (last && !(isApart && next)) found[last.item]?.push([last.end, '-']);
    else if (next) found[next.item]?.push([next.end - 1, ' - ']);
  }
  return items.map((item, at) => ({ ...item, str: withTexts(item.str, found[at] ?? []) }));
}

/** Returns the hyphens whose surrounding letters occur in a text, in order. */
function hyphensIn(text: string, { letters, hyphens }: Drawn): Hyphen[] {
  const found: Hyphen[] = [];
  let misses = 0;
  for (const { at, isApart } of hyphens) {
    const before = letters.slice(Math.max(0, at - context), at);
    const around = before + letters.slice(at, at + context);
    const start = text.indexOf(around, Math.max(0, (found.at(-1)?.at ?? 0) - context));
    if (start >= 0) found.push({ at: start + before.length, isApart });
    else if (++misses === mostMisses) break;
  }
  return found;
}

function withTexts(text: string, insertions: readonly [number, string][]): string {
  let whole = '';
  let start = 0;
  for (const [at, inserted] of insertions) {
    whole += text.slice(start, at) + inserted;
    start = at;
  }
  return whole + text.slice(start);
}
