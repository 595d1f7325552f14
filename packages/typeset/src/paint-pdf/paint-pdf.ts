import type { DisplayItem, DisplayList, DisplayPage, LinkItem, NodeId } from '../display-list.ts';
import type { FontBook } from '../fonts/font-book.ts';
import { type AssociatedFile, writeAssociatedFile } from './associated-file.ts';
import { borrowWriter, returnWriter } from './byte-writer.ts';
import { ContentWriter, type Marker } from './content-writer.ts';
import { DocumentFont } from './document-font.ts';
import { writeOutline } from './document-outline.ts';
import { embedFont } from './embed-font.ts';
import { ImageStore } from './image-store.ts';
import { writeInfo, writeXmp } from './metadata.ts';
import { writeOutputIntent } from './output-intent.ts';
import { PdfFile } from './pdf-file.ts';
import { writeNumber, writeReference, writeText, writeUri } from './pdf-syntax.ts';
import { StructureTree } from './structure-tree.ts';
import { SpaceRuns } from './text-glyphs.ts';

const artifact = '/Artifact BMC';
const pageLabel = '/Artifact<</Type/Pagination>>BDC';
const linkable = /^(?:https?|mailto|tel):/i;
const printed = 4;

/** Paints one display list and collects the parts of the document until it is written. */
class DocumentPainter {
  readonly #list: DisplayList;
  readonly #book: FontBook;
  readonly #associated: AssociatedFile | undefined;
  readonly #pdf = new PdfFile();
  readonly #fonts = new Map<string, DocumentFont>();
  readonly #spaces = new SpaceRuns();
  readonly #images = new ImageStore(this.#pdf);
  readonly #structure: StructureTree;
  readonly #catalog = this.#pdf.reserve();
  readonly #pagesId = this.#pdf.reserve();
  readonly #pageIds: readonly number[];

  constructor(list: DisplayList, book: FontBook, file: AssociatedFile | undefined) {
    this.#list = list;
    this.#associated = file;
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
    else if (item.kind === 'shape') writer.paintShape(item);
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
        `/Metadata ${writeReference(metadata)}${writeOutputIntent(this.#pdf)}`,
        '/PageLabels<</Nums[0<</S/D>>]>>',
        writeOutline(this.#pdf, this.#list, this.#pageIds),
        this.#associated ? writeAssociatedFile(this.#pdf, this.#associated) : '',
        '>>',
      ].join(''),
    );
  }
}

/**
 * Paints a tagged PDF with subset fonts that conforms to PDF/UA-1 and PDF/A-3a, with `file`
 * attached if given. Deterministic: the same list, fonts and file give the same bytes, in Node and
 * in browsers. Throws `ImageError` for an image other than a supported JPEG or PNG, and
 * `FontFileError` for a font that is not TrueType.
 */
export function paintPdf(list: DisplayList, fonts: FontBook, file?: AssociatedFile): Uint8Array {
  return new DocumentPainter(list, fonts, file).paint();
}
