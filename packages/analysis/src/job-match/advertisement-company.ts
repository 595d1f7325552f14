import { verbOf } from '../text/verbs.ts';
import { occupationsNamed } from '../vocabulary/occupations.ts';
import type { Line } from './advertisement-lines.ts';
import { patterns } from './advertisement-words.ts';
import { hidesEmployer } from './agency.ts';
import { employerBySigns } from './employer-signs.ts';

const mostRead = 6_000;
const word = String.raw`[\p{Lu}\d][\p{L}\p{M}\p{N}'’-]*\.?`;
/** 'Kestrel & Moor', 'City of Marrowdale', 'Wehrle Präzision GmbH & Co. KG' */
const name = String.raw`(?!\d)${word}(?: (?:(?:&|\+|of|and|de|la|van|von|und) )?${word}){0,5}`;
const legal = new RegExp(String.raw`(?:^|\s)(?:${patterns.employer})\b`);
const named = (pattern: string, flags = 'u') =>
  new RegExp(pattern.replaceAll('NAME', `(?<name>${name})`), flags);

const label = named(
  String.raw`^(?:[Cc]ompany|[Ee]mployer|[Oo]rgani[sz]ation|[Ff]irm|[Ii]nstitution|[Cc]ompany name)\s*[:–-]\s*(?:[Tt]he )?NAME`,
);
const hiring = [
  String.raw`(?:^|[.!?:] |\n)(?:[Tt]he )?NAME (?:is|are) (?:now |currently )?(?:hiring|looking|searching|seeking|recruiting)\b`,
  String.raw`(?:^|[.!?:] |\n)(?:[Tt]he )?NAME (?:needs|seeks|wants)\b`,
  String.raw`\b[Ww]e,? at (?:the )?NAME`,
].map((pattern) => named(pattern));
const inviting = [
  String.raw`\b(?:[Aa]t|[Ww]ith) (?:the )?NAME,? (?:we|you)\b`,
  String.raw`\b(?:[Tt]eam|[Jj]ob|[Cc]areer|[Oo]pening|[Rr]ole|[Pp]osition) (?:at|with) (?:the )?NAME`,
  String.raw`\b[Aa]s (?:an?|our(?: new| next)?) [^.,;!?\n]{3,60}? (?:at|with|for) (?:the )?NAME`,
  String.raw`\b[Jj]oin (?:the )?NAME`,
  String.raw`\b[Jj]oin (?:the|our) (?:[\p{Ll}-]{1,20} ){0,3}team (?:at|of) (?:the )?NAME`,
  String.raw`\b[Ww]ork(?:ing)? (?:at|for) (?:the )?NAME`,
].map((pattern) => named(pattern));
const aboutHeading = named(String.raw`^(?:[Aa]bout|ABOUT|[Ww]hy) (?:the )?NAME\??:?$`, 'mu');
/** Words that ask for a skill: 'Tableau is a plus' does not name an employer. */
const asked = String.raw`(?:an? )?(?:\p{Ll}+ )?(?:plus|must|bonus|advantage|asset|requirement|required|preferred|desirable|desired|essential|mandatory|optional|needed|helpful|welcome|useful|expected)\b`;
const introduction = named(
  String.raw`(?:^|[.!?:] )(?:The )?NAME (?<verb>\p{Ll}+)\b(?! ${asked})`,
  'gmu',
);

const notNames = new RegExp(`^(?:${patterns['opening-word']})$`);
const notEmployers =
  /^(?:remote|hybrid|on-?site|full|part|permanent|temporary|contract|location|depot|shift|hours|salary|start)/i;

/**
 * Finds the employer by the most reliable sign in the text. Returns '' if none is named, or if an
 * agency hides the employer.
 */
export function companyOf(text: string, lines: readonly Line[]): string {
  const opening = text.slice(0, mostRead);
  if (hidesEmployer(opening)) return '';
  const rows = opening
    .split(/\r?\n/)
    .map((row) => row.trim())
    .filter(Boolean);
  const story = lines.filter(({ kind }) => kind === 'intro' || kind === 'about');
  const introduced = introductions(story.map((line) => line.text).join('\n'));
  const found =
    first(rows.map((row) => label.exec(row))) ||
    belowTitle(rows) ||
    first(hiring.map((pattern) => pattern.exec(opening))) ||
    ofTitle(besideTitle(rows, introduced), rows, introduced, text) ||
    first(inviting.map((pattern) => pattern.exec(opening))) ||
    first([aboutHeading.exec(opening)]) ||
    employerBySigns(text) ||
    (introduced[0] ?? '') ||
    first(text.split('\n', mostRows).map((row) => signed.exec(row.slice(0, mostOfRow).trim())));
  return houseOf(fullName(found, rows.slice(0, 3)), opening);
}

