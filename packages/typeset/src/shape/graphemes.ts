let segmenter: Intl.Segmenter | undefined;

/**
 * What people take for the characters of a text (UAX #29). The locale is fixed so that the answer doesn't
 * depend on the machine; the segmenter is made late, since few documents need it and it takes
 * milliseconds to start.
 */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
