import { byLanguage, type ForeignLanguage, wordEnd, wordsOfKind } from './foreign-letter-words.ts';

/** The employer, title and reference number of an advertisement, if certain enough for a letter. */

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const foreName = String.raw`${name}(?: (?:(?:von|van|de|da|do|dos|del|zu) )?${name}){0,2}`;
const hindiName = String.raw`(?!(?:करें|क्या|कौन|कैसे|से|को|के|का|की|में|पर|हेतु|द्वारा)(?![\p{L}\p{M}]))[\p{sc=Deva}]{2,20}(?: (?!(?:से|को|के|का|की|में|पर|जी|और|हैं|है|ने|करें|करेगा|द्वारा|एवं|हेतु|या)(?![\p{L}\p{M}]))[\p{sc=Deva}]{2,20})?`;

/** Names are recognized by their capitals, so only the words before them match in any case. */
const anyCase = (source: string): string =>
  source.replace(/(?<=^|\||\(\?:)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);

const wordStart = String.raw`(?<![\p{L}\p{M}])`;

const patterns = byLanguage((of, language) => {
  const named = language === 'hi' ? hindiName : foreName;
  const inFull = language === 'hi' ? hindiName : `${name} ${name}`;
  const title = `(?:${of('woman')}|${of('man')})`;
  const rank = `(?:${of('rank')} ){0,2}`;
  return {
    titled: new RegExp(`${wordStart}(?<who>${title} ${rank}${named})${wordEnd}`, 'u'),
    contact: new RegExp(
      String.raw`${wordStart}${anyCase(of('contact'))} (?<who>${rank}${named})(?![\p{L}\p{M}@])`,
      'u',
    ),
    ranked: new RegExp(
      String.raw`${wordStart}(?<who>${of('rank')} ${inFull})(?![\p{L}\p{M}@])`,
      'u',
    ),
    titleAlone: new RegExp(`^${title}$`, 'u'),
    office: new RegExp(`(?:^| )${of('office')}${wordEnd}`, 'u'),
    reference: new RegExp(
      String.raw`${wordStart}${of('reference')}\s?[:#]?\s?(?:(?:n[.º°]{1,2}|nr\.?|no\.?)\s?)?["“„«]?(?<number>(?=[A-Z/-]{0,20}\d)[A-Z\d][A-Z\d/-]{2,20})(?![\p{L}\d])`,
      'iu',
    ),
    about: new RegExp(String.raw`^${of('about')} (?=\p{Lu})`, 'iu'),
    ended: new RegExp(
      String.raw`^(?:(?! (?:की|के|का|में|से|को) )[^,।\n(]){0,60}?${wordStart}${of('employer-end')}${wordEnd}`,
      'u',
    ),
  };
});

/** Returns the name of the person to write to, with a title, or '' if nobody is named. */
export function addresseeIn(
  sentences: readonly string[],
  language: ForeignLanguage,
  company: string,
): string {
  const { titled, contact, ranked, titleAlone, office } = patterns[language];
  const found = [titled, contact, ranked].flatMap((pattern) =>
    sentences.flatMap((sentence) => pattern.exec(sentence)?.groups?.who ?? []),
  );
  const isOfEmployer = (who: string) =>
    company.includes(who) || company.includes(who.split(' ').slice(1).join(' ') || who);
  const who = found.find(
    (one) => !isOfEmployer(one) && !titleAlone.test(one) && (titled.test(one) || !office.test(one)),
  );
  return who?.replace(/^Herrn /, 'Herr ') ?? '';
}

/** Finds a reference: 'Kennziffer 2026-117', 'Réf. VL-2211'. It has a digit and is not a year. */
export function referenceIn(sentences: readonly string[], language: ForeignLanguage): string {
  for (const sentence of sentences) {
    const number = patterns[language].reference.exec(sentence)?.groups?.number ?? '';
    if (number !== '' && !/^(?:19|20)\d\d$|^[\d/]{9,}$|^\d{1,3}$/.test(number)) return number;
  }
  return '';
}

export interface NamesRead {
  title: string;
  company: string;
  isCompanySure: boolean;
}

export interface SureNames {
  /** The employer, if certain enough to be named, or '' if somebody else recruits for it. */
  employer: string;
  /** The title, if the heading gives a better one than was read. */
  title: string;
  /** A line marked as a title for all genders. */
  markedTitle: string;
}

const longestHeading = 120;
/** '(m/w/d)', 'H/F': marks the text before it as a title. */
const ofAllGenders =
  /\((?:[mwfdhix] ?[/|] ?){1,3}[mwfdhix]\)|(?<![\p{L}])(?:H ?\/ ?F|F ?\/ ?H)(?![\p{L}])|\(all genders\)/iu;

/**
 * Returns names that are certainly meant. The employer is not an agency, a label ('Acerca de …') or
 * documents to send ('Respostas com CV'), and includes all partners of a firm. The title is the whole
 * heading if it was read from the part after a dash, or if the text read as the employer opens the
 * heading and a parenthesis follows.
 */
export function namesIn(
  text: string,
  sentences: readonly string[],
  language: ForeignLanguage,
  { title, company, isCompanySure }: NamesRead,
): SureNames {
  const heading = (sentences[0] ?? '').slice(0, longestHeading);
  const isSwapped =
    company !== '' &&
    heading.startsWith(company) &&
    !heading.includes(title) &&
    /^ ?\(/.test(heading.slice(company.length));
  const isBehind =
    heading.includes(title) && / [–—-] $/.test(heading.slice(0, heading.indexOf(title)));
  const isHidden = sentences.some((one) => wordsOfKind('agency', language).test(one));
  const isNone = wordsOfKind('sending', language).test(company);
  const isSure = isCompanySure && !isSwapped && !isHidden && !isNone;
  return {
    title: isSwapped || isBehind ? heading : '',
    markedTitle:
      sentences.find((one) => one.length <= longestHeading && ofAllGenders.test(one)) ?? '',
    employer: isSure ? wholeName(text, company, language) : '',
  };
}

function wholeName(text: string, company: string, language: ForeignLanguage): string {
  const { about, ended } = patterns[language];
  const bare = company.replace(about, '');
  const at = text.indexOf(company);
  const [whole] = ended.exec(at < 0 ? bare : text.slice(at, at + 100)) ?? [];
  if (whole) return whole;
  // In Hindi, only such a word or a boundary shows where a name ends.
  if (language === 'hi' && !isBounded(text, company)) return '';
  const behind = text.slice(text.indexOf(company) + company.length);
  const partners =
    /^(?:, \p{Lu}[\p{L}'’-]{1,20})?,? (?:&|e|y|et|und) \p{Lu}[\p{L}'’-]{1,20}(?=[,. ])/u.exec(
      behind,
    )?.[0];
  return text.includes(company) && partners ? `${bare}${partners}` : bare;
}

const isBounded = (text: string, company: string): boolean => {
  const [before = '', after = ''] = text.split(company);
  return /(?:^|[\n,:|(–-] ?)$/.test(before) && /^(?: ?[\n,|(–-]|$)/.test(after);
};
