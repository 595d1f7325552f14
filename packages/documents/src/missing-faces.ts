import type { TypesetDocument } from '@folio/typeset/blocks';
import { type FontBook, nearestFace } from '@folio/typeset/fonts/font-book';
import { type FontFace, fontFaces } from './font-faces.ts';
import { type DocumentText, documentTexts } from './script-families.ts';
import { type ScriptFamily, scriptFonts } from './script-fonts.ts';

/** A font that a document needs is not in the book. */
export class MissingFontError extends Error {
  readonly families: readonly string[];

  constructor(faces: readonly FontFace[]) {
    const families = [...new Set(faces.map(({ family }) => family))];
    super(`We couldn’t load a font that this resume needs: ${families.map(nameOf).join(', ')}.`);
    this.name = 'MissingFontError';
    this.families = families;
  }
}

const scriptFamilies: readonly ScriptFamily[] = Object.values(scriptFonts);
const ownFaces = Map.groupBy(fontFaces, ({ family }) => family);
const substitutes = fontFaces.filter(({ fallback }) => fallback);

/** 'Noto Sans SC (Chinese)', 'Inter'. */
function nameOf(family: string): string {
  const script = scriptFamilies.find((one) => one.family === family)?.script;
  return script === undefined ? family : `${family} (${script})`;
}

/** Returns the faces of the document's own families, without which its pages can't be shown. */
export function ownFacesOf(document: TypesetDocument): FontFace[] {
  const own = documentTexts(document).map((shown) =>
    nearestFace(ownFaces.get(shown.family) ?? [], shown),
  );
  return [...new Set(own)].filter((face) => face !== undefined);
}

/**
 * Returns the faces that a document needs and the book lacks. If a family may lack a letter that
 * the next one has, the next one is requested only after the first is loaded.
 */
export function missingFaces(document: TypesetDocument, fonts: FontBook): FontFace[] {
  const families = (document.scriptFamilies ?? []).flatMap((name) =>
    scriptFamilies.filter(({ family }) => family === name),
  );
  const missing = new Set<FontFace>();
  for (const shown of documentTexts(document)) {
    for (const face of [...missingOwn(shown, fonts), ...missingFor(shown, families, fonts)])
      missing.add(face);
  }
  return [...missing];
}

/**
 * Returns the face of the style's own family if it is missing or its loaded subset lacks a letter.
 * Once it is loaded in full, returns the fallback for letters that it lacks.
 */
function missingOwn(shown: DocumentText, fonts: FontBook): FontFace[] {
  const own = nearestFace(ownFaces.get(shown.family) ?? [], shown);
  if (!own) return [];
  if (!fonts.hasFace(own.key)) return [own];
  if (fonts.isPart(own.key)) return lacksLetter(fonts.face(own.key), shown.text) ? [own] : [];
  const substitute = nearestFace(substitutes, shown);
  if (!substitute || fonts.hasFace(substitute.key)) return [];
  return lacksLetter(fonts.face(own.key), shown.text) ? [substitute] : [];
}

function missingFor(
  shown: DocumentText,
  families: readonly ScriptFamily[],
  fonts: FontBook,
): FontFace[] {
  if (families.length === 0) return [];
  const letters = [...new Set(shown.text)].map((letter) => letter.codePointAt(0) ?? 0);
  return letters.flatMap((letter) => lackingFor(letter, shown, families, fonts) ?? []);
}

/** Characters that the engine adds: list markers and hyphens. */
const marks = '•–-';

/** Whether a letter needs another face. Runs on every keystroke until that face is loaded. */
function lacksLetter(face: { hasGlyph(codePoint: number): boolean }, text: string): boolean {
  for (const letter of text + marks) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (codePoint >= 0x20 && !face.hasGlyph(codePoint)) return true;
  }
  return false;
}

/** Returns the first face that may show the letter, unless a loaded one does. */
function lackingFor(
  codePoint: number,
  style: DocumentText,
  families: readonly ScriptFamily[],
  fonts: FontBook,
): FontFace | undefined {
  for (const family of families) {
    const covers = family.covers.some(([first, last]) => codePoint >= first && codePoint <= last);
    const face = covers && nearestFace(family.faces, style);
    if (!face || isShownBefore(codePoint, style, face, fonts)) continue;
    if (!fonts.hasFace(face.key)) return face;
    if (fonts.face(face.key).hasGlyph(codePoint)) return undefined;
  }
  return undefined;
}

/**
 * Whether a face to which this one yields has the letter. The layout may still choose this face for
 * a mark.
 */
function isShownBefore(
  codePoint: number,
  style: DocumentText,
  { yieldsTo }: FontFace,
  fonts: FontBook,
): boolean {
  if (!yieldsTo || !fonts.hasFamily(style.family)) return false;
  const [own, ...others] = fonts.candidates(style);
  const before = yieldsTo === 'family' ? [own] : [own, ...others];
  return before.some((face) => face?.hasGlyph(codePoint));
}

/**
 * Throws `MissingFontError` if the book lacks a face, so that no document is made with
 * missing-glyph signs.
 */
export function requireFaces(document: TypesetDocument, fonts: FontBook): void {
  const missing = missingFaces(document, fonts);
  if (missing.length > 0) throw new MissingFontError(missing);
}
