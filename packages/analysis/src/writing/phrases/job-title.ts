import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { occupationsNamed } from '../../vocabulary/occupations.ts';
import { headOf, isNoun, isPerson } from '../words/nouns.ts';
import { wordAt } from './phrase-signs.ts';
import { employerName, oneLine, titleOf, withArticle, withThe } from './phrases.ts';
import { smallOpening } from './small-opening.ts';

/**
 * Titles held by one person, without an article: 'as CFO', 'as Head of Design', 'as VP Finance'.
 */
const unique =
  /^(?:(?:deputy|interim|acting|co)[ -])*(?:chief|head|managing director|president|vice[ -]president|vp|svp|evp|c[a-z]o|md|general counsel|director of|treasurer|captain|chair\w*)\b/i;
const forAll =
  / ?\((?:[mwfdxih] ?[/|] ?)+[mwfdxih]\)| ?\(all genders?\)| (?:[mwfd]\/){1,3}[mwfdx]$/gi;

/** A title for use in a sentence: without '(m/f/d)' and the like. */
export const advertisedTitle = (title: string): string => oneLine(title).replace(forAll, '').trim();

/** Abbreviations that keep their spelling whatever the case of the text. */
const spelt =
  /^(?:IT|HR|ICU|[HL]GV|CNC|Q[ACS]|UI|UX|GIS|AI|ML|C[EFOT]O|CIO|VP|MD|NHS|RN|L[PV]N|CNA|SEND?|HVAC|PLC|MEP|BIM|ERP|SAP|CRM|SEO|PPC|ESL|EMT|GP|[23]D|I{2,3}|I?V|PGT|TGT|PA|EA|OT|PT|MSK)$/;
const small = /^(?:a|an|and|at|for|in|of|on|the|to|with)$/;

/**
 * Converts a title in capitals: 'HEAD CHEF – AGED CARE' becomes 'Head Chef', without the part after
 * a dash or bracket.
 */
export function quietTitle(title: string): string {
  const [bare = title] = title.split(/ [–—|-] | ?\(|, /);
  if (/\p{Ll}{2}/u.test(bare) || !/\p{Lu}{4}/u.test(bare)) return title;
  return bare
    .split(' ')
    .map((word, at) => {
      if (at > 0 && small.test(word.toLowerCase())) return word.toLowerCase();
      if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
      return word.replace(/\p{Lu}+/gu, (part) =>
        spelt.test(part) ? part : part[0] + part.slice(1).toLowerCase(),
      );
    })
    .join(' ');
}

/**
 * Hours, places and numbers after a title: ' x 14', ' – Days – Donegal', ' - £38,500', ' (2
 * posts)'.
 */
const behind =
  / x ?\d+\b.*$| [–—|-] (?=\d|[\p{Sc}]|(?:days?|nights?|lates|earl(?:y|ies)|shifts?|weekends?|full|part|permanent|temp\p{L}*|contract|remote|hybrid|on-?site|urgent\p{L}*|immediate\p{L}*|outage|location)\b).*$| [–—|-] or as .*$| [–—|-] [^–—|]{0,60}\b(?:desirable|essential|needed|preferred|required|wanted)$| \((?:days?|nights?|lates|shifts?|full|part|remote|hybrid|fixed|maternity|medior|mid|junior|senior|temp|\d)[^()]*\)$/isu;

/** Signs that a text is a headline instead of a title. */
const ofHeadline =
  /[.!?:]|\) \p{L}|\*|^(?:opening|vacanc|urgent|hiring|wanted|required)\b| (?:for|based|wanted|required) | (?:or|and) (?:equivalent|similar|willing|working)\b|^(?:an? )?(?:candidate|colleague|employee|expert|individual|leader|member|people|person|professional|somebody|someone)s?$|\b(?:ltd|limited|inc|llc|gmbh|pvt)\b/iu;

/**
 * The title in a headline, if certain: for longer headlines the part before the first sign; '' if
 * that isn't a person.
 */
export function sureTitle(title: string): string {
  const bare = title
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/ [Mm]\/[Ff](?:\/[Dd])?\b/, '')
    .replace(behind, '')
    .trim();
  const [head = ''] = bare.split(/ [–—|-] |, | ?\(/);
  // With a plural title, the part after a sign is a place.
  const ways = ofOne(head) === head ? [bare, head] : [head];
  const chosen = ways.find((one) => !ofHeadline.test(one) && isSomebody(one)) ?? '';
  const [first = '', second = ''] = chosen.split(' / ');
  // 'or' joins two grades of a job, but 'Secretary / Administrator' is one job.
  const isOfGrades = second !== '' && (first.endsWith(second) || second.endsWith(first));
  return isOfGrades ? `${first} or ${second}` : ofOne(chosen);
}

