import type { DisplayList } from '../display-list.ts';
import { writeText } from './pdf-syntax.ts';

const producer = 'Folio';

/** The metadata that the Info dictionary and the XMP share. */
type Facts = Pick<DisplayList, 'title' | 'author' | 'language' | 'date'>;

/** The older form of the metadata, which must agree with the XMP (ISO 19005-3, 6.6.3). */
export function writeInfo({ title, author, date }: Facts): string {
  const dates = date ? `/CreationDate${writeDate(date)}/ModDate${writeDate(date)}` : '';
  return `<</Title${writeText(title)}/Author${writeText(author)}/Producer${writeText(producer)}${dates}>>`;
}

/** Converts an ISO 8601 instant in UTC to PDF's format: '(D:20261121235900Z)'. */
const writeDate = (date: string): string =>
  `(D:${new Date(date).toISOString().slice(0, 19).replace(/\D/g, '')}Z)`;

/** Writes XMP metadata: title, author and language, and conformance to PDF/A and PDF/UA. */
export function writeXmp({ title, author, language, date }: Facts): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    author
      ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`
      : '',
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<pdf:Producer>${producer}</pdf:Producer>${date ? writeXmpDates(date) : ''}`,
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>',
    `</rdf:Description>${extensionSchema}</rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  ].join('\n');
}

function writeXmpDates(date: string): string {
  const instant = `${new Date(date).toISOString().slice(0, 19)}Z`;
  return `<xmp:CreateDate>${instant}</xmp:CreateDate><xmp:ModifyDate>${instant}</xmp:ModifyDate>`;
}

/**
 * PDF/A doesn't predefine PDF/UA's property, so a file that claims both must describe it (ISO
 * 19005-3, 6.6.2.3). In a separate description, which is the only place where PDFBox's strict
 * parser reads it.
 */
const extensionSchema = [
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>',
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>',
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">',
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>',
  '<pdfaProperty:category>internal</pdfaProperty:category>',
  '<pdfaProperty:description>Part of ISO 14289 that the file keeps</pdfaProperty:description>',
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>',
].join('');

/** XML 1.0 allows no other characters, not even escaped ones. */
const forbiddenInXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbiddenInXml, '')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
