import type { ReadLanguage } from '../text/languages.ts';
import { verbOf } from '../text/verbs.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import { ofEmployers } from './advertisement-company.ts';
import { isAgency, isByAgency } from './agency.ts';
import { namesOccupation } from './title-parts.ts';

/**
 * Words that occur in headings and sentences of advertisements and make up no name by themselves.
 */
const heading =
  /^(?:advertis\p{L}+|agency|applicants?|benefits?|board|business|candidates?|chair|client|committee|company|compensation|confidential|construction|department|description|duties|education|employer|engineering|finance|government|group|head|healthcare|hospital|hospitality|insurance|job|logistics|manager|management|manufacturing|opportunity|organi[sz]ation|our|people|person|position|post|principal|profile|program(?:me)?|qualifications?|recruit\p{L}*|requirements?|responsibilities|retail|role|salary|school|search|staff|summary|team|technology|the|this|training|university|vacancy|work|you|your)$/iu;
const mostRead = 30_000;
/** The minimum probability for a name behind a title. */
const likely = 0.4;
/** The minimum probability for a name that nothing else supports. */
const surelyOne = 0.8;
/** A part of an organization, such as a department. */
const part = /^(?:the )?(?:department|division|faculty|office|school|section|unit) of /i;
/**
 * Words that occur in names of organizations, but not in those of fields of work or in titles:
 * 'Infusion Systems' may be either.
 */
const surely =
  /\b(?:Academy|Airlines|Association|Bakery|Bank|Brewery|Clinic|College|Corp(?:oration)?|Council|Foundation|GmbH|Hospitals?|Hotels?|Inc|LL[CP]|Limited|Ltd|NHS (?:Foundation )?Trust|PLC|plc|P(?:ty|vt)|Pharmacy|Resorts?|Restaurant|School|University)\.?$/u;

/**
 * What else was read with the employer's name: `share` is the probability that the model gives it,
 * `said` the number of ways in which the text refers to it as an organization.
 */
interface ReadNames {
  share?: number;
  said?: number;
  title?: string;
  language?: ReadLanguage;
}

/**
 * Whether the employer was read with enough certainty to address it by name in a letter. Headings
 * ('The Company'), orders ('Send CV'), places ('Asheville, NC'), agencies, parts of a title and
 * departments are ruled out. A name of one word has to occur twice, or to open a sentence or line
 * that describes the employer.
 */
export function isSureEmployer(company: string, text: string, names: ReadNames = {}): boolean {
  const words = company.split(/[\s,&/-]+/).filter((word) => /\p{L}/u.test(word));
  const read = text.slice(0, mostRead);
  if (isRuledOut(company, read, words, names) || isByAgency(read)) return false;
  const parts = read.split(company);
  const isSpokenOf = isTold(company, names);
  if ((parts.length > 2 && isSpokenOf) || isCalledByKind(words, read)) return true;
  if (words.length < 2) return isSaidShort(company, read) || opensLine(company, read);
  return isSureOnce(company, read, words, names);
}

/** Whether a name of several words that occurs once is an employer by its position. */
function isSureOnce(
  company: string,
  read: string,
  words: readonly string[],
  names: ReadNames,
): boolean {
  const [before = '', after = ''] = read.split(company);
  // 'Onboard SMB customers' describes work.
  if (verbOf(words[0] ?? '')?.form === 'base' && /^ \p{Ll}+s\b/u.test(after)) return false;
  if (isInTitle(before))
    return (
      isNameInTitle(company) || isSaidShort(company, read) || isBehindDash(before, names.share ?? 0)
    );
  if (/^(?:University|College|Institute|City|County) of \p{Lu}/u.test(company)) return true;
  // 'Blindman Gravel, Blackfalds AB': a place often stands behind a comma.
  return /(?:, |\bin )$/.test(before)
    ? ofEmployers.test(company) && !/ [A-Z]{2}$/.test(company)
    : isTold(company, names) || opensLine(company, read);
}

/**
 * Whether sentences refer to a name, its words mark it as an employer, or the model is nearly
 * certain. Headings, menu items and places are capitalized like names and also occur twice, so
 * these alone prove nothing.
 */
