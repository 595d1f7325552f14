import type { DisplayItem, DisplayList, DisplayPage, LinkItem, NodeId } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { borrowWriter, returnWriter } from './byte-writer.ts';
import { ContentWriter, type Marker } from './content-writer.ts';
import { DocumentFont } from './document-font.ts';
import { embedFont } from './embed-font.ts';
import { ImageStore } from './image-store.ts';
import { PdfFile } from './pdf-file.ts';
import { writeNumber, writeReference, writeText, writeUri } from './pdf-syntax.ts';
import { StructureTree } from './structure-tree.ts';
import { SpaceRuns } from './text-glyphs.ts';

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
function writeXmp({ title, author, language }: DisplayList): string {
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

const writeInfo = ({ title, author }: DisplayList): string =>
  `<</Title${writeText(title)}/Author${writeText(author)}/Producer${writeText(producer)}>>`;

const artifact = '/Artifact BMC';
const pageLabel = '/Artifact<</Type/Pagination>>BDC';
const linkable = /^(?:https?|mailto|tel):/i;
const printed = 4;

/** Paints one display list; every part of the document gathers here until it is written. */
class DocumentPainter {
  readonly #list: DisplayList;
  readonly #book: FontBook;
  readonly #pdf = new PdfFile();
  readonly #fonts = new Map<string, DocumentFont>();
  readonly #spaces = new SpaceRuns();
  readonly #images = new ImageStore(this.#pdf);
  readonly #structure: StructureTree;
  readonly #catalog = this.#pdf.reserve();
  readonly #pagesId = this.#pdf.reserve();
  readonly #pageIds: readonly number[];

  constructor(list: DisplayList, book: FontBook) {
    this.#list = list;
    this.#book = book;
    this.#pageIds = list.pages.map(() => this.#pdf.reserve());
    this.#structure = new StructureTree(this.#pdf, list.structure, list.pages.length);
  }

  paint(): Uint8Array {
    const resources = this.#pdf.reserve();
    for (const [index, page] of this.#list.pages.entries()) this.#paintPage(index, page, resources);
    for (const font of this.#fonts.values()) embedFont(this.#pdf, font);
    this.#structure.write(this.#pageIds);
    this.#pdf.set(resources, this.#writeResources());
    this.#writeCatalog();
    return this.#pdf.finish(this.#catalog, this.#pdf.add(writeInfo(this.#list)));
  }

  #paintPage(index: number, page: DisplayPage, resources: number): void {
    const { widthPt, heightPt } = this.#list;
    const marker: Marker = (node, text) => this.#openMark(node, text, index);
    const fonts = (key: string) => this.#font(key);
    const out = borrowWriter();
    const writer = new ContentWriter(out, fonts, this.#spaces, marker, heightPt);
    const annotations: number[] = [];
    for (const item of page.items) {
      if (item.kind === 'link') annotations.push(...this.#annotate(item, index));
      else this.#paintItem(writer, item);
    }
    writer.finish();
    const content = this.#pdf.addCompressed(out.written);
    returnWriter(out);
    const annotationEntry = annotations.length
      ? `/Annots[${annotations.map(writeReference).join(' ')}]`
      : '';
    this.#pdf.set(
      this.#pageIds[index] ?? 0,
      [
        `<</Type/Page/Parent ${writeReference(this.#pagesId)}`,
        `/MediaBox[0 0 ${writeNumber(widthPt)} ${writeNumber(heightPt)}]`,
        `/Contents ${writeReference(content)}/Resources ${writeReference(resources)}`,
        `/StructParents ${index}/Tabs/S${annotationEntry}>>`,
      ].join(''),
    );
  }

  #paintItem(writer: ContentWriter, item: Exclude<DisplayItem, LinkItem>): void {
    if (item.kind === 'line') writer.paintLine(item);
    else if (item.kind === 'rect') {
      writer.paintRectangle(item.xPt, item.yPt, item.widthPt, item.heightPt, item.color);
    } else {
      const bottom = this.#list.heightPt - item.yPt - item.heightPt;
      const described = this.#structure.node(item.node).alt?.trim();
      const name = this.#images.nameOf(item.source);
      const area = [item.xPt, bottom, item.widthPt, item.heightPt];
      writer.paintImage(described ? item.node : null, name, area, item.cornerPt);
      if (described) {
        const corner = [item.xPt + item.widthPt, bottom + item.heightPt];
        this.#structure.setBounds(item.node, [item.xPt, bottom, ...corner]);
      }
    }
  }

  #openMark(node: NodeId | null, text: boolean, page: number): string {
    if (node === null) return text ? pageLabel : artifact;
    const mcid = this.#structure.mark(node, page);
    return `/${this.#structure.node(node).tag}<</MCID ${mcid}>>BDC`;
  }

  #annotate(link: LinkItem, page: number): number[] {
    if (!linkable.test(link.href)) return [];
    const id = this.#pdf.reserve();
    const key = this.#structure.addAnnotation(link.node, page, id);
    const top = this.#list.heightPt - link.yPt;
    const corners = [link.xPt, top - link.heightPt, link.xPt + link.widthPt, top];
    this.#pdf.set(
      id,
      [
        `<</Type/Annot/Subtype/Link/Rect[${corners.map(writeNumber).join(' ')}]`,
        `/Border[0 0 0]/F ${printed}/StructParent ${key}/Contents${writeText(link.text || link.href)}`,
        `/A<</S/URI/URI${writeUri(link.href)}>>>>`,
      ].join(''),
    );
    return [id];
  }

  #font(key: string): DocumentFont {
    const known = this.#fonts.get(key);
    if (known) return known;
    const name = `F${this.#fonts.size}`;
    const font = new DocumentFont(this.#book.face(key), name, this.#pdf.reserve());
    this.#fonts.set(key, font);
    return font;
  }

  #writeResources(): string {
    const fonts = [...this.#fonts.values()].map(({ name, id }) => `/${name} ${writeReference(id)}`);
    return `<</Font<<${fonts.join('')}>>${this.#images.writeResources()}>>`;
  }

  #writeCatalog(): void {
    const kids = this.#pageIds.map(writeReference).join(' ');
    this.#pdf.set(this.#pagesId, `<</Type/Pages/Count ${this.#pageIds.length}/Kids[${kids}]>>`);
    const xmp = new TextEncoder().encode(writeXmp(this.#list));
    const metadata = this.#pdf.addStream('/Type/Metadata/Subtype/XML', xmp);
    this.#pdf.set(
      this.#catalog,
      [
        `<</Type/Catalog/Pages ${writeReference(this.#pagesId)}`,
        `/StructTreeRoot ${writeReference(this.#structure.rootId)}/MarkInfo<</Marked true>>`,
        `/Lang${writeText(this.#list.language)}/ViewerPreferences<</DisplayDocTitle true>>`,
        `/Metadata ${writeReference(metadata)}>>`,
      ].join(''),
    );
  }
}

/**
 * A tagged PDF (PDF/UA-1) with subset fonts. The same list and fonts give the same bytes, in Node
 * and in browsers, whatever was painted before. Throws `ImageError` for an image that is no JPEG or
 * PNG that a PDF can show, `FontFileError` for a font that is not TrueType.
 */
export function paintPdf(list: DisplayList, fonts: FontBook): Uint8Array {
  return new DocumentPainter(list, fonts).paint();
}
