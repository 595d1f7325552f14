import type { TypesetDocument } from '@folio/typeset/blocks';
import { type FontBook, nearestFace } from '@folio/typeset/fonts/font-book';
import { type FontFace, fontFaces } from './font-faces.ts';
import { type DocumentText, documentTexts } from './script-families.ts';
import { type ScriptFamily, scriptFonts } from './script-fonts.ts';

/** A document can't be made because a font that it needs is not there. */
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

/** 'Noto Sans SC (Chinese)', 'Inter'. */
function nameOf(family: string): string {
  const script = scriptFamilies.find((one) => one.family === family)?.script;
  return script === undefined ? family : `${family} (${script})`;
}

/**
 * The faces that a document asks for and the book doesn't have. Where one family may lack a letter
 * that the next one has, the next is asked for once the first is there.
 */
export function missingFaces(document: TypesetDocument, fonts: FontBook): FontFace[] {
  const families = (document.scriptFamilies ?? []).flatMap((name) =>
    scriptFamilies.filter(({ family }) => family === name),
  );
  const missing = new Set<FontFace>();
  for (const shown of documentTexts(document)) {
    const own = nearestFace(ownFaces.get(shown.family) ?? [], shown);
    if (own && !fonts.hasFace(own.key)) missing.add(own);
    if (families.length === 0) continue;
    for (const letter of new Set(shown.text)) {
      const face = lackingFor(letter.codePointAt(0) ?? 0, shown, families, fonts);
      if (face) missing.add(face);
    }
  }
  return [...missing];
}

/** The first face that may show the letter, if it isn't there to tell. */
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

/** Whether a face to which this one yields has the letter. A mark may be asked of this one all the same. */
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

/** Throws `MissingFontError` rather than let a document be made with signs for missing letters. */
export function requireFaces(document: TypesetDocument, fonts: FontBook): void {
  const missing = missingFaces(document, fonts);
  if (missing.length > 0) throw new MissingFontError(missing);
}
