import { strFromU8 } from 'fflate';
import { IntakeError } from '../intake-error.ts';
import { limits } from '../limits.ts';
import { shortTitles } from './bounded-text.ts';
import { unzip } from './unzip.ts';
import type { WordNode } from './word-node.ts';
import { type ParagraphFormat, type TextFormat, WordTree } from './word-tree.ts';
import { type XmlEvent, xmlEvents } from './xml-events.ts';

export type OdtDocument = { document: WordNode; titles: string[] };

type Style = {
  parent: string;
  displayName: string;
  format: Partial<TextFormat>;
  isHidden?: boolean | undefined;
};
type Styles = Map<string, Style>;

const plain: TextFormat = { isBold: false, isItalic: false, fontSize: null };
/** Elements whose text is not shown on the page: notes, comments, deleted text, forms. */
const silent = new Set([
  'text:note',
  'office:annotation',
  'office:annotation-end',
  'text:tracked-changes',
  'office:forms',
  'svg:desc',
  'svg:title',
  'text:index-title-template',
  'text:page-number',
  'text:page-count',
]);
const deepest = 512;

/**
 * Parses an OpenDocument text (ISO/IEC 26300, `.odt`) into the tree also used for Word files. Page
 * headers, which often contain the person's name and address, come first, and so does a page footer
 * with an address.
 *
 * @throws IntakeError
 */
export function odtDocument(bytes: Uint8Array): OdtDocument {
  const parts = unzipParts(bytes);
  const content = textOf(parts['content.xml']);
  if (textOf(parts['META-INF/manifest.xml']).includes('encryption-data'))
    throw new IntakeError('encrypted', 'odt');
  if (content === '') throw new IntakeError('unreadable', 'odt');
  const sheets = textOf(parts['styles.xml']);
  const styles = stylesOf(sheets, stylesOf(content));
  const head = blocksOf(sheets, 'style:header', styles);
  const foot = blocksOf(sheets, 'style:footer', styles);
  const isAddress = JSON.stringify(foot).includes('@');
  const body = blocksOf(content, 'office:text', styles);
  return {
    document: { type: 'document', children: [...head, ...(isAddress ? foot : []), ...body] },
    titles: titlesOf(textOf(parts['meta.xml'])),
  };
}

const textOf = (part: Uint8Array | undefined): string => {
  const xml = strFromU8(part ?? new Uint8Array());
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new IntakeError('unreadable', 'odt entities');
  return xml;
};

const neededParts = new Set(['content.xml', 'styles.xml', 'meta.xml', 'META-INF/manifest.xml']);

const unzipParts = (bytes: Uint8Array): Record<string, Uint8Array> =>
  unzip(bytes, 'odt', ({ name, originalSize }) => {
    if (!neededParts.has(name)) return false;
    if (originalSize > limits.xmlBytes) throw new IntakeError('too-large', 'odt part');
    return true;
  });

function titlesOf(meta: string): string[] {
  const titles: string[] = [];
  let isTitle = false;
  for (const event of xmlEvents(meta)) {
    if (event.kind === 'text') {
      if (isTitle) titles.push(event.text);
    } else
      isTitle =
        event.kind === 'open' && /^(?:dc:title|dc:creator|meta:initial-creator)$/.test(event.name);
  }
  return shortTitles(titles);
}

/** Reads the styles of a part by name. Those already in `styles` take precedence. */
function stylesOf(xml: string, styles: Styles = new Map()): Styles {
  let style: Style | undefined;
  for (const event of xmlEvents(xml)) {
    if (event.kind !== 'open') continue;
    const { name, attributes } = event;
    const own = attributes.get('style:name') ?? '';
    if (name === 'style:style') {
      style = {
        parent: attributes.get('style:parent-style-name') ?? '',
        displayName: attributes.get('style:display-name') ?? own,
        format: {},
      };
      if (!styles.has(own)) styles.set(own, style);
    } else if (name === 'style:text-properties' && style) {
      style.format = formatOf(attributes);
      style.isHidden = isHiddenBy(attributes);
    }
  }
  return styles;
}

/** Returns undefined if a style does not specify it. */
function isHiddenBy(attributes: ReadonlyMap<string, string>): boolean | undefined {
  const display = attributes.get('text:display');
  return display === undefined ? undefined : display === 'none';
}

