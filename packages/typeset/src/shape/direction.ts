import createBidi from 'bidi-js';
import { isMostlyRtl } from './mostly-rtl.ts';

const bidi = createBidi();

/** Letters that run right to left, and the controls that change the direction. */
const needsBidi = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

const isolates = /[\u2066-\u2069]/g;
/** The algorithm's time grows with the square of these; no honest paragraph has as many. */
const maxIsolates = 1000;

export type Direction = {
  /** Whether the paragraph as a whole is right to left. */
  rtl: boolean;
  /** The embedding level of each UTF-16 unit; null when all run left to right. */
  levels: Uint8Array | null;
};

/**
 * Resolves directions by the Unicode bidirectional algorithm. The first letter gives the whole's;
 * in a document that runs right to left as a whole, most letters do.
 */
export function resolveDirection(text: string, inRtlDocument = false): Direction {
  if (!needsBidi.test(text)) return { rtl: false, levels: null };
  // A line feed ends a paragraph for the algorithm but not for the block, which has one direction.
  let subject = text.replaceAll('\n', '\u2028');
  if ((subject.match(isolates)?.length ?? 0) > maxIsolates) {
    subject = subject.replaceAll(isolates, '\u200b');
  }
  const whole = inRtlDocument ? (isMostlyRtl(text) ? 'rtl' : 'ltr') : undefined;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(subject, whole);
  return { rtl: paragraphs[0]?.level === 1, levels };
}
