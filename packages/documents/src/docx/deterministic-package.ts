import { embeddedNamespace } from '@folio/contract/shown-texts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { WordFamily } from './word-families.ts';

/** The earliest date of a zip file; zip stores local time, which must not matter. */
const zipDate = new Date(1980, 0, 1);
const documentDate = '2000-01-01T00:00:00Z';

/**
 * Adds a font table to a package and makes its bytes deterministic by replacing creation dates and
 * random relationship ids. `data`, JSON for programs, becomes a custom XML part (ISO/IEC 29500-1,
 * 15.2.5), which Word doesn't show but preserves on saving.
 */
export function deterministicPackage(
  bytes: Uint8Array,
  families: readonly WordFamily[],
  data?: string,
): Uint8Array {
  const names = new Map<string, string>();
  const files = Object.entries(unzipSync(bytes)).map(([path, part]) => {
    if (path === 'word/fontTable.xml') return [path, strToU8(fontTable(families))] as const;
    if (!/\.(?:xml|rels)$/.test(path)) return [path, part] as const;
    const xml = deterministicXml(strFromU8(part), names);
    const isRelated = data !== undefined && path === 'word/_rels/document.xml.rels';
    return [path, strToU8(isRelated ? withDataPart(xml) : xml)] as const;
  });
  const parts =
    data === undefined ? files : [...files, [dataPath, strToU8(dataPart(data))] as const];
  return zipSync(Object.fromEntries(parts), { mtime: zipDate, level: 6 });
}

const dataPath = 'customXml/item1.xml';
const withDataPart = (relationships: string): string =>
  relationships.replace(
    '</Relationships>',
    `<Relationship Id="data" Type="${dataRelationship}" Target="../${dataPath}"/></Relationships>`,
  );
const dataRelationship =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';

/** Characters that XML can't hold are escaped in the JSON first; the result is escaped for XML. */
const dataPart = (json: string): string =>
  `${declaration}<resume xmlns="${embeddedNamespace}">${json
    .replace(/[\ufffe\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')}</resume>`;

/** Matches only within tags, because every '<' in text is escaped. */
const randomName = /(<(?:w:hyperlink|Relationship)\s[^<>]*")rId([\w-]{21})"/g;
/** A photo's frame, found by the name given to it, and the shape below it. */
const photoFrame = /<wp:docPr id="\d+" name="Photo \((\w+)\)"/g;
const square = '<a:prstGeom prst="rect"';

/**
 * Matches tag by tag, since a photo's description contains its owner's name, which may be long and
 * hold any characters.
 */
function withCutCorners(xml: string): string {
  let cut = '';
  let at = 0;
  for (const { 1: shape, index } of xml.matchAll(photoFrame)) {
    const found = xml.indexOf(square, index);
    if (found < 0) break;
    cut += `${xml.slice(at, found)}<a:prstGeom prst="${shape}"`;
    at = found + square.length;
  }
  return cut + xml.slice(at);
}

/** The document comes before its relationships, so names are numbered in order of appearance. */
const deterministicXml = (xml: string, names: Map<string, string>): string =>
  withCutCorners(xml)
    .replace(randomName, (_, before: string, random: string) => {
      const known = names.get(random) ?? `link${names.size + 1}`;
      names.set(random, known);
      return `${before}${known}"`;
    })
    .replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g, `$1${documentDate}`);

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** Names a substitute for each family that a machine may lack (ISO/IEC 29500-1, 17.8.3.1). */
function fontTable(families: readonly WordFamily[]): string {
  const fonts = [...new Map(families.map((family) => [family.name, family])).values()];
  const entries = fonts.map(
    ({ name, substitute, isSerif }) =>
      `<w:font w:name="${name}"><w:altName w:val="${substitute}"/><w:charset w:val="00"/>` +
      `<w:family w:val="${isSerif ? 'roman' : 'swiss'}"/><w:pitch w:val="variable"/></w:font>`,
  );
  return `${declaration}<w:fonts xmlns:w="${namespace}">${entries.join('')}</w:fonts>`;
}
