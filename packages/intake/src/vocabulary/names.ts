import { patternTable } from '@folio/tables/pattern-table';
import { isTown } from '@folio/tables/towns';
import { isCity, isCountry, isRegion } from './places.ts';

const roles = patternTable(new URL('./roles.tsv', import.meta.url), ['anywhere', 'title', 'trade']);
/** Titles may be part of a hyphenated word; trades may not. */
const roleWords = new RegExp(
  `\\b(?:${roles.title})\\b|(?<![\\p{L}-])(?:${roles.trade})(?![\\p{L}-])|${roles.anywhere}`,
  'iu',
);
/** Abbreviations that are other words, or meaningless, in lowercase. */
const shortRoles =
  /\b(?:RN|LPN|LVN|RGN|CNA|EMT|HCA|PGT|TGT|PRT|SDR|BDR|SDE|TA|GP|QA|AVP|SVP|EVP)\b/;

/** Whether a text contains a job title. */
export const namesRole = (text: string): boolean => roleWords.test(text) || shortRoles.test(text);

const companies = patternTable(new URL('./companies.tsv', import.meta.url), [
  'anywhere',
  'ending',
  'form',
  'trade',
  'word',
]);
const companyWords = new RegExp(`\\b(?:${companies.word})\\b|${companies.anywhere}`, 'iu');
/** Words in names of employers beyond the most common ones: farms, forces, churches, workshops. */
const tradeWords = new RegExp(`(?<![\\p{L}-])(?:${companies.trade})(?![\\p{L}-])`, 'iu');

export const namesCompany = (text: string): boolean =>
  companyWords.test(text) || tradeWords.test(text);

/** A legal form by itself: 'Ltd.', 'GmbH'. */
export const companySuffix = new RegExp(`^(?:${companies.form})\\.?$`, 'i');
const companyEnding = new RegExp(`[\\s,](?:${companies.ending})\\.?$`, 'iu');

/** Whether a text ends like only companies do: 'Acme Ltd', 'Blau GmbH & Co. KG'. */
export const endsAsCompany = (text: string): boolean => companyEnding.test(text);

const schools = patternTable(new URL('./schools.tsv', import.meta.url), [
  'anywhere',
  'ending',
  'initials',
  'name',
  'word',
]);
const schoolWords = new RegExp(`\\b(?:${schools.word})\\b|${schools.anywhere}`, 'iu');
/** Compounds by their endings ('Realgymnasium'), and words surrounded by others. */
const schoolNames = new RegExp(
  `\\p{L}(?:${schools.ending})(?!\\p{L})|(?<!\\p{L})(?:${schools.name})(?!\\p{L})`,
  'iu',
);
const schoolInitials = new RegExp(`(?<![\\p{L}.])(?:${schools.initials})(?![\\p{L}])`, 'u');

export const namesSchool = (text: string): boolean =>
  schoolWords.test(text) || schoolNames.test(text);

/**
 * Whether a text is the initials of a school, such as 'UFBA' and 'RMIT'. Applies only in an
 * education section.
 */
export const isSchoolByInitials = (text: string): boolean =>
  schoolInitials.test(text.replace(/(?<=(?<!\p{L})\p{Lu})\.(?=\p{Lu}(?!\p{L}))/gu, ''));

const degrees = patternTable(new URL('./degrees.tsv', import.meta.url), [
  'acronym',
  'anywhere',
  'ending',
  'word',
]);
/** Names of degrees, and compounds such as 'Kandidatexamen' and 'Facharbeiterbrief'. */
const degreeWords = new RegExp(
  `(?<!\\p{L})(?:${degrees.word}|\\p{L}{2,}(?:${degrees.ending}))(?!\\p{L})|${degrees.anywhere}`,
  'iu',
);
/** Acronyms that only their capitals distinguish from other words: 'CAPE' and 'Cape Town'. */
const degreeAcronyms = new RegExp(`(?<![\\p{L}.])(?:${degrees.acronym})(?![\\p{L}\\d])`, 'u');
/** 'BNurs', 'MChem', 'BVetMed', 'DClinPsy', 'FdSc', 'PGDip', 'GradCert', 'M.Des.', 'B.P.Ed.'. */
const shortDegrees =
  /(?<![\p{L}.])(?:[BMD](?:\p{Lu}\p{Ll}{1,5}){1,3}|Fd[AS]\p{Ll}*|(?:PG|Pg|Grad|Adv|H|Assoc)?(?:Dip|Cert)(?:\p{Lu}\p{L}*)?|[BM]\.(?:\p{Lu}\p{Ll}{1,5}\.?){1,3}|[BM]S(?:[AENPW]|BA|EE|ME|CE|IT|CS|ED|Ed|HM|HRM|TM|OT|PT)|BAS|MAT|BAM|[BM]Sc|EMBA|AAS|AOS|LLD|S[123]|D[34]|N[1-6])(?![\p{L}\d])|^(?:ND|NCE|BL|UE|UCE)(?=$|[ ,:(])/u;

export const namesDegree = (text: string): boolean =>
  degreeWords.test(text) || degreeAcronyms.test(text) || shortDegrees.test(text);

const region = /^(?:[A-Z]{2}(?:\s+\d{4,6})?|[A-Z][a-z]\.)$/;

/**
 * Whether a text can hardly be anything other than a place: 'Bristol, United Kingdom', 'Austin,
 * TX', 'Remote'.
 */
export function namesPlace(text: string): boolean {
  const plain = text
    .replace(/(?:(?<!\s)\s+)?\((?:remote|hybrid|on-?site|\p{Lu}{2}|\d{2,3})\)$/iu, '')
    .trim();
  if (isCity(plain) || isCountry(plain)) return true;
  const parts = plain.split(/,\s*/);
  const last = parts.at(-1) ?? '';
  const [first = ''] = parts;
  if (parts.length < 2 || parts.length > 4 || plain.length > 70) return false;
  if (companyWords.test(first) || schoolWords.test(first)) return false;
  const endsInRegion = isRegion(last) || region.test(last);
  return endsInRegion || (isCity(first) && !namesRole(last));
}

/** Whether a text has the name of a town, and is not a job, an employer or a school. */
export const mayBePlace = (text: string): boolean =>
  namesPlace(text) ||
  (isTown(text.replace(/(?:(?<!\s)\s+)?\((?:\p{Lu}{2}|\d{2,3})\)$/u, '')) &&
    !companyWords.test(text) &&
    ![namesRole, namesSchool, namesDegree].some((names) => names(text)));

/**
 * Whether a text has the form 'City, Region': capitalized words, no digits except a postal code's.
 */
export const looksLikePlace = (text: string): boolean =>
  /^(?:\d{4,6}\s+)?\p{Lu}[\p{L}.'’ʻʼ‘´ -]{1,30},\s*\p{Lu}[\p{L}.'’ʻʼ‘´ -]{1,30}(?:,\s*\p{Lu}[\p{L}.'’ʻʼ‘´ -]{1,30})?(?:\s+[\dA-Z -]{3,9})?$/u.test(
    text,
  );
