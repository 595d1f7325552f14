/** How a failure in a browser is told of. Free of zod: every page of the web app holds this. */
export const errorReportPath = '/api/errors';

export const errorReportLimits = {
  messageLength: 500,
  stackLength: 4_000,
  placeLength: 200,
  trail: 10,
  /** Within a minute, from one page and at most. */
  reportsPerMinute: 5,
} as const;

/** Addresses without what is asked of them; the line and column that a stack names behind one stay. */
const withoutQueries = (text: string) =>
  text.replace(/\b[a-z]{2,20}:\/\/[^\s)]*/g, (address) => {
    const at = address.search(/[?#]/);
    if (at < 0) return address;
    return address.slice(0, at) + (/(?::\d+){1,2}$/.exec(address.slice(at))?.[0] ?? '');
  });

// Not a frame of Firefox's, which is function@address.
const email = /[\p{L}\p{N}._%+-]{1,64}@(?!https?:)[\p{L}\p{N}.-]{1,253}/gu;
const personal: readonly [RegExp, string][] = [
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<![\w-])(?=[A-Za-z_-]*\d)(?=[\d_-]*[A-Za-z])[\w-]{32,}/g, '[secret]'],
  [/\+?\(?\d[\d ().-]{7,}\d/g, '[number]'],
];

/** A parser quotes the text that it could not read. */
const withoutQuotes = (text: string) =>
  text.includes('JSON') ? text.replace(/".*"/s, '"..."') : text;

/**
 * The start of an error's text, without what may be of a person: addresses, tokens, ids, numbers,
 * their words.
 */
export function withoutPersonalData(text: string): string {
  const start = withoutQuotes(text.slice(0, errorReportLimits.stackLength));
  let clean = withoutQueries(start.replace(email, '[email]'));
  for (const [pattern, replacement] of personal) clean = clean.replace(pattern, replacement);
  return clean;
}
