/** Tags and texts of an XML document in order, for formats that need no tree. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const attributePattern = /([\w.:-]{1,100})\s{0,100}=\s{0,100}(?:"([^"<]*)"|'([^'<]*)')/g;
const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Parses well-formed XML without a document type, in one pass: O(n). An empty element produces an
 * opening and a closing event. Comments and processing instructions are skipped. Entities are the
 * five of XML and character references.
 */
export function* xmlEvents(xml: string): Generator<XmlEvent> {
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const text = xml.slice(at, open < 0 ? xml.length : open);
    if (text !== '') yield { kind: 'text', text: plainXml(text) };
    if (open < 0) return;
    const [end, skip] = endOfTag(xml, open);
    if (end < 0) return;
    const tag = xml.slice(open + 1, end);
    at = end + skip;
    if (tag.startsWith('/')) yield { kind: 'close', name: tag.slice(1).trim() };
    else if (!/^[?!]/.test(tag)) yield* element(tag);
  }
}

/** Returns the end of a tag, and the length of its closing delimiter. */
function endOfTag(xml: string, open: number): [number, number] {
  if (xml.startsWith('<!--', open)) return [xml.indexOf('-->', open), 3];
  return [xml.indexOf('>', open), 1];
}

function* element(tag: string): Generator<XmlEvent> {
  const isEmpty = tag.endsWith('/');
  const name = /^[^\s/]{1,100}/.exec(tag)?.[0] ?? '';
  yield { kind: 'open', name, attributes: attributesOf(tag.slice(name.length)) };
  if (isEmpty) yield { kind: 'close', name };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (!text.includes('=')) return nothing;
  return new Map(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single]) => [
      name,
      plainXml(double ?? single ?? ''),
    ]),
  );
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/** Decodes the entities of a text. */
export const plainXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, named)
    : text;

function named(entity: string, hex?: string, decimal?: string, name = ''): string {
  if (hex === undefined && decimal === undefined) return entities[name.toLowerCase()] ?? entity;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
