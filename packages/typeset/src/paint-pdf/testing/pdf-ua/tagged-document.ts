import { type PageContent, readPageContent } from './page-content.ts';
import { decoded, type PdfObjects } from './pdf-objects.ts';
import { nameOf, type PdfDict, PdfRef, type PdfValue } from './pdf-values.ts';

export type TaggedPage = { index: number; dict: PdfDict; content: PageContent };

/** A piece of a page's content, or an annotation, that an element holds. */
export type HeldContent = { page: PdfDict; mcid: number };
export type HeldObject = { page: PdfDict; id: number };

export type TaggedElement = {
  id: number;
  /** As it is written, and as the role map says that it is meant. */
  tag: string;
  type: string;
  dict: PdfDict;
  parent: TaggedElement | undefined;
  children: TaggedElement[];
  contents: HeldContent[];
  objects: HeldObject[];
};

/** A PDF with what the rules look at. */
export type TaggedDocument = {
  pdf: PdfObjects;
  catalog: PdfDict;
  pages: TaggedPage[];
  /** In reading order. */
  elements: TaggedElement[];
  /** By the key of a page or an annotation: the elements that it says hold it. */
  parents: Map<number, PdfValue>;
  /** Undefined where there is none. */
  xmp: string | undefined;
};

export function readTaggedDocument(pdf: PdfObjects): TaggedDocument {
  const { catalog } = pdf;
  const root = pdf.dict(catalog.get('StructTreeRoot'));
  const metadata = pdf.stream(catalog.get('Metadata'));
  return {
    pdf,
    catalog,
    pages: pdf.pages().map((dict, index) => ({ index, dict, content: readPageContent(pdf, dict) })),
    elements: readElements(pdf, root),
    parents: readNumberTree(pdf, pdf.dict(root.get('ParentTree'))),
    xmp: metadata && Buffer.from(decoded(metadata), 'latin1').toString('utf8'),
  };
}

/** What a tag means by the role map; itself where the map ends in a circle. */
export function resolveRole(roles: PdfDict, tag: string): string {
  let type = tag;
  for (const seen = new Set<string>(); roles.has(type) && !seen.has(type); ) {
    seen.add(type);
    type = nameOf(roles.get(type));
  }
  return type;
}

function readElements(pdf: PdfObjects, root: PdfDict): TaggedElement[] {
  const elements: TaggedElement[] = [];
  const roles = pdf.dict(root.get('RoleMap'));
  const read = (ref: PdfValue, parent: TaggedElement | undefined) => {
    const dict = pdf.dict(ref);
    const tag = nameOf(dict.get('S'));
    const element: TaggedElement = {
      ...{
        id: ref instanceof PdfRef ? ref.id : 0,
        tag,
        type: resolveRole(roles, tag),
        dict,
        parent,
      },
      ...{ children: [], contents: [], objects: [] },
    };
    elements.push(element);
    parent?.children.push(element);
    for (const kid of listOf(pdf, dict.get('K'))) readKid(kid, element);
  };
  const readKid = (kid: PdfValue, element: TaggedElement) => {
    const found = pdf.dict(kid);
    const page = pdf.dict(found.get('Pg') ?? element.dict.get('Pg'));
    const object = found.get('Obj');
    const mcid = typeof kid === 'number' ? kid : found.get('MCID');
    if (typeof mcid === 'number') element.contents.push({ page, mcid });
    else if (object instanceof PdfRef) element.objects.push({ page, id: object.id });
    else if (elements.length < pdf.objects.size) read(kid, element);
  };
  for (const kid of listOf(pdf, root.get('K'))) read(kid, undefined);
  return elements;
}

function listOf(pdf: PdfObjects, value: PdfValue | undefined): PdfValue[] {
  const found = pdf.get(value);
  if (Array.isArray(found)) return found;
  return value === undefined || found === null ? [] : [value];
}

function readNumberTree(pdf: PdfObjects, node: PdfDict): Map<number, PdfValue> {
  const numbers = pdf.array(node.get('Nums'));
  const own = Array.from({ length: numbers.length / 2 }, (_, i): [number, PdfValue] => [
    Number(numbers[2 * i]),
    numbers[2 * i + 1] ?? null,
  ]);
  const kids = pdf
    .array(node.get('Kids'))
    .flatMap((kid) => [...readNumberTree(pdf, pdf.dict(kid))]);
  return new Map([...own, ...kids]);
}
