export type ReadMail = {
  /** The names of the header fields, in order. */
  fields: string[];
  /** The first field of that name, with encoded words decoded. */
  field: (name: string) => string | undefined;
  text: string;
  html: string;
  files: Array<{ filename: string; contentType: string; bytes: Buffer }>;
};

/** Parses a mail: header fields, both versions of its body, and attachments. */
export function readMail(raw: string): ReadMail {
  const fields = unfold(splitOnce(raw, '\r\n\r\n')[0]);
  const leaves = leavesOf(raw);
  const textOf = (type: string) =>
    leaves
      .find(({ contentType, filename }) => contentType === type && filename === '')
      ?.bytes.toString('utf8')
      .replaceAll('\r\n', '\n') ?? '';
  return {
    fields: fields.map(([name]) => name),
    field: (name) => fields.find(([own]) => own.toLowerCase() === name)?.[1],
    text: textOf('text/plain'),
    html: textOf('text/html'),
    files: leaves.filter(({ filename }) => filename !== ''),
  };
}

/** The decoded leaf parts of a MIME body. */
function leavesOf(part: string): ReadMail['files'] {
  const [head, body] = splitOnce(part, '\r\n\r\n');
  const fields = new Map(unfold(head).map(([name, value]) => [name.toLowerCase(), value]));
  const type = fields.get('content-type') ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((inner) => leavesOf(inner.replace(/^\r\n/, '')));
  const filename = /filename="?([^";]+)"?/.exec(fields.get('content-disposition') ?? '')?.[1] ?? '';
  const encoding = fields.get('content-transfer-encoding');
  const bytes = decodeBody(body.replace(/\r\n$/, ''), encoding);
  return [{ filename, contentType: type.split(';')[0] ?? '', bytes }];
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

function decodeBody(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? quotedBytes(body) : Buffer.from(body);
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');
const fromQuoted = (text: string): string => quotedBytes(text).toString('utf8');

const quotedBytes = (text: string): Buffer => {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
};
