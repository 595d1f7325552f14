/**
 * The shape of error reports from browsers. Free of zod, because every page of the web app loads
 * this.
 */
export const errorReportPath = '/api/errors';

export const errorReportLimits = {
  messageLength: 500,
  stackLength: 4_000,
  placeLength: 200,
  trail: 10,
  /** The most reports that one page sends in a minute. */
  reportsPerMinute: 5,
} as const;

/** Removes the query strings of URLs, but not the line and column after a URL in a stack trace. */
const withoutQueries = (text: string) =>
  text.replace(/\b[a-z]{2,20}:\/\/[^\s)]*/g, (address) => {
    const at = address.search(/[?#]/);
    if (at < 0) return address;
    return address.slice(0, at) + (/(?::\d+){1,2}$/.exec(address.slice(at))?.[0] ?? '');
  });

// The lookahead excludes Firefox's stack frames, which have the form function@address.
const email = /[\p{L}\p{N}._%+-]{1,64}@(?!https?:)[\p{L}\p{N}.-]{1,253}/gu;
const personal: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<![\w-])(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[\w-]{32,}/g, '[secret]'],
  [/\+?\(?\d[\d ().-]{7,}\d/g, '[number]'],
];

/** Removes quoted text, because parsers quote text that they can't read. */
const withoutQuotes = (text: string) =>
  text.includes('JSON') ? text.replace(/".*"/s, '"..."') : text;

/**
 * Returns the start of an error's text without personal data: addresses, tokens, ids, numbers,
 * quoted words.
 */
export function withoutPersonalData(text: string): string {
  const start = withoutQuotes(text.slice(0, errorReportLimits.stackLength));
  let clean = withoutQueries(start.replace(email, '[email]'));
  for (const [pattern, replacement] of personal) clean = clean.replace(pattern, replacement);
  return clean;
}
