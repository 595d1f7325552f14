/** `~` and `/` in a segment of a path are written `~0` and `~1`, as in JSON Pointer (RFC 6901). */
export const escapeSegment = (segment: string): string =>
  // Most are words or ids, and paths are made with every keystroke.
  /[~/]/.test(segment) ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;

export const unescapeSegment = (segment: string): string =>
  segment.replaceAll('~1', '/').replaceAll('~0', '~');
