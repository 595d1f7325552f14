import type { ResumeContent } from '@folio/contract/resume-content';
import { patternTable } from '@folio/tables/pattern-table';
import {
  isKindOfPlace,
  listed,
  named,
  oneLine,
  sentence,
  series,
  withAnd,
  withArticle,
  withThe,
} from '../phrases/phrases.ts';
import { headOf, isPerson, nounPhraseOf } from '../words/nouns.ts';
import { quiet } from '../words/spelled-out.ts';
import { isUnfinished } from './unfinished.ts';

/**
 * `degree`: awards that one 'holds', and 'in' a field: 'a BSc in Physics'. `school`: school
 * certificates, left out beside a degree or a job.
 */
const words = patternTable(new URL('./credential-words.tsv', import.meta.url), [
  'degree',
  'school',
]);
const degree = new RegExp(`^(?:${words.degree})(?: ?\\(?hons\\.?\\)?)?$`, 'iu');
const school = new RegExp(`\\b(?:${words.school})\\b`, 'iu');

type School = ResumeContent['education'][number];

/**
 * Names education and certificates. Degrees are 'held'; everything else is listed in a form that
 * suits any name: 'My qualifications include LPC, N4 and Safe Pass'.
 */
export function credentialSentences(content: ResumeContent, isPersonal: boolean): string {
  const degrees = degreesIn(content);
  const all = certificateNames(content);
  const titles = all.filter(isTitle);
  const others = all
    .filter((name) => !isTitle(name) && !isNamedInDegrees(name, degrees.join(' ')))
    .map(certificateNamed);
  const school = studied(content, degrees.length > 0);
  // The subjects in 'A Levels in Chemistry, Geography and PE' have commas of their own.
  const isApart = isPersonal && /^[AO][- ]Levels in /i.test(school);
  const qualifications = [...(school === '' || isApart ? [] : [school]), ...others];
  const [hold, my] = isPersonal ? ['I hold', 'My qualifications'] : ['Holds', 'Qualifications'];
  return [
    isApart && sentence(`I have ${school}`),
    degrees.length > 0 && sentence(`${hold} ${listed(degrees)}`),
    qualifications.length > 0 && sentence(`${my} include ${series(qualifications)}`),
    isPersonal && [...statesOf(content), ...titles.map(withArticle)].map((is) => `I am ${is}.`)[0],
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a degree already covers the certificate, because it contains all words of its name. */
function isNamedInDegrees(name: string, degrees: string): boolean {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const degreeWords = new Set(degrees.toLowerCase().match(/\p{L}{4,}/gu));
  return words.length > 1 && kind.test(name) && words.every((word) => degreeWords.has(word));
}

/**
 * Whether a certificate says what a person is: 'Registered Nurse', 'Accredited Workplace Mediator',
 * but not 'Chartered Member'.
 */
const isTitle = (name: string): boolean =>
  /^(?:registered|chartered|licen[cs]ed|certified|accredited|enrolled) (?:\p{L}+ ){0,3}\p{L}+$/iu.test(
    name,
  ) && isPerson(headOf(name).toLowerCase());

/**
 * Whether a certificate is named after the person it certifies: 'Food safety supervisor', 'MOT
 * tester'.
 */
const isCalling = (name: string): boolean =>
  isPerson(headOf(name).toLowerCase()) &&
  !/\b(?:accredited|certified|licen[cs]ed|professional|associate|practitioner|expert|master)\b/i.test(
    name,
  );

const certificateNamed = (name: string): string => {
  if (/^duke .*(?:bronze|silver|gold)$/i.test(name)) return `${name} Award`;
  if (/^\p{Ll}/u.test(name) && kind.test(name)) return withArticle(name);
  return isCalling(name) ? `${name} certification` : name;
};

/** Names the first two degrees in a sentence. Empty if there are none. */
export const degreeSentence = (content: ResumeContent): string => {
  const degrees = degreesIn(content);
  return degrees.length > 0 ? sentence(`I hold ${listed(degrees)}`) : '';
};

/**
 * Returns a degree in a form that follows 'hold': 'a BSc in Physics from Rift University'. Empty
 * for other qualifications.
 */
export const degreePhrase = (entry: School): string => {
  const isTwice = entry.field !== '' && entry.degree.endsWith(` ${entry.field}`);
  const whole = parted(isTwice ? { ...entry, field: '' } : entry);
  return !school.test(entry.degree) && isDegree(whole) ? degreeNamed(whole) : '';
};

const finished = ({ education }: ResumeContent) =>
  education
    .filter(
      (entry) =>
        entry.degree !== '' && !entry.current && !school.test(entry.degree) && !isUnfinished(entry),
    )
    .map(parted);

/** The field follows the degree directly: 'NVQ Level 3 Hairdressing', 'AAS Accounting'. */
const withField =
  /^(PG ?(?:Cert|Dip)|\p{Lu}{2,5}(?: (?:[Ll]evel |L)?\d)?|[BM]\.?(?:Sc|Eng|Com|Tech|Ed|Arch)\.?|P\.?h\.?D\.?) (?!in )(\p{Lu}\p{Ll}[\p{L} &,’-]*)$/u;

function parted(entry: School): School {
  const [, degreeAlone = '', field = ''] = withField.exec(oneLine(entry.degree)) ?? [];
  const isField =
    field !== '' &&
    entry.field === '' &&
    !isPerson(headOf(field).toLowerCase()) &&
    !kind.test(field);
  return isField && !/^(?:level|hons)\b/i.test(field)
    ? { ...entry, degree: degreeAlone, field }
    : entry;
}

/** Whether a later level in the same field includes this one. */
const isTopped = (entry: School, all: readonly School[]): boolean =>
  entry.field !== '' &&
  /\d/.test(entry.degree) &&
  all.some((other) => other.field === entry.field && other.endDate > entry.endDate);

function degreesIn(content: ResumeContent): string[] {
  const [first, second] = finished(content).filter(
    (entry, _, all) => !isTopped(entry, all) && isDegree(entry),
  );
  if (!first) return [];
  if (!second) return [degreeNamed(first)];
  const isSame = second.institution !== '' && first.institution === second.institution;
  return [degreeNamed(isSame ? { ...first, institution: '' } : first), degreeNamed(second)];
}

/**
 * Whether an entry is a degree: one that the table knows, or any name with a field ('Mestrado',
 * 'Laurea'). A certificate without a field is not informative enough.
 */
const isDegree = (entry: School) =>
  (degree.test(bareDegree(entry)) ||
    (/^\p{Lu}(?:\p{Ll}{4,}|\p{Lu}{2,4})$/u.test(bareDegree(entry)) && fieldOf(entry) !== '')) &&
  !/\b(?:bootcamp|course|training|workshop)$/i.test(entry.degree) &&
  !(/^(?:certificate|diploma|degree)$/i.test(entry.degree) && fieldOf(entry) === '');

/** A field that holds a list, a grade or a person ('Manicurist') cannot follow 'in'. */
const fieldOf = ({ field }: School) =>
  /^[\p{L}][\p{L} &,'’/-]{2,60}$/u.test(bareField(field)) && !isPerson(headOf(field))
    ? ` in ${withAnd(bareField(field).replace(/ & /g, ' and '))}`
    : '';

/** Removes grades: 'Chemistry (C), Geography (B)', 'Physics - A*'. */
const bareField = (field: string): string =>
  oneLine(field)
    .replace(/ \([^()]*\)/g, '')
    .replace(/(?: -)? (?:grade )?[A-E]\*?(?=,|$)/g, '');

/** A grade, after which the name does not continue: 'B.E. 7.9 CGPA', 'BSc with 81%'. */
const grade = /,? (?:with )?\d[\d.]{0,6} ?(?:\/ ?\d{1,3} ?)?(?:[CS]?GPA|C\.G\.P\.A|%|marks)/i;

/** 'BSc (2.1)' is a BSc, but '(Hons)' belongs to the name. */
const bareDegree = ({ degree: written }: School): string =>
  (oneLine(written).split(grade)[0] ?? '')
    .replace(/(?<!\s)\s*\((?!hons)[^()]*\)/gi, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/ (?:\d[.:]\d|first class|upper second|merit|distinction)$/i, '');

function degreeNamed(entry: School): string {
  const at = schoolNamed(entry);
  return `${withArticle(bareDegree(entry))}${/ in /.test(entry.degree) ? '' : fieldOf(entry)}${at && ` from ${at}`}`;
}

/**
 * Returns the name of a school. Kinds of places, modes of study ('on site assessment') and
 * lowercase names are not names.
 */
function schoolNamed({ institution }: School): string {
  const name = named(oneLine(institution).replace(/ \([^()]*\)$/, ''));
  return /^\p{Lu}/u.test(name) && !isKindOfPlace(name) ? withThe(name) : '';
}

/**
 * Lists subjects: 'A Levels in Chemistry, Geography and PE'. In other lists, commas are ambiguous.
 */
function subjectsOf(entry: School): string {
  if (!entry.field.includes(',')) return fieldOf(entry);
  const subjects = bareField(entry.field).split(/, (?:and )?| and /);
  const isOne = (subject: string) => /^\p{Lu}[\p{L} ]{1,30}$/u.test(subject);
  return /^(?:[AO][- ]Levels?|GCSEs?|Highers|IB)$/i.test(bareDegree(entry)) && subjects.every(isOne)
    ? ` in ${listed(subjects)}`
    : '';
}

/**
 * Returns an entry in a form that suits any list, whatever its name or language: 'LPC', 'NVQ Level
 * 2 in Hairdressing', 'A Levels'.
 */
function studied(content: ResumeContent, hasDegree: boolean): string {
  // Letters do not mention a school that ended before the latest job began.
  const began = content.workExperience[0]?.startDate.slice(0, 4) ?? '';
  const lately = content.education.filter(
    ({ degree: called, endDate, current }) => called !== '' && !current && endDate >= began,
  );
  const all = hasDegree
    ? finished(content).filter((one) => /^\p{Lu}{2,6}$/u.test(bareDegree(one)) && !isDegree(one))
    : [...finished(content), ...lately.map(parted)];
  const [entry] = all.toSorted((one, other) =>
    isTopped(one, [other]) ? 1 : isTopped(other, [one]) ? -1 : 0,
  );
  if (!entry) return '';
  const bare = quiet(bareDegree(entry));
  // Someone who trained as a 'Heavy Equipment Technician' is one; it is not a qualification they
  // hold.
  if (isPerson((nounPhraseOf(bare).words.at(-1) ?? '').toLowerCase()) && !/\d/.test(bare))
    return '';
  const at = schoolNamed(entry);
  const field = / in /.test(bare) ? '' : subjectsOf(entry);
  return `${bare}${field}${at && ` from ${at}`}`;
}

/**
 * 'Registered with the Council' says what a person is, not what they hold. 'Registered Nurse' is a
 * name.
 */
const isState =
  /^(?:(?:registered|licensed|certified)(?! \p{Lu})|member|fellow|chartered member|admitted|qualified|passed|cleared|completed|trained)\b/iu;
const ofState = /(?<!\s)\s+(?:certified|qualified|registered|cleared|passed|holder)$/i;
/** 'HCPC registered' is quoted unchanged. */
const statesOf = ({ certifications }: ResumeContent): string[] =>
  certifications
    .map(({ name }) => oneLine(name))
    .filter((name) => /^\p{Lu}{2,6} (?:registered|qualified|certified|licen[cs]ed)$/u.test(name));

/**
 * Signs of a certificate that is not yet or only partly obtained: 'CMA (Inter)', 'PMP, in
 * progress'.
 */
const unfinished =
  /\b(?:applied|awaiting|candidate|enrolled|expected|expired|lapsed|offer|renewal|foundation|in progress|inter|ongoing|part|planned|pursuing|student|studying)\b/i;
/** Names the issuer without saying what it issued. */
const isIssuer = /\b(?:association|bar|board|council|institute|society|university)\b/i;
/** Ends with a noun for the kind of certificate: 'a Google Ads Search Certification'. */
const kind =
  /\b(?:certificat\w*|licen[cs]e|diploma|card|permit|award|course|test|ticket|training)$/i;
/** Says that one was there. */
const ofPresence =
  /^medical(?:ly fit)?$|\b(?:webinar|seminar|attendance|participation|appreciation|exam)\b/i;

/** Returns the names of certificates without brackets, lists and register numbers. */
function certificateNames({ certifications }: ResumeContent): string[] {
  const names = certifications.flatMap(({ name }) => {
    // 'Chartered Member (MCIPD)' is named by its letters.
    const letters = /^(?:chartered )?(?:member|fellow|associate) ?\((\p{Lu}{3,8})\)$/iu.exec(
      oneLine(name),
    )?.[1];
    const bare = (letters ?? quiet(oneLine(name)))
      .replace(/(?<!\s)\s*\([^()]*\)/g, '')
      .split(/\s\(/)[0]
      ?.split(/,\s|[;:]|\s[–—|-]\s/)[0]
      ?.replace(/ (?:no\.? ?|#)?(?:[A-Z]{1,3} )?\d[\d/]{4,}$/, '')
      .replace(/\s(?:19|20)\d\d$/, '')
      .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
      .replace(/ [+&] ?\S?$/u, '')
      .trim();
    const isNamed = !isIssuer.test(bare ?? '') || kind.test(bare ?? '');
    return !bare ||
      !isNamed ||
      unfinished.test(name) ||
      ofPresence.test(bare) ||
      isState.test(bare) ||
      ofState.test(bare) ||
      /\d{5}/.test(bare)
      ? []
      : [bare];
  });
  return [...new Set(names)].slice(0, 4);
}