/** The last word of 'Site Reliability / Platform Engineer' names the person. */
function ofTwo(title: string): string {
  const bare = title.replace(behind, '').trim();
  const last = bare.split(' / ').at(-1) ?? '';
  return last !== bare && !ofHeadline.test(bare) && isSomebody(last) ? ofOne(bare) : '';
}
const longestHeadline = 200;

/** The first certain title among possible ones. */
export function firstSureTitle(titles: readonly string[]): string {
  const certain = titles.map((title) => {
    const written = oneLine(title, longestHeadline);
    // '(m/f/d)' almost certainly marks a title.
    const bare = advertisedTitle(written);
    const isMarked = bare !== written && !ofHeadline.test(bare);
    return sureTitle(written) || (isMarked ? bare : '') || ofTwo(written);
  });
  return certain.find(Boolean) ?? '';
}

/**
 * The headline in quotes, if it names a person or is an abbreviation, but isn't a certain title:
 * '“RVN”'.
 */
export function quotedTitle(title: string): string {
  const bare = oneLine(title)
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(behind, '')
    .trim();
  const words = bare.toLowerCase().split(/[\s/,-]+/);
  const isNamed =
    /^\p{Lu}{2,5}$/u.test(bare) ||
    words.some((word) => isPerson(word) || isPerson(word.replace(/s$/, '')));
  return isNamed && bare.length <= longestQuoted && !ofHeadline.test(bare)
    ? `“${quietTitle(bare)}”`
    : '';
}
const longestQuoted = 60;

/** Whether a title names a person, by its last word, or the one before 'of', 'de' or a sign. */
function isSomebody(title: string): boolean {
  // 'Maintain employee master' is a duty.
  const isDuty =
    /^\p{L}+ (?!(?:and|or) )\p{Ll}/u.test(title) && verbOf(wordAt(title))?.form === 'base';
  if (
    isDuty &&
    nounUseOf(wordAt(title).toLowerCase()) === '' &&
    !isPerson(wordAt(title).toLowerCase())
  )
    return false;
  const [segment = ''] = title.split(/ [–—|-] |,| ?\(| \/ /);
  const [phrase = ''] = segment.split(/ (?:at|d[aeiu]s?|for|in|of|to|with) /i);
  const isOne = (word: string) => isPerson(word) || isPerson(word.replace(/s$/, ''));
  return (
    unique.test(title) ||
    isOne(endOf(phrase)) ||
    // Matches 'Front of House Receptionist', but not 'Office of the Attorney'.
    (isOne(endOf(segment)) && !ofPlace.test(segment)) ||
    isCalled(phrase, endOf(phrase))
  );
}

const ofPlace =
  /^(?:\p{L}+ )?(?:department|division|faculty|office|school|section|team|unit)s?\b|\bin \p{Lu}/iu;

/** The last word other than a number: 'paralegal' of 'Paralegal II'. */
const endOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s/-]+/)
    .findLast((word) => /\p{L}{2}/u.test(word) && !/^[ivx]+$/.test(word)) ?? '';

/** Whether it is a known title, or begins with a rank: 'Junior Doctor'. */
const isCalled = (phrase: string, end: string): boolean =>
  (occupationsNamed(phrase).length > 0 && !isNoun(end)) ||
  /^(?:assistant|executive|trainee|apprentice|intern|fellow)\b/i.test(phrase);

/** The singular of a title: 'CODED WELDERS'. */
function ofOne(title: string): string {
  const last = title.split(' ').at(-1) ?? '';
  const one = last.slice(0, -1);
  const isOfDoers = /^\p{Lu}\p{L}{2,}ers$/iu.test(last) && !isNoun(one.toLowerCase());
  const isMany = isOfDoers || (/s$/i.test(last) && isNoun(one.toLowerCase(), 'person'));
  // 'Slaters & Tilers' are two trades of one person.
  return isMany ? title.slice(0, -1).replace(/(?<=\p{L}{2}[er]r)s(?= (?:&|and) )/giu, '') : title;
}

/** The title without the part after a dash or in brackets, for a second mention. */
export const shortTitle = (title: string): string =>
  titleOf(advertisedTitle(title).replace(/(?<!\s)\s+\([^()]*\)/g, ''));

