/**
 * Formatting in Word 97: a table maps ranges of the stream to pages of 512 bytes (FKP), and a page
 * maps its runs to lists of properties (sprm: a number whose upper bits give the size of the
 * operand).
 */

type CharacterFormat = {
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** In points, or null if the style defines it. */
  fontSize: number | null;
};
type DocParagraphFormat = {
  style: number;
  isListed: boolean;
  isInTable: boolean;
  isRowEnd: boolean;
};
type FormatOf = { letters: CharacterFormat; paragraphs: DocParagraphFormat };

/** Formatting along a stream, by byte offset. */
export type Runs<Kind extends keyof FormatOf> = {
  at(place: number): FormatOf[Kind];
  /** Returns where the run that contains an offset begins. */
  startOf(place: number): number;
};

type Run<Format> = { from: number; format: Format };
const pageBytes = 512;

export function formattingOf<Kind extends keyof FormatOf>(
  main: Uint8Array,
  table: Uint8Array,
  kind: Kind,
): Runs<Kind> {
  const runs = [...new Set(pagesOf(table))].flatMap((page) =>
    runsOf(main.subarray(page * pageBytes, (page + 1) * pageBytes), kind),
  );
  runs.sort((one, other) => one.from - other.from);
  const find = (place: number) => lastBefore(runs, place);
  return {
    at: (place) => find(place)?.format ?? plain[kind],
    startOf: (place) => find(place)?.from ?? 0,
  };
}

const plain: FormatOf = {
  letters: { isBold: false, isItalic: false, isHidden: false, fontSize: null },
  paragraphs: { style: 0, isListed: false, isInTable: false, isRowEnd: false },
};

/** Finds the last run that begins at or before an offset: binary search, O(log n). */
function lastBefore<Format>(runs: readonly Run<Format>[], place: number): Run<Format> | undefined {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.from ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return runs[low - 1];
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a table of n + 1 offsets and n page numbers. */
function pagesOf(table: Uint8Array): number[] {
  const view = viewOf(table);
  const count = Math.max(0, Math.floor((table.length - 4) / 8));
  return Array.from(
    { length: count },
    (_, at) => view.getUint32(4 * (count + 1) + 4 * at, true) & 0x3f_ffff,
  );
}

/**
 * Reads a page: n + 1 offsets, then the position of the properties of each run. n is the last byte.
 */
function runsOf<Kind extends keyof FormatOf>(page: Uint8Array, kind: Kind): Run<FormatOf[Kind]>[] {
  if (page.length < pageBytes) return [];
  const view = viewOf(page);
  const count = page[pageBytes - 1] ?? 0;
  const width = kind === 'letters' ? 1 : 13;
  const most = Math.floor((pageBytes - 5) / (4 + width));
  return Array.from({ length: Math.min(count, most) }, (_, at) => {
    const properties = 2 * (page[4 * (count + 1) + width * at] ?? 0);
    const format = properties === 0 ? plain[kind] : formatAt(page, properties, kind);
    return { from: view.getUint32(4 * at, true), format };
  });
}

function formatAt<Kind extends keyof FormatOf>(
  page: Uint8Array,
  at: number,
  kind: Kind,
): FormatOf[Kind] {
  const bytes = page[at] ?? 0;
  if (kind === 'letters')
    return characterFormat(page.subarray(at + 1, at + 1 + bytes)) as FormatOf[Kind];
  // The length counts words. If it is 0, the next byte is the length and counts one more.
  const from = bytes === 0 ? at + 2 : at + 1;
  const length = bytes === 0 ? 2 * (page[at + 1] ?? 0) : 2 * bytes - 1;
  return paragraphFormat(page.subarray(from, from + length)) as FormatOf[Kind];
}

function characterFormat(list: Uint8Array): CharacterFormat {
  const properties = propertiesOf(list);
  const size = properties.get(0x4a43);
  return {
    isBold: isOn(properties.get(0x0835)),
    isItalic: isOn(properties.get(0x0836)),
    isHidden: isOn(properties.get(0x083c)) || isOn(properties.get(0x0800)),
    fontSize: size === undefined ? null : size / 2,
  };
}

/**
 * 1 is on, 0 is off. 128 takes the style's value and 129 its opposite, which text styles rarely
 * set.
 */
const isOn = (value = 0): boolean => value === 1 || value === 0x81;

function paragraphFormat(list: Uint8Array): DocParagraphFormat {
  const style = list.length >= 2 ? viewOf(list).getUint16(0, true) : 0;
  const properties = propertiesOf(list.subarray(2));
  return {
    style,
    isListed: (properties.get(0x460b) ?? 0) !== 0,
    isInTable: properties.get(0x2416) === 1,
    isRowEnd: properties.get(0x2417) === 1,
  };
}

/** Bytes of the operand, by the upper three bits of a property's number. */
const operandBytes = [1, 1, 2, 4, 2, 2, -1, 3];
/** The one property whose length takes two bytes. */
const tableDefinition = 0xd608;

/**
 * Returns properties with operands of up to four bytes. For longer ones, only their presence is
 * recorded.
 */
function propertiesOf(list: Uint8Array): ReadonlyMap<number, number> {
  const view = viewOf(list);
  const found = new Map<number, number>();
  let at = 0;
  while (at + 3 <= list.length) {
    const sprm = view.getUint16(at, true);
    at += 2;
    const fixed = operandBytes[sprm >>> 13] ?? 1;
    if (fixed < 0) {
      at += 1 + (sprm === tableDefinition ? view.getUint16(at, true) : (list[at] ?? 0));
      found.set(sprm, 1);
    } else {
      let value = 0;
      for (let byte = fixed - 1; byte >= 0; byte--) value = value * 256 + (list[at + byte] ?? 0);
      found.set(sprm, value);
      at += fixed;
    }
  }
  return found;
}

/** Style names of a Word 97 document by style number. */
export type StyleNames = ReadonlyMap<number, string>;

/**
 * Returns the names of built-in styles by identifier ([MS-DOC] 2.9.271), since their stored name is
 * translated.
 */
const builtIn = (sti: number): string | undefined => {
  if (sti >= 1 && sti <= 9) return `heading ${sti}`;
  return { 62: 'Title', 74: 'Subtitle', 48: 'List Bullet', 49: 'List Number' }[sti];
};

/** Style numbers have twelve bits. */
const mostStyles = 4096;

/** Reads the style sheet (STSH): a header, then each style preceded by its length. */
export function styleNamesOf(sheet: Uint8Array): StyleNames {
  const names = new Map<number, string>();
  const view = viewOf(sheet);
  if (sheet.length < 8) return names;
  const baseBytes = view.getUint16(4, true);
  let at = 2 + view.getUint16(0, true);
  for (let number = 0; at + 2 <= sheet.length && number < mostStyles; number++) {
    const bytes = view.getUint16(at, true);
    const nameAt = at + 2 + baseBytes;
    if (bytes > baseBytes + 2 && nameAt + 2 <= sheet.length) {
      const sti = view.getUint16(at + 2, true) & 0x0fff;
      const letters = Math.min(100, view.getUint16(nameAt, true));
      const name = new TextDecoder('utf-16le').decode(
        sheet.subarray(nameAt + 2, nameAt + 2 + 2 * letters),
      );
      names.set(number, builtIn(sti) ?? name);
    }
    at += 2 + bytes + (bytes & 1);
  }
  return names;
}
