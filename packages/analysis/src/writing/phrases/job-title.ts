import { nounUseOf, verbOf } from '../../text/verbs.ts';
import { occupationsNamed } from '../../vocabulary/occupations.ts';
import { headOf, isNoun, isPerson } from '../words/nouns.ts';
import { wordAt } from './phrase-signs.ts';
import { employerName, oneLine, titleOf, withArticle, withThe } from './phrases.ts';
import { smallOpening } from './small-opening.ts';

/** Held by one at a time, and said without an article: 'as CFO', 'as Head of Design', 'as VP Finance'. */
const unique =
  /^(?:(?:deputy|interim|acting|co)[ -])*(?:chief|head|managing director|president|vice[ -]president|vp|svp|evp|c[a-z]o|md|general counsel|director of|treasurer|captain|chair\w*)\b/i;
const forAll =
  / ?\((?:[mwfdxih] ?[/|] ?)+[mwfdxih]\)| ?\(all genders?\)| (?:[mwfd]\/){1,3}[mwfdx]$/gi;

/** A title as it stands in a sentence: without '(m/f/d)' and what else is addressed to all. */
export const advertisedTitle = (title: string): string => oneLine(title).replace(forAll, '').trim();

/** Said so whatever their case. */
const spelt =
  /^(?:IT|HR|ICU|[HL]GV|CNC|Q[ACS]|UI|UX|GIS|AI|ML|C[EFOT]O|CIO|VP|MD|NHS|RN|L[PV]N|CNA|SEND?|HVAC|PLC|MEP|BIM|ERP|SAP|CRM|SEO|PPC|ESL|EMT|GP|[23]D|I{2,3}|I?V|PGT|TGT|PA|EA|OT|PT|MSK)$/;
const small = /^(?:a|an|and|at|for|in|of|on|the|to|with)$/;

/** 'HEAD CHEF – AGED CARE' as 'Head Chef': of a title in capitals what stands before a dash or bracket, quietly. */
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

/** Hours, places and numbers behind a title: ' x 14', ' – Days – Donegal', ' - £38,500', ' (2 posts)'. */
const behind =
  / x ?\d+\b.*$| [–—|-] (?=\d|[\p{Sc}]|(?:days?|nights?|lates|earl(?:y|ies)|shifts?|weekends?|full|part|permanent|temp\p{L}*|contract|remote|hybrid|on-?site|urgent\p{L}*|immediate\p{L}*|outage|location)\b).*$| [–—|-] or as .*$| [–—|-] [^–—|]{0,60}\b(?:desirable|essential|needed|preferred|required|wanted)$| \((?:days?|nights?|lates|shifts?|full|part|remote|hybrid|fixed|maternity|medior|mid|junior|senior|temp|\d)[^()]*\)$/isu;

/** What a headline has and a title has not. */
const ofHeadline =
  /[.!?:]|\) \p{L}|\*|^(?:opening|vacanc|urgent|hiring|wanted|required)\b| (?:for|based|wanted|required) | (?:or|and) (?:equivalent|similar|willing|working)\b|^(?:an? )?(?:candidate|colleague|employee|expert|individual|leader|member|people|person|professional|somebody|someone)s?$|\b(?:ltd|limited|inc|llc|gmbh|pvt)\b/iu;

/**
 * A title as it is read, where it is one for sure: of a headline that has more, or something else, in it what stands
 * before its first sign; '' where that is nobody.
 */
export function sureTitle(title: string): string {
  const bare = title
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/ [Mm]\/[Ff](?:\/[Dd])?\b/, '')
    .replace(behind, '')
    .trim();
  const [head = ''] = bare.split(/ [–—|-] |, | ?\(/);
  // Of several who are sought what stands behind a sign is where.
  const ways = ofOne(head) === head ? [bare, head] : [head];
  const chosen = ways.find((one) => !ofHeadline.test(one) && isSomebody(one)) ?? '';
  const [first = '', second = ''] = chosen.split(' / ');
  // Of two grades either is applied for; 'Secretary / Administrator' is one.
  const isOfGrades = second !== '' && (first.endsWith(second) || second.endsWith(first));
  return isOfGrades ? `${first} or ${second}` : ofOne(chosen);
}

/** 'Site Reliability / Platform Engineer' is somebody by its last word. */
function ofTwo(title: string): string {
  const bare = title.replace(behind, '').trim();
  const last = bare.split(' / ').at(-1) ?? '';
  return last !== bare && !ofHeadline.test(bare) && isSomebody(last) ? ofOne(bare) : '';
}
const longestHeadline = 200;

/** Of what may be the title the first that is one for sure. */
export function firstSureTitle(titles: readonly string[]): string {
  const certain = titles.map((title) => {
    const written = oneLine(title, longestHeadline);
    // Hardly anything but a title has '(m/f/d)'.
    const bare = advertisedTitle(written);
    const isMarked = bare !== written && !ofHeadline.test(bare);
    return sureTitle(written) || (isMarked ? bare : '') || ofTwo(written);
  });
  return certain.find(Boolean) ?? '';
}