/**
 * 'as a Staff Nurse', 'as CFO'; '' if the title doesn't name a known person, but a time ('Work
 * experience'), a place ('Reception and bar') or an abbreviation ('CSE').
 */
export function asRole(position: string): string {
  const title = titleOf(position);
  // The last part of 'Picker/Packer' and 'Structural and pipe welder' names the person.
  const last = / and (?=\p{Ll})/u.test(title) ? title.slice(title.lastIndexOf(' and ') + 5) : title;
  const named = (headOf(last).split('/').at(-1) ?? '').toLowerCase();
  // 'Regional Class A Driver'
  const end = last.split(/[\s/]/).at(-1)?.toLowerCase() ?? '';
  const head = isPerson(named) ? named : isPerson(end) ? end : named;
  if (
    title === '' ||
    /^self[- ]?employed$|^freelance$/i.test(title) ||
    (isNoun(head, 'stint') && !isNoun(head, 'person'))
  )
    return '';
  if (unique.test(title)) return `as ${title}`;
  // Titles that name a person by a word other than the last: 'Chef de rang', 'Working Student BI'.
  const isSomebody = isPerson(head) || title.toLowerCase().split(' ').some(isPerson);
  return isSomebody ? `as ${withArticle(titleInside(title))}` : '';
}

/**
 * 'Care assistant' is capitalized only as the start of its line; 'Care Assistant' keeps its
 * capitals.
 */
export const titleInside = (title: string): string => {
  const rest = title.split(' ').slice(1);
  const isSmall =
    rest.some((word) => /^\p{Ll}{3}/u.test(word)) &&
    !rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  // 'A self-employed Gardener'
  return isSmall
    ? smallOpening(title)
    : title.replace(/^(?:Self-employed|Freelance|Part-time|Full-time)(?= )/, (word) =>
        word.toLowerCase(),
      );
};

/** 'as a Cook at Acme', 'as the owner of Acme', 'as a freelance Designer', 'at Acme'. */
function roleAt(position: string, company: string): string {
  const employer = withThe(employerName(company));
  if (/^(?:co-?)?(?:owner|founder|proprietor)$/i.test(titleOf(position)))
    return `as the ${titleOf(position).toLowerCase()}${employer && ` of ${employer}`}`;
  const role = asRole(position);
  const isFree = /^freelanc/i.test(company.trim()) && !/freelanc/i.test(position);
  const named = isFree ? role.replace(/^as an? /, 'as a freelance ') : role;
  return [named, employer && `at ${employer}`].filter(Boolean).join(' ');
}

/** Companies that aren't employers: self-employment, a family, various. */
const noPlace =
  /^(?:family|n\/?a|none|own|private|self|various)\b|\b(?:agencies|agency|freelance|self[- ]employed|various)\b/i;

/**
 * A post as in `roleAt`, with its remaining parts in brackets, as written: 'as a Secretary
 * (Wildlife Club, Rift University)', 'at Acme (CSR II)'.
 */
export function postNamed(position: string, company: string): string {
  const role = roleAt(position, company);
  const title = withoutBrackets(position);
  // 'Executive – QC Microbiology' is specified by the part after the sign.
  if (isRankAlone.test(titleOf(position)) && / [–—|/-] |, /.test(title)) {
    const employer = withThe(employerName(company));
    return employer ? `at ${employer} (${title})` : `(${title})`;
  }
  const place = withoutBrackets(company);
  if (!/^as /.test(role) && title !== '') return role === '' ? `(${title})` : `${role} (${title})`;
  const isPlaced = role === '' || place === '' || noPlace.test(place) || / (?:at|of) /.test(role);
  return isPlaced ? role : `${role} (${place})`;
}

/** Ranks without a trade. */
const isRankAlone =
  /^(?:(?:assistant|associate|deputy|junior|senior) )?(?:administrator|advis[eo]r|agent|analyst|assistant|associate|consultant|coordinator|engineer|executive|lead|officer|operative|operator|specialist|staff|supervisor|technician|trainee)$/i;

const withoutBrackets = (text: string): string =>
  oneLine(text)
    .replace(/(?<!\s)\s*\([^()]*\)/g, '')
    .trim();

/** Whether a headline names a profession: 'Plumber & Gasfitter', but not 'B.Tech CSE 2025'. */
export const isOfPerson = (headline: string): boolean =>
  !/\d{4}|[:→>]/.test(headline) &&
  headline.split(/[^\p{L}-]+/u).some((word) => isPerson(word.toLowerCase()) || unique.test(word));
