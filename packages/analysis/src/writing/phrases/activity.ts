import { isParticiple, nounUseOf, verbOf } from '../../text/verbs.ts';
import { isNoun, isPlural, nounPhraseOf } from '../words/nouns.ts';
import { wordsOf } from '../words/word-limits.ts';
import { isActivity } from './doing-words.ts';
import { wordAt } from './phrase-signs.ts';

const unsure = /[&()[\]:;+<>=]|(?<!\p{Lu})\/|\/(?!\p{Lu})|^(?:an?|the) /u;
/**
 * A size or time after an activity: 'upselling rooms €1,900 per month', 'MOT testing since 2022'.
 */
const remark = / (?:\/ |\p{Lu}|[\p{Sc}~]?\d|about |around |over |since |once |twice |up to )|,/gu;
const where = / (?:across|at|for|from|in|through|to|with) /g;
const preposition = /^ (?:of|for|in|on|with|to|from|at|by|using|across)(?= )/;
const byMeans = /^ by (?:bike|car|e-?mail|hand|phone|post|telephone|van)$/;
const size = /^(?:about |around |over |up to )?\d[\d,.]*(?:–\d+)? (?=\p{L})/u;

const things = String.raw`(?:(?!(?:a|and|at|by|for|from|in|of|on|per|the|to|with)\b)[\p{L}-]+ ){0,2}\p{L}{3,}s\b`;
/**
 * An activity up to its place names: 'Migration of 140+ Informatica mappings to PySpark on EMR for
 * a client'.
 */
const countedOf = new RegExp(
  String.raw`^(?=\p{Ll})\p{L}{4,}(?:ing|ion|ment) of (?:about |over |up to )?\d[\d,]*\+? ${things}(?: (?:across|at|in|into|on|to) \p{Lu}[\p{L}\d]*(?=[,; ]|$)){0,3}`,
  'u',
);
const ofChange =
  /^(?:acceleration|addition|completion|improvement|increasing|reaching|reduction|saving)\b|\d\+? (?:days|hours|minutes|months|terms|times|weeks|years)\b/;

/**
 * A fragment of a resume as an item after 'My work includes'; undefined if it may be anything other
 * than an activity: a size, a thing, a person, or a verb in another form.
 */
export function activityOf(written: string): string | undefined {
  const text = written.replace(/^the /, '');
  if (isDoing(text)) return text;
  const [counted = ''] = countedOf.exec(text) ?? [];
  if (counted !== '' && !ofChange.test(counted)) return counted;
  // 'Supervision of structural works for 3 blocks' is complete before words for where and for whom.
  const marks = [
    ...text.matchAll(remark),
    ...(/^\p{L}+ion of /u.test(text) ? text.matchAll(where) : []),
  ];
  const ends = marks
    .map(({ index }) => text.slice(0, index))
    .toSorted((one, other) => other.length - one.length);
  const [bare = text] = ends.slice(-1);
  return [...ends, bare.split(' and ')[0] ?? ''].find(
    (phrase) => phrase !== text && wordsOf(phrase).length > 1 && isDoing(phrase),
  );
}

/** Whether the text is an activity, or two joined by 'and': 'Billing and filing of claims'. */
function isDoing(text: string): boolean {
  if (unsure.test(text)) return false;
  const parts = text.split(' and ');
  if (parts.length > 2) return false;
  const [first = '', second] = parts;
  if (second === undefined || / (?:of|for|in|on|with|to|from|at) /.test(first)) return isOne(text);
  // 'Individual and group counseling'
  const isShared = /^\p{Ll}+$/u.test(first) && !isPlural(first) && second.includes(' ');
  if (isShared && verbOf(first) === undefined) return isOne(second);
  const isObject =
    verbOf(wordAt(first))?.form === 'gerund' && first.includes(' ') && isKnown(second);
  return isOne(first) && (isOne(second) || isObject);
}

/** Verbs without their preposition: 'Replying DMs'. */
const isWithoutLink =
  /^(?:coping|dealing|liaising|listening|participating|replying|responding|talking) (?!with\b|to\b|in\b)/;

function isOne(text: string): boolean {
  const first = wordAt(text);
  const verb = verbOf(first);
  // 'Washing dressing toileting': a list without its commas.
  if (/^\p{L}+ing \p{L}+ing\b/u.test(text) || isWithoutLink.test(text)) return false;
  if (verb?.form === 'gerund' || /^\p{L}{4,}ing \d/u.test(text))
    return (
      (isActivity(first) || isPhrasal(text) || isTransitive(text)) &&
      isComplement(afterGerund(text.slice(first.length)))
    );
  const { words, end } = nounPhraseOf(text);
  if (
    words.length === 0 ||
    (isParticiple(first) && !/^planned /.test(text)) ||
    words.some((word) => /\d/.test(word))
  )
    return false;
  // Ambiguous if the first word may be a verb: 'Image laptops', 'cover council'.
  if (verb && words.length > 1 && nounUseOf(verb.base) !== 'mostly') return false;
  if (verb?.form === 'base' && words.length === 1 && !isNoun(first, 'mass')) return false;
  const rest = text.slice(end);
  return isDoingNamed(text, words.at(-1)) && isComplement(rest);
}

