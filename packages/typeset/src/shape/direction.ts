import createBidi from 'bidi-js';
import { endsInRtl, isMostlyRtl } from './mostly-rtl.ts';

const bidi = createBidi();

/** Right-to-left letters, and the controls that change the direction. */
const needsBidi =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]|\ud83a/;

/**
 * Characters beyond the first plane, which bidi-js would take for two left-to-right letters each.
 */
const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;
const rtlPairs = /^[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]$/u;

/**
 * Replaces a surrogate pair with two characters of the first plane that have the same direction.
 */
const standIn = (pair: string): string =>
  rtlPairs.test(pair) ? 'אא' : /^\p{Extended_Pictographic}/u.test(pair) ? '★★' : pair;

/** LRI, RLI, FSI and PDI, the controls that isolate a span from the direction around it. */
const isolates = /[\u2066-\u2069]/g;
/**
 * The maximum number of isolates that are processed. The time of bidi-js grows with the square of
 * their number, so hostile text could block a server. No honest paragraph has as many.
 */
const maxIsolates = 1000;

/**
 * A stretch without letters that is longer than in any honest paragraph: bidi-js looks back from
 * each digit to the last letter (W2), so its time grows with the square of the number of digits
 * after a letter.
 */
const longWithoutLetters = /(?<![^\p{L}])[^\p{L}]{1000,}/gu;

/**
 * A phone number or a numeric date ('+971 4 555 0142', '1988-05-12'). The algorithm treats each
 * group as a separate number, so right-to-left text would reverse the groups. The same goes for a
 * number and its sign. Ranges of two, such as '2011-2014', are left to the algorithm.
 */
const groupedNumber =
  /\+\d(?:[ ().-]{0,2}\d)+%?|(?<!\d)\d+(?:[ .-]\d+){2,}|(?<![\p{L}\p{N}])[-+−]\d+(?:[.,]\d+)*%?/gu;

/**
 * Latin words with the signs that are a part of them: 'C++', 'C#', '.NET', '$1.2M', 'B.Sc.',
 * 'LL.B.', 'Acme Inc.', and the slash at the end of an address. The algorithm assigns such signs to
 * the surrounding text, so that 'C++' in Hebrew would read '++C'.
 */
const latinWithSigns =
  /[A-Za-z][+#]+(?![\p{L}\d+#])|(?<![\w.])\.[A-Z][A-Za-z]+|[$€£₹]\d[\d.,]*[A-Za-z]+|\b(?:[A-Z]{1,2}[a-z]{0,3}\.){2,}|\b(?:Inc|Ltd|Co|Corp|Jr|Sr)\.|https?:\/\/\S*\//gu;

/**
 * The separators between contacts on a line, and the spaces of an icon before one. In a
 * right-to-left document contacts follow each other in its direction. Otherwise adjacent addresses
 * would be one span from left to right, with the icon of the first one at its right end.
 */
const betweenParts = /(?<! ) {2,}[|·•/] {2,}| \| |\u00a0{5}/g;

/** Digits without letters or grouped numbers. */
const isRange = (text: string): boolean =>
  /\d/.test(text) && !/\p{L}/u.test(text) && text.search(groupedNumber) < 0;

export type Direction = {
  /** Whether the paragraph as a whole is right-to-left. */
  rtl: boolean;
  /** The embedding level of each UTF-16 unit; null if all text is left-to-right. */
  levels: Uint8Array | null;
};

/**
 * Resolves embedding levels by the Unicode Bidirectional Algorithm (UAX #9), rules P2 to I2, with
 * bidi-js. Rule L2, which reorders a line, is applied when lines are broken (`set-line.ts`).
 *
 * The paragraph's direction is that of its first strong letter (P2, P3). In a right-to-left
 * document it is also right-to-left if the last letter, or more than a quarter of the letters, are
 * right-to-left, which the algorithm allows (HL1): otherwise 'React' at its start would reverse a
 * sentence, and 'Acme Inc., תל אביב' would be read backwards. There a paragraph of digits only is
 * right-to-left, too: '2011 – 2014' starts on the right as 'مايو 2011 – يونيو 2014' does, and the
 * period of '1.' is on its left.
 */
export function resolveDirection(text: string, inRtlDocument = false): Direction {
  const isOfFigures = inRtlDocument && isRange(text);
  const isOfParts = inRtlDocument && text.search(betweenParts) >= 0;
  if (!isOfFigures && !isOfParts && !needsBidi.test(text)) return { rtl: false, levels: null };
  // A line feed ends a paragraph for the algorithm, but not for the block, which has one direction.
  let subject = text.replaceAll('\n', '\u2028').replaceAll(pairs, standIn);
  if ((subject.match(isolates)?.length ?? 0) > maxIsolates) {
    subject = subject.replaceAll(isolates, '\u200b');
  }
  const isRtl =
    isOfFigures || isOfParts || (inRtlDocument && (endsInRtl.test(text) || isMostlyRtl(text, 3)));
  if (isOfParts) subject = subject.replaceAll(betweenParts, ({ length }) => 'א'.repeat(length));
  // Replaced with a single word or number of the same length (HL3: as if it were isolated).
  subject = subject
    .replaceAll(latinWithSigns, ({ length }) => 'a'.repeat(length))
    .replaceAll(groupedNumber, ({ length }) => '0'.repeat(length))
    .replaceAll(longWithoutLetters, (stretch) =>
      stretch.replaceAll(/\p{N}/gu, ({ length }) => 'a'.repeat(length)),
    );
  const { levels, paragraphs } = bidi.getEmbeddingLevels(subject, isRtl ? 'rtl' : undefined);
  return { rtl: paragraphs[0]?.level === 1, levels };
}

/** What may follow a number as a part of the same word or address: '1.2.3-beta'. */
const goesOn = /^[-/.]*[\w\u200e]/;

/**
 * Returns a text of a right-to-left paragraph for programs that apply only the standard algorithm,
 * such as browsers and Word: text that is left-to-right here is enclosed in left-to-right marks
 * (U+200E). Isolates would separate it from adjacent Latin words. A right-to-left mark (U+200F)
 * after a number separates it from the next one.
 */
export const withDirectionMarks = (text: string): string =>
  text
    .replaceAll(latinWithSigns, '\u200e$&\u200e')
    .replaceAll(groupedNumber, (number, at: number, whole: string) => {
      const isPart = goesOn.test(whole.slice(at + number.length, at + number.length + 9));
      return `\u200e${number}\u200e${isPart ? '' : '\u200f'}`;
    })
    .replaceAll(betweenParts, '\u200f$&\u200f');
