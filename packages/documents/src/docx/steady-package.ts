import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The least that a zip file can say; it is written in local time, which must not matter. */
const zipDate = new Date(1980, 0, 1);
const documentDate = '2000-01-01T00:00:00Z';

/**
 * Makes a package's bytes depend on nothing but what it says: dates of its making and the random
 * names of its relationships are replaced.
 */
export function steadyPackage(bytes: Uint8Array): Uint8Array {
  const names = new Map<string, string>();
  const files = Object.entries(unzipSync(bytes)).map(([path, data]) => {
    if (!/\.(?:xml|rels)$/.test(path)) return [path, data] as const;
    return [path, strToU8(steadyXml(strFromU8(data), names))] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: zipDate, level: 6 });
}

/** Of a tag and never of a text, in which no '<' stands unescaped. */
const randomName = /(<(?:w:hyperlink|Relationship)\s[^<>]*")rId([\w-]{21})"/g;

/** The document comes before its relationships, so the names are numbered as they are met. */
const steadyXml = (xml: string, names: Map<string, string>): string =>
  xml
    .replace(randomName, (_, before: string, random: string) => {
      const known = names.get(random) ?? `link${names.size + 1}`;
      names.set(random, known);
      return `${before}${known}"`;
    })
    .replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g, `$1${documentDate}`);
