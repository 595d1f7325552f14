import type { DisplayList } from '../display-list.ts';
import { writeText } from './pdf-syntax.ts';

const producer = 'Folio';

/** XML 1.0 allows no other characters, not even escaped. */
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

/** Title, author and language for machines, with the claim that the document is accessible. */
export function writeXmp({ title, author, language }: DisplayList): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<pdf:Producer>${producer}</pdf:Producer><pdfuaid:part>1</pdfuaid:part>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('\n');
}

export const writeInfo = ({ title, author }: DisplayList): string =>
  `<</Title${writeText(title)}/Author${writeText(author)}/Producer${writeText(producer)}>>`;
