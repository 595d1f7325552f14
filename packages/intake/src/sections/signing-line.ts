import { type Line, textOf } from '../layout/model.ts';
import { mayBePlace } from '../vocabulary/names.ts';

/** Among how many lines at the end a resume is signed: a name may follow. */
const atEnd = 3;
const day = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,9}\.?\s(?:de\s)?\d{4}`;
/** 'Hamburg, 30.11.2026', 'Hamburg, den 30. November 2026', 'Lyon, le 3 mars 2026', 'Kiel, im März 2026' */
const signing = new RegExp(
  String.raw`^(?<place>\p{Lu}[\p{L} .()/-]{1,40}?)(?:(?<sure>,\s(?:(?:den|le|em|il)\s(?:${day})|im\s\p{L}{3,9}\s\d{4}))|,?\s(?:(?:der|am|a)\s)?(?:${day}))\.?$`,
  'u',
);

/** Leaves out the place and day of signing at the end, which would become an interest or a skill. */
export function withoutSigningLine(lines: readonly Line[]): readonly Line[] {
  const from = lines.length - atEnd;
  return lines.filter((line, at) => at < from || !isSigning(textOf(line).trim()));
}

/** A certificate and its day ('ADR-Schein, 12.03.2022') look the same but for the name of a town. */
function isSigning(text: string): boolean {
  const { place = '', sure } = signing.exec(text)?.groups ?? {};
  return place !== '' && (sure !== undefined || mayBePlace(place));
}
