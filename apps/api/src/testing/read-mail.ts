export type ReadMail = {
  /** The names of the head's fields, as they came. */
  fields: string[];
  /** The first field of that name, its encoded words decoded. */
  field: (name: string) => string | undefined;
  text: string;
  html: string;
};

/** Takes a mail apart as a mail program would: fields, then the two forms of its body. */
export function readMail(raw: string): ReadMail {
  const [head = '', body = ''] = splitOnce(raw, '\r\n\r\n');
  const fields = unfold(head);
  const field = (name: string) => fields.find(([own]) => own.toLowerCase() === name)?.[1];
  const boundary = /boundary="([^"]+)"/.exec(field('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const partOf = (type: string) =>
    decodePart(parts.find((part) => part.startsWith(`\r\nContent-Type: ${type}`)) ?? '');
  return {
    fields: fields.map(([name]) => name),
    field,
    text: partOf('text/plain'),
    html: partOf('text/html'),
  };
}

const splitOnce = (text: string, separator: string): [string, string] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
};

const unfold = (head: string): Array<[string, string]> =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => splitOnce(line, ': '))
    .map(([name, value]) => [name, decodeWords(value)]);

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    );

function decodePart(part: string): string {
  const [head, body] = splitOnce(part, '\r\n\r\n');
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1];
  const bare = body.replace(/\r\n$/, '');
  const decoded =
    encoding === 'base64'
      ? fromBase64(bare)
      : encoding === 'quoted-printable'
        ? fromQuoted(bare)
        : bare;
  return decoded.replaceAll('\r\n', '\n');
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

const fromQuoted = (text: string): string => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};