/** The headline itself, where it has somebody in it, or is an abbreviation, and is no sure title: '“RVN”'. */
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

/** Whether what a title is about is somebody: its last word, or the one that 'of', 'de' or a sign stands behind. */
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
    // 'Front of House Receptionist', and no 'Office of the Attorney'.
    (isOne(endOf(segment)) && !ofPlace.test(segment)) ||
    isCalled(phrase, endOf(phrase))
  );
}

const ofPlace =
  /^(?:\p{L}+ )?(?:department|division|faculty|office|school|section|team|unit)s?\b|\bin \p{Lu}/iu;

/** The last word that is no number: 'paralegal' of 'Paralegal II'. */
const endOf = (phrase: string): string =>
  phrase
    .toLowerCase()
    .split(/[\s/-]+/)
    .findLast((word) => /\p{L}{2}/u.test(word) && !/^[ivx]+$/.test(word)) ?? '';

/** 'Junior Doctor': not by a word for somebody, and yet a title that is known, or a rank that stands first. */
const isCalled = (phrase: string, end: string): boolean =>
  (occupationsNamed(phrase).length > 0 && !isNoun(end)) ||
  /^(?:assistant|executive|trainee|apprentice|intern|fellow)\b/i.test(phrase);

/** One of fourteen 'CODED WELDERS' is a coded welder. */
function ofOne(title: string): string {
  const last = title.split(' ').at(-1) ?? '';
  const one = last.slice(0, -1);
  const isOfDoers = /^\p{Lu}\p{L}{2,}ers$/iu.test(last) && !isNoun(one.toLowerCase());
  const isMany = isOfDoers || (/s$/i.test(last) && isNoun(one.toLowerCase(), 'person'));
  // 'Slaters & Tilers' are two trades of one person.
  return isMany ? title.slice(0, -1).replace(/(?<=\p{L}{2}[er]r)s(?= (?:&|and) )/giu, '') : title;
}

/** The same without what stands behind a dash or in brackets, for a second mention. */
export const shortTitle = (title: string): string =>
  titleOf(advertisedTitle(title).replace(/(?<!\s)\s+\([^()]*\)/g, ''));

/**
 * 'as a Staff Nurse', 'as CFO', and nothing where the title says nobody that is known: a time
 * ('Work experience'), a place ('Reception and bar'), an abbreviation ('CSE').
 */
export function asRole(position: string): string {
  const title = titleOf(position);
  // 'Picker/Packer' and 'Structural and pipe welder' are told by their last word.
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
  // 'Chef de rang', 'Working Student BI': somebody, by another word than the last.
  const isSomebody = isPerson(head) || title.toLowerCase().split(' ').some(isPerson);
  return isSomebody ? `as ${withArticle(titleInside(title))}` : '';
}

/** 'Care assistant' has the capital of its line, 'Care Assistant' its own. */
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

/** Names no employer: who works for themselves, for a family, or here and there. */
const noPlace =
  /^(?:family|n\/?a|none|own|private|self|various)\b|\b(?:agencies|agency|freelance|self[- ]employed|various)\b/i;

/**
 * A post as `roleAt` names it, with what that leaves out in brackets, as it is written: 'as a Secretary (Wildlife
 * Club, Rift University)', 'at Acme (CSR II)'.
 */
export function postNamed(position: string, company: string): string {
  const role = roleAt(position, company);
  const title = withoutBrackets(position);
  // 'Executive – QC Microbiology' says by what is behind its sign what it is.
  if (isRankAlone.test(titleOf(position)) && / [–—|/-] |, /.test(title)) {
    const employer = withThe(employerName(company));
    return employer ? `at ${employer} (${title})` : `(${title})`;
  }
  const place = withoutBrackets(company);
  if (!/^as /.test(role) && title !== '') return role === '' ? `(${title})` : `${role} (${title})`;
  const isPlaced = role === '' || place === '' || noPlace.test(place) || / (?:at|of) /.test(role);
  return isPlaced ? role : `${role} (${place})`;
}

/** Somebody of any trade. */
const isRankAlone =
  /^(?:(?:assistant|associate|deputy|junior|senior) )?(?:administrator|advis[eo]r|agent|analyst|assistant|associate|consultant|coordinator|engineer|executive|lead|officer|operative|operator|specialist|staff|supervisor|technician|trainee)$/i;

const withoutBrackets = (text: string): string =>
  oneLine(text)
    .replace(/(?<!\s)\s*\([^()]*\)/g, '')
    .trim();

/** Whether a headline says what somebody is: 'Plumber & Gasfitter', and not 'B.Tech CSE 2025'. */
export const isOfPerson = (headline: string): boolean =>
  !/\d{4}|[:→>]/.test(headline) &&
  headline.split(/[^\p{L}-]+/u).some((word) => isPerson(word.toLowerCase()) || unique.test(word));