function formatOf(attributes: ReadonlyMap<string, string>): Partial<TextFormat> {
  const weight = attributes.get('fo:font-weight');
  const slant = attributes.get('fo:font-style');
  const size = /^([\d.]{1,8})pt$/.exec(attributes.get('fo:font-size') ?? '')?.[1];
  return {
    ...(weight && { isBold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant && { isItalic: slant !== 'normal' }),
    ...(size && { fontSize: Number(size) }),
  };
}

/** Resolves a style with everything it inherits. */
function inherited(styles: Styles, name: string) {
  const chain: Style[] = [];
  for (let at = styles.get(name); at && chain.length < 20; at = styles.get(at.parent))
    chain.push(at);
  const format: Partial<TextFormat> = Object.assign(
    {},
    ...chain.toReversed().map((one) => one.format),
  );
  const isHidden = chain.find((one) => one.isHidden !== undefined)?.isHidden ?? false;
  return { names: chain.map(({ displayName }) => displayName), format, isHidden };
}

/** Reads the blocks within elements of the given name, such as the body of the document. */
function blocksOf(xml: string, within: string, styles: Styles): WordNode[] {
  const reader = new OdtReader(styles);
  let depth = 0;
  for (const event of xmlEvents(xml)) {
    if (depth > 0) reader.take(event);
    if (event.kind === 'open' && event.name === within) depth++;
    else if (event.kind === 'close' && event.name === within) depth--;
  }
  return reader.end();
}

type Open = {
  name: string;
  format: TextFormat;
  paragraph: ParagraphFormat;
  href: string | undefined;
  /** Whether none of its text is shown on the page. */
  isSilent: boolean;
};

class OdtReader {
  readonly #styles: Styles;
  /**
   * The open trees, of the document and of text boxes within a paragraph, with the number of open
   * cells in each.
   */
  readonly #trees: { tree: WordTree; cells: number }[] = [{ tree: new WordTree(), cells: 0 }];
  readonly #stack: Open[] = [];
  #silentDepth = 0;
  #paragraphDepth = 0;
  #listDepth = 0;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  take(event: XmlEvent): void {
    if (event.kind === 'text') this.#say(event.text);
    else if (event.kind === 'open') this.#open(event.name, event.attributes);
    else this.#close(event.name);
  }

  end(): WordNode[] {
    return this.#tree.end().children ?? [];
  }

  get #tree(): WordTree {
    return this.#innermost.tree;
  }

  get #innermost() {
    return this.#trees.at(-1) ?? { tree: new WordTree(), cells: 0 };
  }

  #say(text: string): void {
    const open = this.#stack.at(-1);
    if (!open || this.#paragraphDepth === 0 || this.#silentDepth > 0) return;
    this.#tree.text(text.replace(/\s+/g, ' '), open.format, open.href);
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): void {
    const { isSilent } = this.#push(name, attributes);
    if (isParagraph(name)) this.#paragraphDepth++;
    if (isSilent) this.#silentDepth++;
    else if (this.#silentDepth > 0) return;
    else if (name === 'text:list') this.#listDepth++;
    else if (name === 'table:table-cell') this.#innermost.cells++;
    else if (name === 'draw:text-box') this.#trees.push({ tree: new WordTree(), cells: 0 });
    else if (name === 'text:tab') this.#tree.tab();
    else if (name === 'text:line-break') this.#tree.lineBreak();
    else if (name === 'text:s') this.#say(' ');
  }

  #push(name: string, attributes: ReadonlyMap<string, string>): Open {
    if (this.#stack.length >= deepest) throw new IntakeError('unreadable', 'odt depth');
    const outer = this.#stack.at(-1);
    const own = attributes.get('text:style-name') ?? '';
    const { names, format, isHidden } = inherited(this.#styles, own);
    const open = {
      name,
      format: { ...(isParagraph(name) ? plain : (outer?.format ?? plain)), ...format },
      paragraph: isParagraph(name) ? this.#paragraph(name, attributes, names) : {},
      href: name === 'text:a' ? attributes.get('xlink:href') : outer?.href,
      isSilent: isHidden || silent.has(name) || hidesItself(attributes),
    };
    this.#stack.push(open);
    return open;
  }

  #paragraph(
    name: string,
    attributes: ReadonlyMap<string, string>,
    names: string[],
  ): ParagraphFormat {
    const level = Number(attributes.get('text:outline-level') ?? 1);
    const known = names.find((one) => /heading|title/i.test(one)) ?? names[0];
    const styleName = name === 'text:h' ? `heading ${level}` : known;
    return {
      ...(styleName && { styleName }),
      ...(this.#listDepth > 0 && { numbering: { isOrdered: false } }),
    };
  }

  #close(name: string): void {
    const closed = this.#stack.pop();
    if (!closed) return;
    if (isParagraph(name)) this.#paragraphDepth--;
    if (closed.isSilent) this.#silentDepth--;
    else if (this.#silentDepth > 0) return;
    else if (isParagraph(name))
      this.#tree.endParagraph(closed.paragraph, this.#innermost.cells > 0);
    else if (name === 'text:list') this.#listDepth--;
    else if (name === 'table:table-cell') {
      this.#innermost.cells--;
      this.#tree.endCell({});
    } else if (name === 'table:table-row') this.#tree.endRow();
    else if (name === 'draw:text-box') {
      const blocks = this.#tree.end().children ?? [];
      if (this.#trees.length > 1) this.#trees.pop();
      this.#tree.insert(blocks);
    }
  }
}

/** Whether a section, or a text with a condition, is hidden. */
const hidesItself = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('text:display') === 'none' || attributes.get('text:is-hidden') === 'true';

const isParagraph = (name: string): boolean => name === 'text:p' || name === 'text:h';
