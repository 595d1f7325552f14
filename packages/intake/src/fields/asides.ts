import { endsAsCompany, namesCompany, namesRole, namesSchool } from './words.ts';

/** What a header says besides who, where and what: a part of the employer, or a few words about it. */

/** 'Department of Radiology', 'Dienst Burgerzaken'. */
const before = [
  ...[
    'department',
    'dept\\.?',
    'division',
    'section',
    'directorate',
    'office of',
    'school of',
    'faculty of',
  ],
  ...['abteilung', 'bereich', 'referat', 'dezernat', 'fachbereich', 'sachgebiet', 'station'],
  ...['service', 'direction', 'département', 'pôle', 'unité', 'succursale', 'antenne', 'atelier'],
  ...['departamento', 'área', 'sección', 'servicio', 'unidad', 'sucursal', 'gerencia', 'dirección'],
  ...['setor', 'secção', 'seção', 'serviço', 'unidade', 'filial', 'ufficio', 'reparto', 'filiale'],
  ...['dienst', 'afdeling', 'vestiging', 'avdelning', 'avdeling', 'enhet', 'enhed', 'osasto'],
  ...['dział', 'oddział', 'wydział', 'zespół', 'oddělení', 'odbor', 'oddelenie', 'odjel'],
  ...['secția', 'departamentul', 'отдел', 'відділ'],
].join('|');

/** 'Quality Department', 'Night desk', 'Üretim Bölümü'. */
const behind = [
  ...[
    'department',
    'dept\\.?',
    'division',
    'section',
    'unit',
    'ward',
    'branch',
    'plant',
    'directorate',
  ],
  ...['squad', 'desk', 'team', 'wing', 'abteilung', 'afdeling', 'avdelning', 'avdeling', 'osasto'],
  ...['osztály', 'bölümü', 'müdürlüğü', 'birimi', 'şubesi'],
].join('|');

const joined = '(?:and |& |of |und |et |y |e |en |og |och )?';

const department = new RegExp(
  `^(?:${before}) (?:(?:of|für|de|des|du|di|da|do|van) (?:the )?)?\\p{L}+(?: ${joined}\\p{L}+){0,3}$|^(?:\\p{L}[\\p{L}&'’/-]* ${joined}){1,4}(?:${behind})$|^\\p{Lu}\\p{Ll}+(?:abteilung|bereich|avdelingen|avdelningen|afdelingen|osasto)$`,
  'iu',
);

export const namesDepartment = (text: string): boolean =>
  text.length < 60 && department.test(text) && !namesRole(text) && !endsAsCompany(text);

/** How much speaks against a text as a name: it is a part of one, or tells about one. */
export function againstName(text: string): number {
  if (endsAsCompany(text)) return 0;
  if (namesDepartment(text)) return 0.5;
  return isTelling(text) ? 1.5 : startsAside.test(text) ? 1 : isAllSmall(text) ? 0.35 : 0;
}

const connects =
  /^(?:of|for|and|the|in|at|to|on|with|a|an|de|di|da|do|du|des|del|la|le|el|et|y|e|und|für|en|van|och|og)$/i;

const namesOf = (text: string): string[] =>
  text.split(/[\s,/]+/).filter((word) => /\p{L}/u.test(word) && !connects.test(word));

/** 'Puzzle games for phones': mostly words with small letters. */
function isTelling(text: string): boolean {
  const words = namesOf(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isNamed = namesSchool(text) || (namesCompany(text) && /\s\p{Lu}[\p{L}’'-]+$/u.test(text));
  return words.length >= 3 && small >= words.length * 0.6 && !isNamed;
}

/** 'Same practice', 'While at school', 'Via an agency'. */
const startsAside =
  /^(?:m\/[tvsy]|[msy]\/[vty]|while|when|during|same|via|through|part of|under|for (?:a|an|the)\s|mainly|mostly|approx\.?|über|durch|während|même|pendant|mism[oa]|durante|tramite|stess[oa]|tijdens|zelfde|samme|samma)\s/i;

/** A few words about an employer, rather than a name. */
export const isAside = (text: string): boolean =>
  !endsAsCompany(text) && (startsAside.test(text) || isAllSmall(text));

/** 'Deux succursales': nothing but the first word is capital. */
const isAllSmall = (text: string): boolean =>
  /^\p{L}\p{Ll}+(?:\s\p{Ll}+)+$|^\p{Ll}+s$/u.test(text) &&
  !namesCompany(text) &&
  !namesSchool(text);