const isTold = (company: string, { said = 1, share = 1 }: ReadNames): boolean =>
  said > 0 || share >= surelyOne || surely.test(company);

function isRuledOut(
  company: string,
  text: string,
  words: readonly string[],
  { title = '', language = 'en' }: ReadNames,
): boolean {
  if ([isNobody, isNoName, isPlace, isDescription].some((way) => way(company, text, words)))
    return true;
  if (title !== '' && withoutThe(company) === withoutThe(title)) return true;
  if (isCommonNoun(company, words, text)) return true;
  if (isOfTitle(words, title) && !surely.test(company) && !isNamedAsOne(company, text)) return true;
  // In other languages, employers often have such names: 'Bäckerei Koch'.
  const mayBeNone = isJoinedName(words, text) || isOccupation(company, title);
  return language === 'en' && mayBeNone && !isNamedAsOne(company, text);
}

const longWord = 4;

/**
 * Whether a name has two consecutive words of the title, as 'Internship Online Marketing' has: then
 * it is a title.
 */
const isOfTitle = (words: readonly string[], title: string): boolean =>
  words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const isLong = word.length >= longWord && next.length >= longWord;
    return isLong && title.toLowerCase().includes(`${word} ${next}`.toLowerCase());
  });

/**
 * Whether the text also writes a name in lower case, as it does a field of work: 'Time-domain
 * spectroscopy'. 'El hotel Sur' still has a capital, and 'ACME BAKERS' has nothing but capitals.
 */
function isCommonNoun(company: string, words: readonly string[], text: string): boolean {
  const small = company.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
  return words.length > 1 && small !== company && text.includes(small);
}

/** Whether an address follows the name: 'Asheville, NC', 'Custom House, Dublin 1'. */
const isPlace = (company: string, text: string): boolean =>
  text
    .split(company)
    .slice(1)
    .some((after) => ofAddress.test(after));
/** 'Baker @ Helvo, a Bread Company' says what the employer is. */
const isDescription = (company: string, text: string): boolean =>
  text.includes(`, a ${company}`) || text.includes(`, an ${company}`);
const ofAddress = /^, (?:[A-Z]{2}\b(?! \p{Lu})|\p{Lu}\p{Ll}+ \d{1,2}\b)/u;

/**
 * Whether a name is a heading, an order, a question ('Q. Who are we?'), an agency or a department.
 */
const isNobody = (company: string, _: string, words: readonly string[]): boolean =>
  words.every((word) => heading.test(word)) ||
  isOrder(words) ||
  /\b(?:how|what|when|where|which|who|why)$/i.test(company) ||
  isAgency(company) ||
  part.test(company);

/**
 * Whether the form rules out a name: an address, a degree, two sentences ('Video Service.Helvo').
 */
const isNoName = (company: string): boolean =>
  ofNoName.test(company) || /\p{L}{3}[.!?][\p{Lu}\d]/u.test(company);
