/**
 * Where the text of a group goes: into a part of the document, or into something that is said about
 * it. A `box` is a text box, whose text stands before the paragraph that it is anchored in; `marker`
 * is the number or bullet of a list item; `field` the instruction of a field, such as a link's
 * address; `skipped` is no text of the document.
 */
export type RtfDestination =
  | TextDestination
  | 'marker'
  | 'field'
  | 'fonts'
  | 'styles'
  | 'info'
  | 'title'
  | 'skipped';

export type TextDestination = 'body' | 'head' | 'foot' | 'box';

export const isOfText = (destination: RtfDestination): destination is TextDestination =>
  destination === 'body' ||
  destination === 'head' ||
  destination === 'foot' ||
  destination === 'box';

/** Destinations without text of the document: tables of formatting, pictures, notes, bookmarks. */
const skipped = `
  annotation atnauthor atnid bkmkend bkmkstart colorschememapping colortbl comment datastore falt
  filetbl fldtype footnote generator latentstyles listoverridetable listpicture listtable
  nesttableprops nonesttables nonshppict objdata object operator panose pgptbl pict pn revtbl rsidtbl
  shprslt sp tc template themedata wgrffmtfilter xe xmlnstbl
`
  .trim()
  .split(/\s+/);

/** Destinations by their control words (Rich Text Format Specification 1.9.1, Microsoft, 2008). */
export const destinations: Readonly<Record<string, RtfDestination>> = {
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
  ...Object.fromEntries(skipped.map((word) => [word, 'skipped' as const])),
};

/**
 * Control words after `\*`, which says that a program may skip a group that it doesn't know. These
 * are no destinations, and what stands in their groups is text of the document.
 */
export const transparent: ReadonlySet<string> = new Set(['cs', 'ds', 'ts', 'shpinst', 'ud']);
