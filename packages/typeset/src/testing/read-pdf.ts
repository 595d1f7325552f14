import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A node of the structure tree in pdf.js: an element, or a piece of marked content. */
export type Tag = { role?: string; type?: string; id?: string; alt?: string; children?: Tag[] };

export type Annotation = {
  subtype: string;
  url?: string;
  unsafeUrl?: string;
  contentsObj?: { str: string };
};

export type ReadPdf = {
  /** The text of each page, with a line feed at the end of each line. */
  texts: string[];
  tags: Tag[];
  /** The pieces of marked content of each page in painting order, without artifacts. */
  markedIds: string[][];
  /** Text outside any marked content, whether of an element or of an artifact. */
  unmarkedTexts: string[];
  annotations: Annotation[][];
  info: Record<string, unknown>;
  /** The texts of the embedded files, by name. */
  attachments: Record<string, string>;
  /** The titles of its bookmarks. */
  bookmarks: string[];
  xmp: string | undefined;
  isTagged: boolean;
};

/** Reads a PDF with pdf.js, which shares no code with the painter. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  // A map, contrary to its type.
  const marks = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const read: ReadPdf = {
    texts: [],
    tags: [],
    markedIds: [],
    unmarkedTexts: [],
    annotations: [],
    info: info as Record<string, unknown>,
    attachments: await readAttachments(pdf),
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    xmp: metadata?.getRaw(),
    isTagged: marks?.get('Marked') === true,
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({
      disableNormalization: true,
      includeMarkedContent: true,
    });
    const { text, markedIds, unmarkedTexts } = readContent(items);
    read.texts.push(text);
    read.markedIds.push(markedIds);
    read.unmarkedTexts.push(...unmarkedTexts);
    read.tags.push((await page.getStructTree()) as Tag);
    read.annotations.push(await page.getAnnotations());
  }
  await task.destroy();
  return read;
}

async function readAttachments(pdf: PDFDocumentProxy): Promise<Record<string, string>> {
  const attachments = (await pdf.getAttachments()) as ReadonlyMap<string, object> | null;
  const texts: Record<string, string> = {};
  for (const name of attachments?.keys() ?? []) {
    const bytes = await pdf.getAttachmentContent(name);
    texts[name] = new TextDecoder().decode(bytes ?? undefined);
  }
  return texts;
}

type ContentItem = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];
/** The type in pdf.js omits the tag of marked content. */
type Mark = Exclude<ContentItem, { str: string }> & { tag?: string };

function readContent(items: readonly ContentItem[]) {
  const markedIds: string[] = [];
  const unmarkedTexts: string[] = [];
  let text = '';
  let depth = 0;
  const readMark = ({ type, id, tag }: Mark) => {
    depth += type === 'endMarkedContent' ? -1 : 1;
    if (id && tag !== 'Artifact') markedIds.push(id);
  };
  for (const item of items) {
    if (!('str' in item)) readMark(item);
    else {
      text += item.str + (item.hasEOL ? '\n' : '');
      if (depth === 0 && item.str.trim() !== '') unmarkedTexts.push(item.str);
    }
  }
  return { text, markedIds, unmarkedTexts };
}

/** Returns the tags as one text, such as 'Document(H1 P(Link))'. */
export function outlineOf(tag: Tag): string {
  const children = (tag.children ?? []).filter((child) => child.role).map(outlineOf);
  return children.length ? `${tag.role}(${children.join(' ')})` : (tag.role ?? '');
}

/** Returns an element and its descendants in the order of the tree. */
const descendants = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(descendants)];

/**
 * Returns the faults that keep a PDF from being read aloud: the part of PDF/UA-1 that a change to
 * the painter or a template is likely to break and that can be checked without Java. `npm run
 * conformance` checks all of it with veraPDF.
 */
export function accessibilityFaults(read: ReadPdf): string[] {
  const pages = read.tags.flatMap((tree, index) => {
    const nodes = tree ? descendants(tree) : [];
    const faults = [
      ...(tree ? nestingFaults(tree) : []),
      ...orderFaults(nodes, read.markedIds[index] ?? []),
      ...descriptionFaults(nodes, read.annotations[index] ?? []),
      ...letterFaults(read.texts[index] ?? ''),
    ];
    return faults.map((fault) => `${fault} on page ${index + 1}`);
  });
  return [...documentFaults(read), ...headingFaults(read.tags), ...pages];
}

function documentFaults({ info, xmp = '', isTagged, unmarkedTexts }: ReadPdf): string[] {
  return [
    isTagged ? '' : 'The file does not say that it is tagged',
    info.Language ? '' : 'The document has no language',
    info.Title && xmp.includes('<dc:title>') ? '' : 'The document has no title',
    xmp.includes('<pdfuaid:part>1<') ? '' : 'The metadata do not claim PDF/UA-1',
    /<pdfaid:part>3<.*<pdfaid:conformance>A</s.test(xmp)
      ? ''
      : 'The metadata do not claim PDF/A-3a',
    ...unmarkedTexts.map((text) => `'${text}' is outside of the structure`),
  ].filter((fault) => fault !== '');
}

/** Elements that are allowed in only one parent, which may contain nothing else. */
const homes: Record<string, readonly string[]> = {
  LI: ['L'],
  LBody: ['LI'],
  Lbl: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};
const holders = new Set(Object.values(homes).flat());

function nestingFaults(tag: Tag): string[] {
  const kids = (tag.children ?? []).filter(({ role }) => role);
  const own = kids.flatMap(({ role = '' }) => {
    const isAtHome = homes[role]?.includes(tag.role ?? '') ?? !holders.has(tag.role ?? '');
    return isAtHome ? [] : [`${role} stands in ${tag.role}`];
  });
  return [...own, ...kids.flatMap(nestingFaults)];
}

/** Reports headings that skip a level on the way down. */
function headingFaults(trees: readonly Tag[]): string[] {
  const roles = trees.flatMap((tree) => (tree ? descendants(tree) : [])).map(({ role }) => role);
  const levels = roles.flatMap((role) => (/^H[1-6]$/.test(role ?? '') ? [Number(role?.[1])] : []));
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`H${level} follows H${before}`] : [];
  });
}

function orderFaults(nodes: readonly Tag[], markedIds: readonly string[]): string[] {
  const inTree = nodes.flatMap(({ type, id }) => (type === 'content' && id ? [id] : []));
  return inTree.join() === markedIds.join() ? [] : ['The tree reads otherwise than the content'];
}

function descriptionFaults(nodes: readonly Tag[], annotations: readonly Annotation[]): string[] {
  const figures = nodes.filter(({ role, alt }) => role === 'Figure' && !alt);
  const links = annotations.filter(
    ({ subtype, contentsObj }) => subtype === 'Link' && !contentsObj?.str,
  );
  return [
    ...figures.map(() => 'A figure has no description'),
    ...links.map(() => 'A link has no text'),
  ];
}

/**
 * pdf.js shows a code without a /ToUnicode entry as the character with that number, often a
 * control.
 */
const letterFaults = (text: string): string[] =>
  /(?!\n)\p{Cc}/u.test(text) ? ['A letter is not explained'] : [];