const mostRows = 400;
const mostOfRow = 120;
/**
 * A line that has only a name with a legal form, or a recipient and such a name: 'HR Dept., Acme
 * Foods Ltd.'
 */
const signed = named(
  String.raw`^(?:[^,.;]{0,40}(?:,|\.,) )?NAME(?<= (?:Inc|LLC|Limited|Ltd|PLC|NHS Trust)\.?)(?: \([^()]*\))?$`,
);

const goingOn = new RegExp(String.raw`^(?: (?:(?:&|and) )?${word}){1,3}(?=\s*(?:[|,(–—-]|$))`, 'u');

/**
 * Completes a short name from the lines above: 'Kampong Glow sells …' below 'Marketer | Kampong
 * Glow Skincare'.
 */
function fullName(name: string, head: readonly string[]): string {
  if (name === '') return name;
  for (const row of head) {
    const at = row.indexOf(name);
    const more = at < 0 ? undefined : goingOn.exec(row.slice(at + name.length))?.[0];
    if (more) return name + more;
  }
  return name;
}

const isPart = /^(?:department|division|faculty|office|school|section|unit) of /i;
const house =
  /^(?:the )?(?<name>(?:University|College|Institute|County|City) of \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}|(?:\p{Lu}[\p{L}’'-]+ ){1,4}(?:University|College|Council|Hospital|Institute|Trust))\b/u;

/** Kinds of employers, which do not name one by themselves. */
const kinds =
  'Academy Charity Club College Council Foundation Hospital Museum School Trust University'.split(
    ' ',
  );
const generic = new RegExp(`^(?:The )?(${kinds.join('|')})$`, 'u');
/** Patterns of full names, by the kind of employer at their end. */
const wholeNames = new Map(
  kinds.map((kind) => [
    kind,
    new RegExp(`(?<![\\p{L}'’-])(?:\\p{Lu}[\\p{L}'’-]+ ){1,5}${kind}\\b`, 'u'),
  ]),
);

/**
 * Returns the institution after the name of its part: 'School of Natural Sciences, University of
 * Wyrecombe'.
 */
export function houseOf(name: string, text: string): string {
  const whole = wholeNames.get(generic.exec(name)?.[1] ?? '');
  // The headline gives the full name of 'The Trust'.
  if (whole)
    return (
      whole.exec(text.slice(0, 600).replace(name, ''))?.[0].replace(/^(?:At|For|The) /, '') ?? name
    );
  if (!isPart.test(name)) return name;
  const [sign = ''] = [', ', ' – ', ' — ', ' - '].filter((one) => text.includes(name + one));
  const behind = sign === '' ? '' : (text.split(name + sign)[1]?.slice(0, 120) ?? '');
  return house.exec(behind)?.groups?.name ?? name;
}

type Found = { groups?: Record<string, string | undefined> | undefined } | null;

const first = (found: readonly Found[]): string =>
  found.map((match) => usable(match?.groups?.name)).find(Boolean) ?? '';

function usable(found = ''): string {
  const bare = found.replace(/^(?:The|Join|Hi|Hello)\s+/, '');
  if (notNames.test(bare.split(' ')[0] ?? '')) return '';
  return /\b(?:Inc|Co|Ltd|Corp)\.$/.test(bare) ? bare : bare.replace(/\.$/, '');
}

const below = named(
  String.raw`^(?:[Tt]he )?NAME(?: \((?:Pty|Pvt)\) Ltd\.?| \(\p{Lu}{2,8}\))?(?=$| [–—|·-] |, \p{Lu}| \()`,
);
/**
 * Kinds of employers that may follow a place's name: 'Greater Yadkin Building Supply Cooperative'.
 */
export const ofEmployers = new RegExp(
  String.raw`\b(?:${patterns.employer}|Association|Care|Clinics|Cooperative|Co-op|Distribution|Foods|Guarding|Health|Homes|Hospitals|Insurance|Logistics|Partners|Schools|Services|Solutions|Systems|Technologies|Trust|Utilities)\.?$`,
);

/** Returns the line below the title, if its last word shows that it names an employer. */
function belowTitle(rows: readonly string[]): string {
  for (const row of rows.slice(1, 3)) {
    const found = usable(below.exec(row)?.groups?.name);
    if (found.includes(' ') && ofEmployers.test(found) && !/^An? /.test(found)) return found;
  }
  return '';
}

/**
 * Decides between the second part of a title and a name that is introduced and repeated. The latter
 * is the employer, not 'Infusion Systems' in 'Product Manager, Infusion Systems'.
 */
function ofTitle(
  beside: string,
  [title = '']: readonly string[],
  introduced: readonly string[],
  text: string,
): string {
  const isNamedAgain = (name: string) => text.split(name).length > 2;
  if (!title.includes(beside) || isNamedAgain(beside)) return beside;
  return introduced.find((name) => name.includes(' ') && isNamedAgain(name)) ?? beside;
}

const heading = named('^(?:the )?NAME$');

/**
 * Separators between title and employer: a dash, a bar, a comma, or a gender mark, as in 'Chemist
 * (m/f/d) Acme Ltd'.
 */
const separator =
  /(?:(?<!\s)\s+)?\((?:[mfdwx][/|]?){2,4}\)\s+(?:[–—|-]\s+)?|(?<!\s)\s+[–—|-]\s+|(?:(?<!\s)\s+)?[,|]\s+/i;

/** Removes a remark in parentheses: 'Al Marsa Resort (312 rooms)'. */
const withoutBracket = (segment: string): string => segment.replace(/ ?\([^()]*\)$/, '').trim();

/**
 * Finds an employer beside the title ('Nurse | St Aldhelm Hospital | Full-time', 'Developer at
 * Quillbase') or on the line below.
 */
function besideTitle(
  [title = '', ...below]: readonly string[],
  introduced: readonly string[],
): string {
  if (title.length > 120 || /[.!?:]$/.test(title)) return '';
  const at = /\s(?:at|@)\s+(\S.*)$/s.exec(title)?.[1];
  const segments = title.split(separator).slice(1);
  const candidates = [
    ...segments.map(withoutBracket),
    ...below
      .slice(0, 2)
      .map((line) => withoutBracket(line.split(/(?:(?<!\s)\s+)?[,|]\s+/)[0] ?? '')),
  ];
  if (at) candidates.unshift(at.split(/(?<!\s)\s+[–—|-]\s+|(?:(?<!\s)\s+)?[,|(]\s*/)[0] ?? '');
  const isEmployer = (segment: string, index: number) =>
    heading.test(segment) &&
    !notEmployers.test(segment) &&
    !/^An? /.test(segment) &&
    ((at !== undefined && index === 0) ||
      legal.test(segment) ||
      /^The \p{Lu}/u.test(segment) ||
      introduced.includes(segment));
  const found = candidates.find(isEmployer);
  return found && /^The /.test(found) ? found : usable(found);
}

/**
 * Words that a sentence uses about a company. A single word is a name only if one of them follows:
 * 'Inventory counts' does not name anybody.
 */
const ofCompanies =
  /^(?:is|was|are|has|builds|makes|sells|offers|provides|develops|designs|runs|helps|publishes|produces|creates|serves|operates|delivers|supports|connects|manages)$/;

/** Returns names that open a sentence about them: 'Helixar was founded in 2016'. */
function introductions(text: string): string[] {
  return [...text.matchAll(introduction)].flatMap(({ groups }) => {
    const verb = verbOf(groups?.verb ?? '');
    const isVerb =
      verb && (verb.form === 'third' || /^(?:is|was|are|has)$/.test(groups?.verb ?? ''));
    const found = usable(groups?.name);
    // 'The General Manager has …' is about the job.
    if (occupationsNamed(found).length > 0 && !legal.test(found)) return [];
    if (!found.includes(' ') && !ofCompanies.test(groups?.verb ?? '')) return [];
    return isVerb && found ? [found] : [];
  });
}