const ofNoName =
  /[#@<>|]|https?:|^[^()]*\)|\([^()]*$|\b(?:bachelor|diploma|master)(?:['’]?s)? degree\b/i;

/**
 * Whether a name contains two texts that run together ('Problem SolverAirenvy'). The joined word
 * has to be unique in the text, and is not the first one, because many names begin with such a
 * word: 'HubSpot Ireland'.
 */
const isJoinedName = (words: readonly string[], text: string): boolean =>
  words.slice(1).some((word) => isJoined(word) && text.split(word).length === 2);
const isJoined = (word: string): boolean =>
  word.length > 5 && /\p{Ll}\p{Lu}|\p{Lu}{3}\p{Ll}/u.test(word);

const withoutThe = (name: string): string => name.toLowerCase().replace(/^the /, '');

/**
 * Whether a name is an occupation or a longer form of the title: 'Branch Associate', 'The Ext JS
 * Developer'.
 */
const isOccupation = (company: string, title: string): boolean =>
  (title !== '' && withoutThe(company).startsWith(`${withoutThe(title)} `)) ||
  ((occupationsNamed(company).length > 0 || ofTitles.test(company)) &&
    !/s$/.test(company) &&
    !surely.test(company));
/**
 * Words that end titles. Their suffixes alone would not do: 'Regional Medical Center' and 'Lindow
 * Estate' are names.
 */
const ofTitles =
  /\b(?:Administrator|Advis[eo]r|Analyst|Assistant|Associate|Consultant|Coordinator|Developer|Director|Engineer|Executive|Hand|Handler|Inspector|Lead|Manager|Officer|Operator|Planner|Programmer|Representative|Researcher|Specialist|Supervisor|Technician|Trainee|Worker)$/;

/**
 * Whether the text presents a name as an employer: 'Company: Nurse Next Door', 'Cook at Rug
 * Doctor', 'Nurse Next Door is hiring'.
 */
function isNamedAsOne(company: string, text: string): boolean {
  const parts = text.split(company);
  return parts.slice(1).some((after, at) => {
    const before = parts[at]?.slice(-40) ?? '';
    return (
      (beforeName.test(before) && behindName.test(after)) ||
      (/(?:^|\n|[.!?] )$/.test(before) && hiring.test(after))
    );
  });
}
const beforeName =
  /(?:(?:^|\n)(?:Company|Employer|Organi[sz]ation)(?: name)?: |\b(?:at|At|join|Join) )$/;
const behindName = /^(?:$|[\r\n,.;!(|]| [–—-] | (?:and|as|in|is|we|you)\b)/;
const hiring = /^ (?:is|are) (?:now |currently )?(?:hiring|looking for|recruiting|seeking)\b/;

const isNameInTitle = (company: string): boolean =>
  surely.test(company) || /^The \p{Lu}/u.test(company);

/** Whether a name is an order: 'Send CV' is one, 'Drive Shop' may be a name. */
const isOrder = ([first = '', second = '']: readonly string[]): boolean =>
  verbOf(first)?.form === 'base' &&
  /^(?:CVs?|Resumes?|Applications?|Now|Online|Today|Us|Here|By|To|For|With|Your|Our)$/i.test(
    second,
  );

/**
 * Whether a name stands behind the dash of a complete title and the model finds it likely:
 * 'Warehouse Lead (2nd shift) - Prairie Cold Storage'.
 */
const isBehindDash = (before: string, share: number): boolean =>
  share >= likely && behindDash.test(before) && namesOccupation(before.replace(behindDash, ''));
const behindDash = /(?: \([^()]*\))? [–—-] $/;

/**
 * Whether a later sentence refers to a name by its last word: 'The Trust seeks' for 'Kinross Garden
 * Trust'.
 */
function isCalledByKind(words: readonly string[], text: string): boolean {
  if (words.length <= 2) return false;
  const parts = text.split(`The ${words.at(-1)?.replace(/[^\p{L}]/gu, '')} `);
  return parts.some((part, at) => /^\p{Ll}/u.test(part) && /(?:^|\W)$/.test(parts[at - 1] ?? 'a'));
}

/** Whether a line begins with the name and a dash: 'BrightDesk — software for schools'. */
const opensLine = (company: string, text: string): boolean =>
  text
    .split('\n')
    .some((line) => line.startsWith(`${company} — `) || line.startsWith(`${company} – `));

/**
 * Whether a sentence begins with the first word of a name: 'Ridgeway runs nine clinics' below
 * 'Analyst, Ridgeway Community Health'.
 */
function isSaidShort(company: string, text: string): boolean {
  const parts = text.split(company.split(' ')[0] ?? company);
  return parts.some(
    (before, at) =>
      /(?:^|[.!?] |\n)$/.test(before.slice(-2)) &&
      /^(?: \p{Lu}\p{Ll}+){0,2} (?:builds|has|helps|is|makes|offers|operates|owns|provides|runs|sells|serves|was|works)\b/u.test(
        parts[at + 1]?.slice(0, 80) ?? '',
      ),
  );
}

/**
 * Whether a comma or dash of the first line precedes a name. What follows it often still belongs to
 * the title: 'Principal Product Manager, Infusion Systems'.
 */
const isInTitle = (before: string): boolean =>
  before.trim().length > 2 && !before.trimStart().includes('\n') && /(?:,| [–—-]) $/.test(before);
