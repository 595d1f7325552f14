import type { FontFeature, InlineRun, TextStyle } from '../blocks.ts';
import type { FaceStyle, FallbackFace, FontBook, FontFace } from '../fonts/font-book.ts';
import { cleanText } from './clean-text.ts';

/** The style and link of a part of a paragraph, and the faces that may show it. */
export type RunStyle = {
  bold: boolean;
  italic: boolean;
  color: string;
  background: string | undefined;
  icon: string | undefined;
  href: string | undefined;
  /** The index of its element among the line's nodes: 0 is the block, others are its links. */
  part: number;
  faces: FaceChoice;
  /** Where it ends in the paragraph's text. */
  end: number;
};

export type Link = { href: string; text: string };

/** A paragraph's whole text, with the styles and links of its parts. */
export type StyledText = { text: string; runStyles: RunStyle[]; links: Link[] };

const maxHrefLength = 2048;
// Allows no spaces or control characters, because no valid address has them.
const safeHref = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu;

/** Returns the address if a document may link to it, otherwise undefined. */
export function checkHref(href: string | undefined): string | undefined {
  const address = href?.trim().toWellFormed();
  if (!address || address.length > maxHrefLength) return undefined;
  return safeHref.test(address) ? address : undefined;
}

const isSameStyle = (a: RunStyle, b: RunStyle): boolean =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  a.background === b.background &&
  a.icon === b.icon &&
  a.href === b.href;

/** Extends the previous link if it has the same address. */
function addLink(
  links: Link[],
  href: string,
  text: string,
  previous: RunStyle | undefined,
): number {
  const last = previous?.href === href ? links.at(-1) : undefined;
  if (last) last.text += text;
  else links.push({ href, text });
  return links.length;
}

function toRunStyle(
  choices: FaceChooser,
  run: InlineRun,
  style: TextStyle,
  href: string | undefined,
): RunStyle {
  const bold = run.bold ?? style.bold ?? false;
  const italic = run.italic ?? style.italic ?? false;
  const faces = choices.choose({ family: style.family, bold, italic }, style.features);
  const { color = style.color, background, icon } = run;
  return { bold, italic, color, background, icon, href, part: 0, faces, end: 0 };
}

/**
 * Joins the runs of a block. Adjacent runs with one style become one run; those with one address,
 * one link.
 */
export function joinRuns(
  choices: FaceChooser,
  runs: readonly InlineRun[],
  style: TextStyle,
): StyledText {
  const runStyles: RunStyle[] = [];
  const links: Link[] = [];
  let text = '';
  for (const run of runs) {
    const added = cleanText(run.text);
    if (added === '') continue;
    text += added;
    const last = runStyles.at(-1);
    const runStyle = toRunStyle(choices, run, style, checkHref(run.href));
    if (runStyle.href) runStyle.part = addLink(links, runStyle.href, added, last);
    runStyle.end = text.length;
    if (last && isSameStyle(last, runStyle)) last.end = text.length;
    else runStyles.push(runStyle);
  }
  return { text, runStyles, links };
}

/** The faces that may show a part of a text, in order of preference. */
export type FaceChoice = {
  /** The faces of scripts, which show their letters even if the family has them, too. */
  fallbacks: readonly FallbackFace[];
  /** The family's own face, then those that serve any text. */
  own: readonly FontFace[];
  /** The faces for letters that the family lacks, before the rest of `own`. */
  afterFamily: readonly FallbackFace[];
  afterAll: readonly FallbackFace[];
};

/**
 * The languages for which fonts have letter forms: no fi ligature in Turkish, which would hide the
 * dot, a comma below in Romanian, letters of Marathi, Serbian and Bulgarian. Text in all other
 * languages is shaped without a language and shares its cached words.
 */
const languagesWithForms = /^(?:az|bg|ca|crh|de|mk|mo|mr|ne|nl|pl|ro|sd|sr|tr|ur)(?![A-Za-z])/;

/** Returns the language to shape a text in, or undefined if it makes no difference. */
export const shapedLanguage = (language: string): string | undefined =>
  languagesWithForms.test(language) ? language : undefined;

/** The face choices of one document, cached by style. */
export class FaceChooser {
  readonly #fonts: FontBook;
  readonly #families: readonly string[];
  readonly #language: string | undefined;
  readonly #choices = new Map<string, FaceChoice>();

  constructor(fonts: FontBook, scriptFamilies: readonly string[], language?: string) {
    this.#fonts = fonts;
    this.#families = scriptFamilies;
    this.#language = language;
  }

  choose(style: FaceStyle, features: readonly FontFeature[] = []): FaceChoice {
    const key = `${style.family}|${style.bold}|${style.italic}|${features}`;
    const known = this.#choices.get(key);
    if (known) return known;
    const language = this.#language;
    const faces = this.#fonts
      .fallbacks(this.#families, style)
      .map((fallback) => inLanguage(fallback, language));
    const thatYield = (to: FallbackFace['yieldsTo']) =>
      faces.filter(({ yieldsTo }) => yieldsTo === to);
    const choice = {
      fallbacks: thatYield(undefined),
      own: this.#fonts.candidates(style).map((face) => variantOf(face, features, language)),
      afterFamily: thatYield('family'),
      afterAll: thatYield('all'),
    };
    this.#choices.set(key, choice);
    return choice;
  }
}

const variants = new WeakMap<FontFace, Map<string, FontFace>>();

/**
 * Returns a variant of a face with features or a language's forms. It is a separate face because
 * shaped words are cached by face. Fonts without the feature are unaffected.
 */
function variantOf(
  face: FontFace,
  features: readonly FontFeature[],
  language: string | undefined,
): FontFace {
  if (features.length === 0 && language === undefined) return face;
  const ofFace = variants.get(face) ?? new Map<string, FontFace>();
  variants.set(face, ofFace);
  const key = `${features}|${language}`;
  const variant = ofFace.get(key) ?? {
    ...face,
    ...(features.length > 0 && { features: features.join(',') }),
    ...(language !== undefined && { language }),
  };
  ofFace.set(key, variant);
  return variant;
}

const inLanguage = (fallback: FallbackFace, language: string | undefined): FallbackFace =>
  language === undefined
    ? fallback
    : { ...fallback, face: () => variantOf(fallback.face(), [], language) };
