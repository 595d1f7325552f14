let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the grapheme clusters of a text (UAX #29). The locale is fixed so that the result doesn't
 * depend on the machine. The segmenter is created on first use, because few documents need it and
 * it takes milliseconds to start.
 */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
