import { patternTable } from '@folio/tables/pattern-table';
import {
  endsAsCompany,
  looksLikePlace,
  mayBePlace,
  namesCompany,
  namesPlace,
  namesRole,
  namesSchool,
} from './names.ts';

/** Evidence from the words of a header's text alone: positive for a slot, or negative. */
export type Slot = 'role' | 'company' | 'place';

export const slots: readonly Slot[] = ['role', 'company', 'place'];

const words = patternTable(new URL('./header-words.tsv', import.meta.url), [
  'aside',
  'rank',
  'self-employed',
]);

/** Ranks that precede a role, whatever the role. */
const rank = new RegExp(`^(?:${words.rank})\\s`, 'i');
/** Endings of words for people who do something. */
const agent =
  /(?:\p{L}{3}(?:er|or|ist|ian|eur|euse|rice|ierin|erin|ogue|ador|adora|ista|istka|tore|trice|iere|ière|ienne|torka|nik|ník|nice|ář|ářka|arz|arka|erka|owiec|ttaja|ttäjä|ász|ész|tör|(?<!w)are|ingen))$/iu;

/**
 * Returns the sum of indications: about 1 for a word of the slot, less for endings and shapes,
 * below 0 for indications of another slot.
 */
export function evidence(text: string, slot: Slot): number {
  if (slot === 'role') return roleEvidence(text);
  return slot === 'company' ? companyEvidence(text) : placeEvidence(text);
}

function roleEvidence(text: string): number {
  const [core = ''] = text.split(/,|\(|\s(?:of|for|in|–|-|de|für|pour)\s/);
  const last =
    core
      .trim()
      .split(/[\s/]+/)
      .at(-1) ?? '';
  const named = namesRole(text) ? 1.2 : 0;
  const ending = namesRole(last) ? 0.8 : agent.test(last) && !namesPlace(text) ? 0.4 : 0;
  const ranked = rank.test(text) ? 0.6 : 0;
  const against =
    (endsAsCompany(text) ? 1.5 : 0) +
    (text.length > 80 ? 1 : 0) +
    (isName(text) ? 2 : 0) +
    (namesDepartment(text) ? 1 : 0);
  return named + ending + ranked - against;
}

function companyEvidence(text: string): number {
  const isNamed = namesCompany(text) || namesSchool(text);
  const named = isNamed && !namesDepartment(text) ? 1 : 0;
  const own = ownBusiness.test(text) ? 1 : 0;
  const isPartOfRole =
    /^[^,&]+, [^&]+$/.test(text) &&
    !endsAsCompany(text) &&
    named > 0 &&
    !namesCompany(text.split(', ')[0] ?? '');
  const against =
    (text.length > 80 ? 1 : 0) +
    (isOfClient(text) ? 2 : 0) +
    (isSaying(text) ? 1 : 0) +
    (own > 0 ? 0 : againstName(text)) +
    (isPartOfRole ? 0.3 : 0);
  return named + own + (endsAsCompany(text) ? 1.5 : 0) + (isName(text) ? 1 : 0) - against;
}

const ownBusiness = new RegExp(`^(?:${words['self-employed']})$`, 'i');

/** Whether a text has the form of a name, which roles never have: 'The Cook', 'Dairy “Radomka”'. */
const isName = (text: string): boolean => /^The \p{Lu}|[„“«"][^"”»“]{1,300}["”»“]/u.test(text);

/** Whether a text is a description, not a name: 'mutual insurer', '$90 million division'. */
const isSaying = (text: string): boolean =>
  /^[($€£]/.test(text) ||
  (/^\p{Ll}{3,}\s/u.test(text) && (!namesCompany(text) || !/\p{Lu}/u.test(text)));

/** Whether a label describes the work instead of naming the employer: 'Client: Acme'. */
const isOfClient = (text: string): boolean =>
  /^(?:client|project|customer|reporting to|team|sector|industry|kunde|projekt|cliente|proyecto)s?\s*:/i.test(
    text,
  );

function placeEvidence(text: string): number {
  if (namesRole(text) && !namesPlace(text)) return -1;
  if (namesPlace(text)) return 3;
  if (mayBePlace(text)) return 1.2;
  const isOther = namesCompany(text) || namesSchool(text) || text.length >= 50;
  if (isOther || isAside(text) || /\d{3}|[:;!?]/.test(text)) return -0.6;
  return looksLikePlace(text) ? 0.6 : 0.1;
}

/**
 * Other texts in a header besides role, company and place: a part of the employer, or a short
 * remark about it.
 */

/** 'Department of Radiology', 'Dienst Burgerzaken'; 'Quality Department', 'Night desk', 'Üretim Bölümü'. */
const { before, behind } = patternTable(new URL('./departments.tsv', import.meta.url), [
  'before',
  'behind',
]);

const joined = '(?:and |& |of |und |et |y |e |en |og |och )?';

const department = new RegExp(
  `^(?:${before}) (?:(?:of|für|de|des|du|di|da|do|van) (?:the )?)?\\p{L}+(?: ${joined}\\p{L}+){0,3}$|^(?:\\p{L}[\\p{L}&'’/-]* ${joined}){1,4}(?:${behind})$|^\\p{Lu}\\p{Ll}+(?:abteilung|bereich|avdelingen|avdelningen|afdelingen|osasto)$`,
  'iu',
);

export const namesDepartment = (text: string): boolean =>
  text.length < 60 && department.test(text) && !namesRole(text) && !endsAsCompany(text);

/** Returns the evidence against a text as a name: it is part of one, or describes one. */
export function againstName(text: string): number {
  if (endsAsCompany(text)) return 0;
  if (namesDepartment(text)) return 0.5;
  return isTelling(text) ? 1.5 : startsAside.test(text) ? 1 : isAllSmall(text) ? 0.35 : 0;
}

const connects =
  /^(?:of|for|and|the|in|at|to|on|with|a|an|de|di|da|do|du|des|del|la|le|el|et|y|e|und|für|en|van|och|og)$/i;

const namesOf = (text: string): string[] =>
  text.split(/[\s,/]+/).filter((word) => /\p{L}/u.test(word) && !connects.test(word));

/** Whether most words are lowercase: 'Puzzle games for phones'. */
function isTelling(text: string): boolean {
  const words = namesOf(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isNamed = namesSchool(text) || (namesCompany(text) && /\s\p{Lu}[\p{L}’'-]+$/u.test(text));
  return words.length >= 3 && small >= words.length * 0.6 && !isNamed;
}

/** 'Same practice', 'While at school', 'Via an agency'. */
const startsAside = new RegExp(`^(?:${words.aside})\\s`, 'i');

/** Whether a text is a short remark about an employer rather than a name. */
export const isAside = (text: string): boolean =>
  !endsAsCompany(text) && (startsAside.test(text) || isAllSmall(text));

/** Whether only the first word may be capitalized: 'Deux succursales'. */
const isAllSmall = (text: string): boolean =>
  /^\p{L}\p{Ll}+(?:\s\p{Ll}+)+$|^\p{Ll}+s$/u.test(text) &&
  !namesCompany(text) &&
  !namesSchool(text);

/**
 * Whether the text in parentheses after a name is another name of the employer or school: '(MIT)',
 * '(Joinly)'.
 */
export const isOtherName = (inside: string): boolean =>
  /^\p{Lu}[^\s()\d,]*$/u.test(inside) && !namesDepartment(inside);
