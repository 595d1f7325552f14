import type { ResumeContent } from '@folio/contract/resume-content';
import { patternTable } from '@folio/tables/pattern-table';
import { headOf, isPerson, nounPhraseOf } from './nouns.ts';
import {
  isKindOfPlace,
  listed,
  named,
  oneLine,
  sentence,
  series,
  withArticle,
  withThe,
} from './phrases.ts';
import { type Asked, relevanceInWords } from './relevance.ts';
import { smallOpening } from './small-opening.ts';
import { quiet } from './spelled-out.ts';

/**
 * `degree`: what one holds, and holds in a field: 'a BSc in Physics'. `school`: what nobody tells of
 * beside a degree or a job.
 */
const words = patternTable(new URL('./credential-words.tsv', import.meta.url), [
  'degree',
  'school',
]);
const degree = new RegExp(`^(?:${words.degree})(?: ?\\(?hons\\.?\\)?)?$`, 'iu');
const school = new RegExp(`\\b(?:${words.school})\\b`, 'iu');

type School = ResumeContent['education'][number];

/**
 * What was learned, and what is certified: degrees and a certificate in one sentence, several
 * certificates in one of their own, those that the job asks for first.
 */
export function credentialSentences(
  content: ResumeContent,
  isPersonal: boolean,
  asked: Asked = { required: [], preferred: [] },
): string {
  const hold = isPersonal ? 'I hold' : 'Holds';
  const degrees = degreesIn(content);
  const all = certificateNames(content, asked);
  const callings = all.filter(isCalling);
  const courses = all.filter((name) => attended.test(name));
  const certificates = all.filter((name) => !isCalling(name) && !attended.test(name));
  const [only, ...others] = certificates;
  const held = [...degrees, ...(only && others.length === 0 ? [certification(only)] : [])];
  return [
    held.length > 0 && sentence(`${hold} ${listed(held)}`),
    degrees.length === 0 && studied(content, isPersonal),
    others.length > 0 &&
      sentence(
        `${isPersonal ? 'My certificates' : 'Certificates'} include ${series(certificates)}`,
      ),
    courses.length > 0 &&
      sentence(`${isPersonal ? 'I completed' : 'Completed'} ${listed(courses.map(withArticle))}`),
    isPersonal && statesOf(content).map((state) => `I am ${state}.`)[0],
    isPersonal &&
      callings.length > 0 &&
      sentence(`I am certified as ${listed(callings.map(calling))}`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Food safety supervisor', 'MOT tester': what somebody is by it. */
const isCalling = (name: string): boolean =>
  isPerson(headOf(name)) &&
  !/\b(?:professional|associate|practitioner|expert|master)\b/i.test(name);

const calling = (name: string): string =>
  withArticle(smallOpening(name.replace(/^(?:certifying|certified|licen[cs]ed) /i, '')));

/** Of its owner's degrees the first two, as one holds them; none where they are of another kind. */
export const degreeSentence = (content: ResumeContent): string => {
  const degrees = degreesIn(content);
  return degrees.length > 0 ? sentence(`I hold ${listed(degrees)}`) : '';
};

const finished = ({ education }: ResumeContent) =>
  education
    .filter((entry) => entry.degree !== '' && !entry.current && !school.test(entry.degree))
    .map(parted);

/** 'NVQ Level 3 Hairdressing', 'AAS Accounting': the field stands behind the degree. */
const withField = /^(\p{Lu}{2,5}(?: (?:[Ll]evel |L)?\d)?) (?!in )(\p{Lu}\p{Ll}[\p{L} &,’-]*)$/u;

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

/** Of two levels in one field the later holds the other. */
const isTopped = (entry: School, all: readonly School[]): boolean =>
  entry.field !== '' &&
  /\d/.test(entry.degree) &&
  all.some((other) => other.field === entry.field && other.endDate > entry.endDate);

function degreesIn(content: ResumeContent): string[] {
  const [first, second] = finished(content).filter((entry, _, all) => !isTopped(entry, all));
  if (!first || !isDegree(first)) return [];
  return [first, ...(second && isDegree(second) ? [second] : [])].map(degreeNamed);
}

/** Also what no table knows: 'MLIS', 'LPC', or by its field a 'Mestrado' or 'Laurea'. */
const isDegree = (entry: School) =>
  (degree.test(bareDegree(entry)) ||
    /^\p{Lu}{3,5}(?: (?:[Ll]evel |L)?\d)?$/u.test(bareDegree(entry)) ||
    (/^\p{Lu}\p{Ll}{4,}$/u.test(bareDegree(entry)) && fieldOf(entry) !== '')) &&
  !(/^(?:certificate|diploma|degree)$/i.test(entry.degree) && fieldOf(entry) === '');

/** Fields that hold a list, a grade or a person ('Manicurist') say nothing after 'in'. */
const fieldOf = ({ field }: School) =>
  /^[\p{L}][\p{L} &,'’/-]{2,60}$/u.test(oneLine(field)) && !isPerson(headOf(field))
    ? ` in ${oneLine(field).replace(/ & /g, ' and ')}`
    : '';

/** 'BSc (2.1)' is a BSc; '(Hons)' belongs to its name. */
const bareDegree = ({ degree: written }: School): string =>
  oneLine(written).replace(/(?<!\s)\s*\((?!hons)[^()]*\)/gi, '');

function degreeNamed(entry: School): string {
  const from =
    entry.institution && !isKindOfPlace(entry.institution)
      ? ` from ${withThe(named(oneLine(entry.institution)))}`
      : '';
  return `${withArticle(bareDegree(entry))}${/ in /.test(entry.degree) ? '' : fieldOf(entry)}${from}`;
}

/** 'a certificate in Welding', 'a Technician diploma', 'Level 2 Floristry' */
function studiesNamed(bare: string, { field }: School): string {
  const of = oneLine(field);
  const lower = bare.toLowerCase();
  if (/^(?:certificate|diploma|licen[cs]e)$/i.test(bare))
    return of ? `${withArticle(lower)} in ${of}` : `my ${lower}`;
  const needsArticle =
    /\b(?:certificate|diploma|course|apprenticeship|degree|licen[cs]e|bootcamp)\b/i.test(bare) &&
    !(/\bin /.test(bare) && /\d$/.test(bare));
  return needsArticle ? withArticle(bare) : bare;
}

/** 'I completed CAP Cuisine at CFA Lyon.': right whatever it is called, and in whatever language. */
function studied(content: ResumeContent, isPersonal: boolean): string {
  // Of a school years before the job nobody tells in a letter.
  const began = content.workExperience[0]?.startDate.slice(0, 4) ?? '';
  const lately = content.education.filter(
    ({ degree: called, endDate, current }) => called !== '' && !current && endDate >= began,
  );
  const [entry] = [...finished(content), ...lately.map(parted)].toSorted((one, other) =>
    isTopped(one, [other]) ? 1 : isTopped(other, [one]) ? -1 : 0,
  );
  if (!entry || entry.institution === '' || isKindOfPlace(entry.institution)) return '';
  const bare = quiet(oneLine(entry.degree).replace(/(?<!\s)\s*\([^()]*\)/g, ''));
  const at = withThe(named(oneLine(entry.institution)));
  const { words } = nounPhraseOf(bare);
  // Nobody completes a 'Heavy Equipment Technician'.
  const isSomebody = isPerson((words.at(-1) ?? '').toLowerCase()) && !/ degree$/i.test(bare);
  if (isSomebody && !/\d/.test(bare))
    return sentence(`${isPersonal ? 'I trained' : 'Trained'} as ${withArticle(bare)} at ${at}`);
  const name = studiesNamed(bare, entry);
  return sentence(
    `${isPersonal ? 'I completed' : 'Completed'} ${isPersonal ? name : name.replace(/^my /, 'a ')} at ${at}`,
  );
}

/** 'Registered with the Council' says what somebody is, not what they hold. */
const isState =
  /^(?:registered|member|fellow|admitted|licensed|qualified|passed|certified(?! \p{Lu})|cleared|completed|trained)\b/iu;
const ofState = /(?<!\s)\s+(?:certified|qualified|registered|cleared|passed|holder)$/i;
/** 'HCPC registered' is said as it stands. */
const statesOf = ({ certifications }: ResumeContent): string[] =>
  certifications
    .map(({ name }) => oneLine(name))
    .filter((name) => /^\p{Lu}{2,6} (?:registered|qualified|certified|licen[cs]ed)$/u.test(name));

/** Not there yet, or only a part: 'CMA (Inter)', 'PMP, in progress'. */
const unfinished =
  /\b(?:applied|awaiting|candidate|enrolled|expected|expired|foundation|in progress|inter|ongoing|part|planned|pursuing|student|studying)\b/i;
/** Is whoever gives it: what they gave is not told. */
const isIssuer = /\b(?:association|bar|board|council|institute|society|university)\b/i;
/** Has a name of its own kind: 'a Google Ads Search Certification'. */
const kind = /\b(?:certificat\w*|licen[cs]e|diploma|card|permit|award|course|test|training)$/i;
const medal = /\b(?:bronze|silver|gold)$/i;
/** What one has been at, and does not hold. */
const attended = /\b(?:course|training|bootcamp)$/i;
/** Says that one was there. */
const ofPresence = /\b(?:webinar|seminar|attendance|participation|appreciation|exam)\b/i;

export const isLicence = (item: string): boolean =>
  /\b(?:licen[cs]e|certificate|permit|ticket|card)$/i.test(item);

/** A 'driving licence' among the skills is none, and is held where it is asked for. */
const licencesListed = ({ skills }: ResumeContent, asked: Asked): string[] =>
  skills
    .flatMap(({ items }) => items.map((item) => smallOpening(oneLine(item))))
    .filter((item) => isLicence(item) && relevanceInWords(item, asked) > 1);

/** What each certificate is called: without brackets, lists and numbers of registers. */
function certificateNames(content: ResumeContent, asked: Asked): string[] {
  const held = [
    ...content.certifications.map(({ name }) => name),
    ...licencesListed(content, asked),
  ];
  const names = held.flatMap((name) => {
    const bare = quiet(oneLine(name))
      .replace(/(?<!\s)\s*\([^()]*\)/g, '')
      .split(/,\s|[;:]|\s[–—|-]\s/)[0]
      ?.replace(/ (?:no\.? ?|#)?(?:[A-Z]{1,3} )?\d[\d/]{4,}$/, '')
      .replace(/\s(?:19|20)\d\d$/, '')
      .replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, ' and ')
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
  return [...new Set(names)]
    .map((name, place) => ({ name, place, worth: relevanceInWords(name, asked) }))
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
    .map(({ name }) => name)
    .slice(0, 3);
}

/** 'certification' makes any name a thing that one can hold. */
const certification = (name: string) =>
  medal.test(name) ? name : kind.test(name) ? withArticle(name) : `${name} certification`;
