/**
 * A value for a placeholder. `context` is not a placeholder: it distinguishes equal English texts.
 */
export type Values = Readonly<Record<string, string | number>>;

/** A piece of a message: text, a placeholder, or a choice by number or by word. `#` is the number. */
export type Part =
  | string
  | readonly [name: string]
  | readonly [
      name: string,
      kind: 'cardinal' | 'ordinal' | 'select',
      cases: Readonly<Record<string, readonly Part[]>>,
    ];

/** A message with choices as the build compiles it: its English source, then its parts. */
export type Compiled = readonly [source: string, ...parts: Part[]];

/**
 * A text with placeholders in braces, or the parts that the build compiles a message with choices
 * to.
 */
export type Message = string | readonly Part[];

/**
 * Returns the translation for a key, the English source, if there is one; `english` is the same,
 * compiled.
 */
type Catalogue = (key: string, english: Message) => Message | undefined;

let chosen: { locale: string; catalogue: Catalogue } = {
  locale: 'en-US',
  // English is its own source.
  catalogue: () => undefined,
};
const rules = new Map<string, Intl.PluralRules>();

/** Chooses the language of all texts shown from now on. */
export function setWords(locale: string, catalogue: Catalogue): void {
  chosen = { locale, catalogue };
  rules.clear();
}

/** The language of the texts, for formatting dates in them: not 'until 22. Dez.' in English. */
export const wordsLocale = (): string => chosen.locale;

/**
 * The text to show for an English ICU message, which is always a literal: `npm run words` collects
 * them. Call it when a text is shown, never while a module loads.
 *
 * @example t('{count, plural, one {# resume} other {# resumes}}', { count })
 */
export function t(message: string, values?: Values): string {
  const translated = messageFor(message, values?.context);
  return typeof translated === 'string' && !values
    ? translated
    : fill<string | number>(translated, values ?? {}).join('');
}

/** The message in the chosen language. */
export function messageFor(message: string | Compiled, context?: string | number): Message {
  const source = typeof message === 'string' ? message : message[0];
  const key = context === undefined ? source : `${context}\u0004${source}`;
  const english = typeof message === 'string' ? message : (message.slice(1) as readonly Part[]);
  return chosen.catalogue(key, english) ?? english;
}

/** A message's texts and values, in their order. */
export function fill<T>(
  message: Message,
  values: Readonly<Record<string, T>>,
  count?: number,
): (string | T)[] {
  const parts = typeof message === 'string' ? partsOf(message) : message;
  return parts.flatMap((part): (string | T)[] => {
    if (typeof part === 'string') return [part];
    const [name, kind, cases = {}] = part;
    if (name === '#') return [new Intl.NumberFormat(chosen.locale).format(count ?? 0)];
    const value = values[name];
    if (!kind) return value === undefined ? [`{${name}}`] : [value];
    const picked =
      cases[`=${value}`] ??
      cases[kind === 'select' ? `${value}` : pluralOf(kind, Number(value))] ??
      cases.other;
    return fill(picked ?? [], values, Number(value));
  });
}

/** Texts without choices need no compiling: every other part is a placeholder. */
const partsOf = (text: string): Part[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? [part] : part));

function pluralOf(type: 'cardinal' | 'ordinal', count: number): string {
  const known = rules.get(type) ?? new Intl.PluralRules(chosen.locale, { type });
  rules.set(type, known);
  return known.select(count);
}
