import { namesOccupation } from './title-parts.ts';

/** How many non-empty lines from the start are searched for a place without a label. */
const headLines = 8;

/** Postal abbreviations of US states, DC and Puerto Rico. */
const state =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
/** Words for how much of the work is done away from the employer's premises. */
const mode =
  '(?:(?:fully|100\\s?%) )?(?:remote(?:-first)?|hybrid|on-?site|in office|vor ort|home-?\\s?office|mobiles arbeiten|télétravail|présentiel|presencial|híbrido|remoto)';
const town = String.raw`\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}`;

/** Patterns of line parts that are only a place, in forms that hardly anything else has. */
const places = [
  // 'Tacoma, WA', 'St. Louis, MO 63101 (hybrid)', and 'Remote' alone.
  new RegExp(
    String.raw`^(?:${town}, (?:${state})(?: \d{5})?|(?:Fully )?Remote)(?: \([^()]{1,40}\))?$`,
    'u',
  ),
  // 'Bremen, Germany (Hybrid)', as job boards write it.
  new RegExp(String.raw`^${town}(?:, ${town}){1,2} \((?:${mode})\)$`, 'iu'),
  // 'Kiel or remote within Germany'
  new RegExp(String.raw`^${town} (?:or|oder|and|und|/) (?:${mode})(?: [\p{L} ]{1,30})?$`, 'iu'),
  // '70565 Stuttgart-Vaihingen', 'A-1050 Wien', but not an amount or a number of people.
  new RegExp(
    String.raw`^(?:[A-Z]{1,2}-\d{4}|(?:D-)?\d{5}) (?!(?:Eur|EUR|Mitarbeit|Mitglied|Kund|Jahr|Stunden|People|Employees))${town}$`,
    'u',
  ),
];
const isMode = new RegExp(String.raw`^${mode}$`, 'iu');
const isTown = new RegExp(String.raw`^${town}$`, 'u');
/** Words on the line below a place that is alone between employer and contract. */
const contract =
  /^(?:Vollzeit|Teilzeit|Feste Anstellung|Festanstellung|Unbefristet|Befristet|Homeoffice|Full[- ]time|Part[- ]time|Permanent|CDI|CDD|Temps plein|Jornada completa|Tempo integral|Efetivo|Temporário)(?!\p{L})/iu;

/**
 * Returns the place of work from the head of an advertisement, if a part of a line is only a place:
 * 'Tacoma, WA | Full time'. Returns '' if there is none, or more than one. The 'OR' in 'Registered
 * Nurse, OR' is an operating room. A bare town counts only if the employer is known and context
 * distinguishes the town from it.
 */
export function headPlaceOf(advertisement: string, company: string): string {
  const lines = advertisement
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, headLines);
  const found = new Set(lines.flatMap((line) => partsOf(line).filter(isPlace)));
  if (found.size === 0 && company !== '') {
    const isBare = (part: string) =>
      isTown.test(part) && !company.includes(part) && isPart(part) && !contract.test(part);
    for (const place of [...besideMode(lines, isBare), ...belowCompany(lines, company, isBare)])
      found.add(place);
  }
  return found.size === 1 ? ([...found][0] ?? '') : '';
}

const partsOf = (line: string): string[] =>
  line.split(/[|•·]|\s[–—-]\s/).map((part) => part.trim());

const isPart = (part: string) => !namesOccupation(part);
const isPlace = (part: string) => places.some((place) => place.test(part)) && isPart(part);

/** 'Engineer (m/f/d) – Hamburg - hybrid' */
const besideMode = (lines: readonly string[], isBare: (part: string) => boolean): string[] =>
  lines.flatMap((line) => {
    const parts = partsOf(line);
    return parts.flatMap((part, at) => {
      const next = parts[at + 1] ?? '';
      return at > 0 && isMode.test(next) && isBare(part) ? [`${part}, ${next}`] : [];
    });
  });

/** Returns lines between the employer's and one about hours or contract. */
const belowCompany = (
  lines: readonly string[],
  company: string,
  isBare: (part: string) => boolean,
): string[] =>
  lines.filter(
    (line, at) => lines[at - 1] === company && contract.test(lines[at + 1] ?? '') && isBare(line),
  );