const isDoingNamed = (text: string, head = ''): boolean => isActivity(head) || isDoneTo(text);

/** Nouns of action with a plural object: 'Identification of bees'. */
const isDoneTo = (text: string): boolean =>
  /^\p{L}{3,}(?:[aiu]tion|[eu]ction|[iu]sion) of (?:\p{Ll}[\p{L}-]+ )?\p{L}{3,}s$/u.test(text) &&
  !/^(?:app(?:lic|reci)ation|associ|combin|complet|condit|connect|corpor|decis|direct|distinct|divis|duration|edit|educ|elect|expect|foundation|funct|generat|informat|inten|intro|locat|locomot|nat|nomin|obligation|opinion|organi[sz]ation|popul|posit|public|qualific|quest|recogn|reduct|reput|section|select(?:ion)? of \d|situat|solut|stat|tradit|tuit|vacat|variat|vis|vocat)/i.test(
    text,
  );

/** Whether the gerund has an object: 'Building reports in SQL', but not 'building site'. */
const isTransitive = (text: string): boolean =>
  / (?:an?|the|in|for|with|to|of|\d\S*) /.test(text) && !/^\S+ (?:in|for|with|to|of) /.test(text);

/** 'Setting out', 'cashing up' */
const isPhrasal = (text: string): boolean =>
  /^\p{L}+ing (?:up|out|off|down|in|over)(?: |$)/u.test(text);

/** 'Answering 40 calls' continues like 'care of 40 patients'. */
const afterGerund = (rest: string): string =>
  /^ (?:up|out|off|down|in|over)(?: |$)/.test(rest) ? rest.replace(/^ \p{L}+/u, '') : rest;

/** Whether the rest is empty, or known things, counted or not. */
function isComplement(rest: string): boolean {
  if (rest === '' || byMeans.test(rest)) return true;
  const link = preposition.exec(rest)?.[0] ?? '';
  const after = rest
    .slice(link.length)
    .trimStart()
    .replace(/^(?:an?|the) /, '');
  const counted = size.exec(after)?.[0] ?? '';
  const { words, end } = nounPhraseOf(after.slice(counted.length));
  const named = words.filter((word) => !/^(?:per|each|every|daily|weekly|monthly)$/.test(word));
  const head = named.at(-1) ?? '';
  const isSure = counted === '' ? isThing(head) : isPlural(head);
  if (!isSure || /\d/.test(named.join(' '))) return false;
  const more = after.slice(counted.length + end);
  if (more === '' || /^ (?:per|a|an|each|every) \S/.test(more)) return true;
  const others = more.split(/, (?:and )?| and /);
  const isMore = (part: string): boolean => isKnown(part) || isOne(part);
  if (others[0] === '') return others.slice(1).every(isMore) && / and /.test(more);
  const [, further = ''] =
    /^ (?:of|for|in|on|with|to|from|at|by|using|across) (.*)$/.exec(more) ?? [];
  return further !== '' && !/\d/.test(further) && further.split(' and ').every(isKnown);
}

/** Known things with nothing after them: 'OTA messages', 'the wards'. */
const isKnown = (text: string): boolean => {
  const { words, end } = nounPhraseOf(text.replace(/^(?:an?|the) /, ''));
  const isWhole = end === text.replace(/^(?:an?|the) /, '').length;
  return isWhole && (isThing(words.at(-1) ?? '') || /^(?:an?|the) /.test(text));
};

const isThing = (word: string): boolean =>
  /^\p{Lu}/u.test(word) || isNoun(word, 'mass') || isPlural(word) || isActivity(word);

/**
 * The activities that a text begins with, if the whole isn't one: 'medication administration, wound
 * care, …'.
 */
function partsOf(text: string): string[] {
  const whole = activityOf(text);
  const parts = text.split(', ');
  if (parts.length < 3 || (whole !== undefined && whole === text)) return whole ? [whole] : [];
  const found = parts.flatMap((part) => activityOf(part) ?? []);
  return found[0] !== undefined && parts[0]?.startsWith(found[0]) ? found : [];
}

/** The activities of a list: at least two, or one that is specific by itself. */
export function activitiesIn(texts: readonly string[]): string[] {
  const activities = [...new Set(texts.flatMap(partsOf))];
  const [only = ''] = activities;
  return activities.length > 1 || wordsOf(only).length > 1 ? activities : [];
}
