/**
 * Parses BibTeX like the original program (Patashnik, "BibTeXing", 1988): `@type{key, name = value,
 * …}` or with parentheses; values in braces, in quotes, as numbers or as names of strings, joined
 * by `#`. Text between entries is a comment. One pass: damaged text ends its entry, and parsing
 * continues at the next `@`.
 */
export type BibtexEntry = {
  /** The entry's type in lowercase: 'article'. */
  type: string;
  /**
   * Field values by field name in lowercase. TeX commands stay unchanged; `texToText` parses them.
   */
  fields: ReadonlyMap<string, string>;
};

/** One more than a resume section may have, so that the owner is told that there are more. */
export const mostReferences = 201;
const mostFields = 60;
/**
 * Longer than any resume field. Without a limit, strings that each consist of two earlier ones
 * would double in length each time.
 */
const longestValue = 40_000;

export function parseBibtex(text: string): BibtexEntry[] {
  const reader = new Reader(text);
  const strings = new Map<string, string>();
  const entries: BibtexEntry[] = [];
  while (entries.length < mostReferences && reader.skipTo('@')) {
    const entry = readEntry(reader, strings);
    if (entry) entries.push(entry);
  }
  return entries;
}

function readEntry(reader: Reader, strings: Map<string, string>): BibtexEntry | undefined {
  const type = reader.word().toLowerCase();
  if (type === '' || !reader.takeAny('{(')) return undefined;
  const fields = new Map<string, string>();
  if (type === 'comment' || type === 'preamble') reader.restOfGroup();
  else if (type === 'string') readFields(reader, strings, strings);
  else {
    reader.upTo(',})');
    if (reader.takeAny(',')) readFields(reader, fields, strings);
  }
  return fields.size > 0 ? { type, fields } : undefined;
}

function readFields(reader: Reader, fields: Map<string, string>, strings: Map<string, string>) {
  while (fields.size < mostFields) {
    const name = reader.word().toLowerCase();
    if (name === '' || !reader.takeAny('=')) return;
    let value = readPart(reader, strings);
    while (reader.takeAny('#')) {
      const part = readPart(reader, strings);
      if (value.length < longestValue) value += part;
    }
    // The first occurrence of a field counts, as in BibTeX.
    if (!fields.has(name)) fields.set(name, value.slice(0, longestValue));
    if (!reader.takeAny(',')) return;
  }
}

function readPart(reader: Reader, strings: ReadonlyMap<string, string>): string {
  if (reader.takeAny('{')) return reader.restOfGroup();
  if (reader.takeAny('"')) return reader.restOfQuote();
  const name = reader.word();
  return strings.get(name.toLowerCase()) ?? name;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Moves past the next occurrence of a letter. */
  skipTo(letter: string): boolean {
    const found = this.#text.indexOf(letter, this.#at);
    this.#at = found < 0 ? this.#text.length : found + 1;
    return found >= 0;
  }

  /** Skips white space, then one of the given letters if it comes next. Returns whether it did. */
  takeAny(letters: string): boolean {
    this.#match(/\s*/y);
    const next = this.#text[this.#at];
    if (next === undefined || !letters.includes(next)) return false;
    this.#at += 1;
    return true;
  }

  /** Reads a name or a number, or returns '' if there is none. */
  word(): string {
    this.#match(/\s*/y);
    return this.#match(/[^\s"#%'(),={}@]{1,200}/y);
  }

  upTo(letters: string): void {
    while (this.#at < this.#text.length && !letters.includes(this.#text[this.#at] ?? ''))
      this.#at += 1;
  }

  /** Reads up to the brace that closes the current group. */
  restOfGroup(): string {
    return this.#until('}');
  }

  /** Reads up to the closing quote. A quote within braces is part of the text. */
  restOfQuote(): string {
    return this.#until('"');
  }

  #until(end: '}' | '"'): string {
    const start = this.#at;
    let depth = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const letter = this.#text[this.#at];
      if (letter === '\\') this.#at += 1;
      else if (depth === 0 && letter === end) {
        this.#at += 1;
        return this.#text.slice(start, this.#at - 1);
      } else if (letter === '{') depth += 1;
      else if (letter === '}') depth -= 1;
    }
    return this.#text.slice(start);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }
}
