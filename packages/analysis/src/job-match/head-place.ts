import { occupationsNamed } from '../vocabulary/occupations.ts';

/** In how many lines with text from the start a place without a label is looked for. */
const headLines = 6;

/** States of the US, DC and Puerto Rico by their postal codes. */
const state =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';

/** 'Tacoma, WA', 'St. Louis, MO 63101 (hybrid)', and 'Remote' alone. */
const place = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}, (?:${state})(?: \d{5})?|(?:Fully )?Remote)(?: \([^()]{1,40}\))?$`,
  'u',
);

/**
 * Returns the place of work from the head of an advertisement, where a part of a line is nothing but a place:
 * 'Tacoma, WA | Full time'. Empty where there is none, or more than one. 'Registered Nurse, OR' works in an
 * operating room.
 */
export function headPlaceOf(advertisement: string): string {
  const lines = advertisement.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.slice(0, headLines).flatMap((line) => line.split(/[|•·]|\s[–—-]\s/));
  const isPlace = (part: string) => place.test(part) && occupationsNamed(part).length === 0;
  const places = new Set(parts.map((part) => part.trim()).filter(isPlace));
  return places.size === 1 ? ([...places][0] ?? '') : '';
}
