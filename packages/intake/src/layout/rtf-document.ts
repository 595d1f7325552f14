import { IntakeError } from '../intake-error.ts';
import { shortTitles } from './bounded-text.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';
import {
  characterOfSymbol,
  characterOfWord,
  destinations,
  encodingOfCharset,
  encodingOfCodePage,
  isOfText,
  type RtfDestination,
  type TextDestination,
  transparent,
} from './rtf-words.ts';
import type { WordNode } from './word-node.ts';
import { type TextFormat, WordTree } from './word-tree.ts';

export type RtfDocument = { document: WordNode; titles: string[] };

/**
 * The state of a group: inherited from the enclosing group, whose own state is restored at the end
 * of the group.
 */
type State = {
  destination: RtfDestination;
  format: TextFormat;
  isHidden: boolean;
  font: number;
  /** `\uc`: how many characters after `\u` are a fallback for programs without Unicode. */
  fallbackBytes: number;
  style: number;
  isInTable: boolean;
  list: 'bulleted' | 'numbered' | undefined;
  outlineLevel: number | undefined;
};

const plain: TextFormat = { isBold: false, isItalic: false, fontSize: null };
const deepestGroup = 1_000;
const link = /HYPERLINK\s+"([^"]{1,2000})"/i;

/**
 * Parses Rich Text Format into the tree also used for Word files. Page headers, which often contain
 * the person's name and address, come first, and so does a page footer with an email address.
 * Linear in the bytes.
 *
 * @throws IntakeError (`unreadable`) if groups are nested deeper than `deepestGroup`, or there are
 * more than `limits.wordNodes`, as only in damaged or hostile files
 */
export function rtfDocument(bytes: Uint8Array): RtfDocument {
  const reader = new RtfReader();
  for (const token of rtfTokens(bytes)) reader.take(token);
  return reader.end();
}

