import { IntakeError } from '../intake-error.ts';
import { codePageOf } from './code-pages.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';
import { shortTitles } from './short-titles.ts';
import type { WordNode } from './word-node.ts';
import { type TextLook, WordTree } from './word-tree.ts';

export type RtfDocument = { document: WordNode; titles: string[] };

/** What a group inherits, and gives back at its end. */
type State = {
  destination: Destination;
  look: TextLook;
  isHidden: boolean;
  font: number;
  /** How many bytes after `\u` say the same for programs that do not know Unicode. */
  fallbackBytes: number;
  style: number;
  isInTable: boolean;
  list: 'bulleted' | 'numbered' | undefined;
  outlineLevel: number | undefined;
};

/**
 * Where the text of a group goes: `box` is a text box, whose text stands before the paragraph that it
 * is anchored in, `marker` the sign that a list item begins with, `field` the code
 * of a link, `skipped` what is no text of the document.
 */
type Destination =
  | TextDestination
  | 'marker'
  | 'field'
  | 'fonts'
  | 'styles'
  | 'info'
  | 'title'
  | 'skipped';

type TextDestination = 'body' | 'head' | 'foot' | 'box';
const isOfText = (destination: Destination): destination is TextDestination =>
  destination === 'body' ||
  destination === 'head' ||
  destination === 'foot' ||
  destination === 'box';

const destinations: Readonly<Record<string, Destination>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  info: 'info',
  title: 'title',
  author: 'title',
  header: 'head',
  headerl: 'head',
  headerr: 'head',
  headerf: 'head',
  footer: 'foot',
  footerl: 'foot',
  footerr: 'foot',
  footerf: 'foot',
  pntext: 'marker',
  listtext: 'marker',
  fldinst: 'field',
  shptxt: 'box',
  ...Object.fromEntries(
    [
      ...[
        'colortbl',
        'shprslt',
        'pict',
        'object',
        'objdata',
        'nonshppict',
        'themedata',
        'datastore',
      ],
      ...[
        'listtable',
        'listoverridetable',
        'revtbl',
        'rsidtbl',
        'generator',
        'xmlnstbl',
        'bkmkstart',
      ],
      ...[
        'bkmkend',
        'footnote',
        'annotation',
        'atnid',
        'atnauthor',
        'sp',
        'pn',
        'latentstyles',
        'tc',
      ],
      ...['xe', 'filetbl', 'pgptbl', 'colorschememapping', 'wgrffmtfilter', 'fldtype', 'comment'],
      ...[
        'nesttableprops',
        'nonesttables',
        'listpicture',
        'falt',
        'panose',
        'template',
        'operator',
      ],
    ].map((name) => [name, 'skipped' as const]),
  ),
};

/** Marked as optional, and yet what is in them counts. */
const transparent = new Set(['cs', 'ds', 'ts', 'shpinst', 'ud']);

/** Signs that have a control word of their own. */
const signs: Readonly<Record<string, string>> = {
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
const symbols: Readonly<Record<string, string>> = {
  '~': '\u00a0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
};

const plain: TextLook = { isBold: false, isItalic: false, fontSize: null };
const deepestGroup = 1_000;
const link = /HYPERLINK\s+"([^"]{1,2000})"/i;

/**
 * A file of Rich Text Format in the shape that Word files are read in. Heads of pages, often a
 * person's name and address, stand at the top, and so does a foot with an address.
 * @throws IntakeError where groups are nested deeper than anything that is written.
 */
export function rtfDocument(bytes: Uint8Array): RtfDocument {
  const reader = new RtfReader();
  for (const token of rtfTokens(bytes)) reader.take(token);
  return reader.end();
}

