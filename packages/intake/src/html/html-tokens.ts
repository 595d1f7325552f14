import { limits } from '../limits.ts';

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; name: string; attributes: string };

const longestTag = 4_000;
const silent = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'title',
  'select',
]);
const closings = new Map([...silent].map((name) => [name, new RegExp(`</${name}`, 'gi')]));

/** The tags and texts of a page, without what no reader sees. Broken markup is text or left out. */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length && tokens.length < limits.textItems) {
    const open = html.indexOf('<', at);
    if (open !== at) tokens.push(textToken(html.slice(at, open < 0 ? html.length : open)));
    if (open < 0) break;
    const { token, end } = tagAt(html, open) ?? { token: literal, end: open + 1 };
    if (token) tokens.push(token);
    at = isSilent(token) ? endOf(html, token.name, end) : end;
  }
  return tokens;
}

const literal: HtmlToken = { kind: 'text', text: '<' };

const isSilent = (token: HtmlToken | undefined): token is Extract<HtmlToken, { name: string }> =>
  token?.kind === 'open' && silent.has(token.name);

function tagAt(html: string, open: number): { token?: HtmlToken; end: number } | undefined {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open);
    return { end: end < 0 ? html.length : end + 3 };
  }
  const head = /^<([/!?]?)([a-z][a-z\d:-]*)/i.exec(html.slice(open, open + 40));
  if (!head) return undefined;
  const end = closingOf(html, open + head[0].length);
  if (end < 0) return undefined;
  if (head[1] === '!' || head[1] === '?') return { end };
  const name = (head[2] ?? '').toLowerCase();
  const attributes = html.slice(open + head[0].length, end - 1);
  return { token: { kind: head[1] === '/' ? 'close' : 'open', name, attributes }, end };
}

/** Behind the '>' that ends a tag; one within quotes does not. */
function closingOf(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < Math.min(html.length, from + longestTag); at++) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}

function endOf(html: string, name: string, from: number): number {
  const closing = closings.get(name);
  if (!closing) return from;
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', ensp: ' ', emsp: ' ' },
  ...{ ndash: '–', mdash: '—', bull: '•', middot: '·', hellip: '…', rsquo: '’', lsquo: '‘' },
  ...{
    rdquo: '”',
    ldquo: '“',
    copy: '©',
    reg: '®',
    trade: '™',
    euro: '€',
    pound: '£',
    thinsp: ' ',
  },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', acirc: 'â', ccedil: 'ç', ocirc: 'ô' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', ntilde: 'ñ' },
  ...{ aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', atilde: 'ã', otilde: 'õ', aring: 'å' },
  ...{
    oslash: 'ø',
    aelig: 'æ',
    iuml: 'ï',
    euml: 'ë',
    times: '×',
    rarr: '→',
    laquo: '«',
    raquo: '»',
  },
};

const textToken = (written: string): HtmlToken => ({
  kind: 'text',
  text: written.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, decodeEntity),
});

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return named[name] ?? whole;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