/** A pushdown automaton: `{` pushes the group's state, `}` pops it, control words change it. */
class RtfReader {
  readonly #trees: Record<TextDestination, WordTree> = {
    body: new WordTree(),
    head: new WordTree(),
    foot: new WordTree(),
    box: new WordTree(),
  };
  readonly #encodingOfFont = new Map<number, string>();
  readonly #styles = new Map<number, string>();
  readonly #titles: string[] = [];
  readonly #stack: State[] = [];
  #state: State = {
    destination: 'body',
    format: plain,
    isHidden: false,
    font: -1,
    fallbackBytes: 1,
    style: 0,
    isInTable: false,
    list: undefined,
    outlineLevel: undefined,
  };
  #encoding = 'windows-1252';
  /**
   * Bytes of text not yet decoded. They are collected, because a letter takes two of them in some
   * encodings.
   */
  #bytes: number[] = [];
  /** Text of the current destination, if that is not part of the document. */
  #aside = '';
  #href: string | undefined;
  /** The group depth at which the field of `#href` began. */
  #fieldDepth = 0;
  /** The number of characters still to skip after a `\u`. */
  #toSkip = 0;
  /** Whether `\*` came before. A group with an unknown destination is then skipped. */
  #isOptional = false;

  take(token: RtfToken): void {
    if (token.kind === 'byte') {
      this.#takeByte(token.value);
      return;
    }
    this.#decode();
    if (token.kind === 'open') this.#open();
    else if (token.kind === 'close') this.#close();
    else if (token.kind === 'symbol') this.#takeSymbol(token.name);
    else this.#takeWord(token.name, token.value);
  }

  end(): RtfDocument {
    this.#decode();
    const head = this.#trees.head.end().children ?? [];
    const foot = this.#trees.foot.end().children ?? [];
    const isAddress = JSON.stringify(foot).includes('@');
    const body = this.#trees.body.end().children ?? [];
    const children = [...head, ...(isAddress ? foot : []), ...body];
    return { document: { type: 'document', children }, titles: shortTitles(this.#titles) };
  }

  #open(): void {
    if (this.#stack.length >= deepestGroup) throw new IntakeError('unreadable', 'rtf groups');
    this.#stack.push(this.#state);
    this.#state = { ...this.#state };
    this.#isOptional = false;
    this.#toSkip = 0;
  }

  #close(): void {
    const { destination } = this.#state;
    const outer = this.#stack.pop();
    if (!outer) return;
    if (destination !== outer.destination) this.#endDestination(destination);
    else if (destination === 'fonts') this.#aside = '';
    else if (destination === 'styles') this.#endStyle();
    if (this.#stack.length < this.#fieldDepth) this.#href = undefined;
    const { list } = this.#state;
    this.#state = outer;
    if (destination === 'marker') this.#state.list = list;
    this.#isOptional = false;
    this.#toSkip = 0;
  }

  #endDestination(destination: RtfDestination): void {
    const aside = this.#aside;
    this.#aside = '';
    if (destination === 'title') this.#titles.push(aside.trim());
    else if (destination === 'marker')
      this.#state.list = /[\p{L}\p{N}]/u.test(aside) ? 'numbered' : 'bulleted';
    else if (destination === 'field') {
      this.#href = link.exec(aside)?.[1];
      this.#fieldDepth = this.#stack.length;
    } else if (destination === 'box') {
      this.#trees.body.insert(this.#trees.box.end().children ?? []);
      this.#trees.box = new WordTree();
    } else if (destination === 'head' || destination === 'foot') {
      const tree = this.#trees[destination];
      if (tree.hasInline) tree.endParagraph({});
    }
  }

  /** `{\s3\sbasedon0 heading 1;}` */
  #endStyle(): void {
    const name = this.#aside.replace(/;.*$/s, '').trim();
    if (name !== '') this.#styles.set(this.#state.style, name.slice(0, 100));
    this.#aside = '';
  }

  #takeByte(value: number): void {
    if (this.#toSkip > 0) this.#toSkip--;
    else if (this.#state.destination !== 'skipped') this.#bytes.push(value);
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const encoding = this.#encodingOfFont.get(this.#state.font) ?? this.#encoding;
    this.#addText(new TextDecoder(encoding).decode(bytes));
  }

  #addText(text: string): void {
    const { destination, format, isHidden } = this.#state;
    if (destination === 'skipped' || isHidden) return;
    const tree = this.#tree();
    if (tree) tree.text(text, format, this.#href);
    else this.#aside += text;
  }

  #tree(): WordTree | undefined {
    const { destination } = this.#state;
    return isOfText(destination) ? this.#trees[destination] : undefined;
  }

  #takeSymbol(name: string): void {
    if (name === '*') this.#isOptional = true;
    else if (this.#toSkip > 0) this.#toSkip--;
    else this.#addText(characterOfSymbol[name] ?? '');
  }

  #takeWord(name: string, value: number | undefined): void {
    if (this.#state.destination === 'skipped') return;
    const destination = destinations[name];
    if (destination) {
      this.#state.destination = destination;
      this.#aside = '';
    } else if (this.#isOptional && !transparent.has(name)) this.#state.destination = 'skipped';
    else {
      const character = characterOfWord[name];
      if (character === undefined) this.#controls[name]?.(value);
      else this.#addText(character);
    }
    this.#isOptional = false;
  }

  /** `\b` and `\b1` turn a switch on, `\b0` turns it off. */
  readonly #isOn = (value: number | undefined): boolean => value !== 0;

  readonly #controls: Readonly<Record<string, (value: number | undefined) => void>> = {
    ansicpg: (value) => {
      this.#encoding = encodingOfCodePage(value ?? 1252);
    },
    mac: () => {
      this.#encoding = 'macintosh';
    },
    f: (value) => {
      this.#state.font = value ?? 0;
    },
    fcharset: (value) => {
      if (this.#state.destination !== 'fonts') return;
      const encoding = encodingOfCharset[value ?? 0];
      if (encoding) this.#encodingOfFont.set(this.#state.font, encoding);
    },
    uc: (value) => {
      this.#state.fallbackBytes = value ?? 1;
    },
    u: (value) => {
      // The number is a UTF-16 code unit, written as a signed 16-bit integer.
      this.#addText(String.fromCharCode((value ?? 0) & 0xffff));
      this.#toSkip = this.#state.fallbackBytes;
    },
    plain: () => {
      Object.assign(this.#state, { format: plain, isHidden: false });
    },
    b: (value) => this.#restyle({ isBold: this.#isOn(value) }),
    i: (value) => this.#restyle({ isItalic: this.#isOn(value) }),
    fs: (value) => this.#restyle({ fontSize: (value ?? 24) / 2 }),
    v: (value) => {
      this.#state.isHidden = this.#isOn(value);
    },
    deleted: (value) => {
      this.#state.isHidden = this.#isOn(value);
    },
    pard: () => {
      const nothing = { style: 0, isInTable: false, list: undefined, outlineLevel: undefined };
      Object.assign(this.#state, nothing);
    },
    s: (value) => {
      this.#state.style = value ?? 0;
    },
    ls: () => {
      this.#state.list ??= 'bulleted';
    },
    outlinelevel: (value) => {
      this.#state.outlineLevel = value;
    },
    intbl: () => {
      this.#state.isInTable = true;
    },
    tab: () => this.#tree()?.tab(),
    line: () => this.#tree()?.lineBreak(),
    page: () => this.#tree()?.lineBreak(),
    column: () => this.#tree()?.lineBreak(),
    par: () => this.#tree()?.endParagraph(this.#paragraph(), this.#state.isInTable),
    sect: () => this.#tree()?.endParagraph(this.#paragraph(), this.#state.isInTable),
    cell: () => this.#tree()?.endCell(this.#paragraph()),
    nestcell: () => this.#tree()?.endParagraph(this.#paragraph(), true),
    row: () => this.#tree()?.endRow(),
  };

  #restyle(format: Partial<TextFormat>): void {
    this.#state.format = { ...this.#state.format, ...format };
  }

  #paragraph() {
    const { style, list, outlineLevel } = this.#state;
    const named = this.#styles.get(style) ?? '';
    const isHeading =
      outlineLevel !== undefined && outlineLevel < 9 && !/heading|title/i.test(named);
    const styleName = isHeading ? `heading ${outlineLevel + 1}` : named;
    return {
      ...(styleName && { styleName }),
      ...(list && { numbering: { isOrdered: list === 'numbered' } }),
    };
  }
}