class RtfReader {
  readonly #trees: Record<TextDestination, WordTree> = {
    body: new WordTree(),
    head: new WordTree(),
    foot: new WordTree(),
    box: new WordTree(),
  };
  readonly #codePages = new Map<number, string>();
  readonly #styles = new Map<number, string>();
  readonly #titles: string[] = [];
  readonly #stack: State[] = [];
  #state: State = {
    destination: 'body',
    look: plain,
    isHidden: false,
    font: -1,
    fallbackBytes: 1,
    style: 0,
    isInTable: false,
    list: undefined,
    outlineLevel: undefined,
  };
  #codePage = 'windows-1252';
  /** Bytes of text that are decoded together: a letter of some code pages has two. */
  #bytes: number[] = [];
  /** Text of a destination that is not the document. */
  #aside = '';
  #href: string | undefined;
  /** How deep the field is whose link the text has. */
  #fieldDepth = 0;
  #toSkip = 0;
  /** After `\*` a destination that is not known is skipped. */
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

  #endDestination(destination: Destination): void {
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
    const codePage = this.#codePages.get(this.#state.font) ?? this.#codePage;
    this.#say(new TextDecoder(codePage).decode(bytes));
  }

  #say(text: string): void {
    const { destination, look, isHidden } = this.#state;
    if (destination === 'skipped' || isHidden) return;
    const tree = this.#tree();
    if (tree) tree.text(text, look, this.#href);
    else this.#aside += text;
  }

  #tree(): WordTree | undefined {
    const { destination } = this.#state;
    return isOfText(destination) ? this.#trees[destination] : undefined;
  }

  #takeSymbol(name: string): void {
    if (name === '*') this.#isOptional = true;
    else if (this.#toSkip > 0) this.#toSkip--;
    else this.#say(symbols[name] ?? '');
  }

  #takeWord(name: string, value: number | undefined): void {
    if (this.#state.destination === 'skipped') return;
    const destination = destinations[name];
    if (destination) {
      this.#state.destination = destination;
      this.#aside = '';
    } else if (this.#isOptional && !transparent.has(name)) this.#state.destination = 'skipped';
    else {
      const sign = signs[name];
      if (sign === undefined) this.#obey(name, value);
      else this.#say(sign);
    }
    this.#isOptional = false;
  }

  #obey(name: string, value: number | undefined): void {
    const control = this.#controls[name];
    control?.(value);
  }

  /** A switch that is on unless its number is 0. */
  readonly #isOn = (value: number | undefined): boolean => value !== 0;

  readonly #controls: Readonly<Record<string, (value: number | undefined) => void>> = {
    ansicpg: (value) => {
      this.#codePage = codePageOf(value ?? 1252);
    },
    mac: () => {
      this.#codePage = 'macintosh';
    },
    f: (value) => {
      this.#state.font = value ?? 0;
    },
    fcharset: (value) => {
      if (this.#state.destination !== 'fonts') return;
      const codePage = charsets[value ?? 0];
      if (codePage) this.#codePages.set(this.#state.font, codePage);
    },
    uc: (value) => {
      this.#state.fallbackBytes = value ?? 1;
    },
    u: (value) => {
      // Numbers are of 16 bits with a sign.
      this.#say(String.fromCharCode((value ?? 0) & 0xffff));
      this.#toSkip = this.#state.fallbackBytes;
    },
    plain: () => {
      Object.assign(this.#state, { look: plain, isHidden: false });
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
    par: () => this.#tree()?.endParagraph(this.#paragraph(), this.#state.isInTable),
    sect: () => this.#tree()?.endParagraph(this.#paragraph(), this.#state.isInTable),
    cell: () => this.#tree()?.endCell(this.#paragraph()),
    nestcell: () => this.#tree()?.endParagraph(this.#paragraph(), true),
    row: () => this.#tree()?.endRow(),
  };

  #restyle(look: Partial<TextLook>): void {
    this.#state.look = { ...this.#state.look, ...look };
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

/** Character sets of fonts, as RTF numbers them. */
const charsets: Readonly<Record<number, string>> = {
  0: 'windows-1252',
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
