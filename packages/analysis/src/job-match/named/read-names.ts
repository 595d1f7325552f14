import { houseOf } from '../advertisement-company.ts';
import { isBareHeading } from '../advertisement-lines.ts';
import { isOrder } from '../advertisement-title.ts';
import { patterns } from '../advertisement-words.ts';
import { hidesEmployer } from '../agency.ts';
import { type NameModel, nameModel, type RankedName, rankNames } from './name-model.ts';
import { beginsInstitution, isEmployerWord, isLegalForm } from './name-words.ts';
import { type Candidate, type NamedPage, namedPage } from './named-page.ts';
import type { ByRules } from './span-features.ts';

/** Title and employer as the text writes them; empty if none is named. */
export type JobNames = {
  title: string;
  company: string;
  /** The probability that the model gives to the employer. */
  companyShare: number;
  /** The number of ways in which the text refers to the employer as an organization. */
  companySaid: number;
};

/**
 * Factor for pairs without an employer. It is below 1 because a missed name costs more than a wrong
 * one. In composed training pages the employer is unnamed as often as in real ones, but their
 * invented agencies are easy to recognize.
 */
const chargeOfNone = 0.35;
/**
 * Factor for an employer that no sentence refers to, because it may be a heading, a menu item or a
 * place. It does not apply if the rules find the same name, or if its words mark it as an employer.
 */
const chargeOfUnsaid = 0.4;
/** Less probable employers are not examined: their probability stays unchanged. */
const leastLookedAt = 0.02;

/** 'HOTEL SUR' becomes 'Hotel Sur'. */
const inTitleCase = (name: string): string =>
  name.replace(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.toLowerCase());

function chargeOf({ best, probability }: RankedName, page: NamedPage, rules: ByRules): number {
  if (!best || probability < leastLookedAt || best.text === rules.company) return 1;
  return isEmployerByWords(best.text) || page.saidOf(best) > 0 ? 1 : chargeOfUnsaid;
}

const isEmployerByWords = (name: string): boolean =>
  name.split(' ').some((word) => isLegalForm(word) || isEmployerWord(word)) ||
  beginsInstitution(inTitleCase(name));

/**
 * A less probable title is dropped unless the rules also find one. Few training texts lack a title.
 */
const leastOfTitle = 0.35;

/** Finds title and employer: the most probable pair of candidates that don't overlap. */
export function readNames(text: string, rules: ByRules, model: NameModel = nameModel()): JobNames {
  const page = namedPage(text, rules);
  const isHidden = hidesEmployer(text);
  const employers = rankNames(page, model.employer)
    .filter(({ best }) => !best || !(isHidden || isBareHeading(best.text)))
    .map((one) => ({ ...one, probability: one.probability * chargeOf(one, page, rules) }));
  const pairs = rankNames(page, model.title).flatMap((title) =>
    employers
      .filter((employer) => !overlap(title, employer))
      .map((employer) => ({ title, employer, probability: probabilityOf(title, employer) })),
  );
  const [best] = pairs.toSorted((one, other) => other.probability - one.probability);
  const [title, company] = [best?.title.best, best?.employer.best];
  const line = lineOf(text, title?.start ?? 0);
  const isUnlikely = (best?.title.probability ?? 0) < leastOfTitle;
  const [ofRules = ''] = rules.title.split(' ');
  const isNoTitle =
    rules.title === ''
      ? isUnlikely || isHeading.test(line) || isOrder(line) || isItem.test(line)
      : isUnlikely && !title?.text.includes(ofRules);
  return {
    title: isNoTitle ? '' : (title?.text ?? '').replace(behindMark, ''),
    company: houseOf(company ? inFull(company, text, page) : '', text),
    companyShare: company ? (best?.employer.probability ?? 0) : 0,
    companySaid: company ? page.saidOf(company) : 0,
  };
}

/** A region or place behind the gender marker: 'Servicetechniker (m/w/d) Region Husum'. */
const behindMark =
  / ?\((?:[mwfdhxi] ?[/|,] ?){1,3}[mwfdhxio]\) (?:am Standort|Standort|Region|(?:im )?(?:Großraum|Raum)) \p{Lu}[^\n]{1,60}$/iu;

/**
 * Returns an employer with its article within a sentence ('team of The Sailcloth Hotel'), the legal
 * form behind a comma, and the full stop of an abbreviated legal form at the end of a line
 * ('Amberfield Foods Ltd.'). The candidate alone is not enough, because training labels are
 * inconsistent about articles and full stops.
 */
function inFull(company: Candidate, text: string, page: NamedPage): string {
  const { start, text: named } = company;
  const name = withoutGenitive(company, page);
  const article = beforeName.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? '';
  if (name !== named) return article + name;
  const behind = text.slice(start + name.length, start + name.length + 16);
  const form = behindComma.exec(behind)?.[0] ?? '';
  const stop = /^\.(?=\s*(?:\n|$))/.exec(behind.slice(form.length));
  const isShort = /(?<=\s)(?:Bros|Co|Corp|Inc|Lda|L\.L\.C|Ltd|Ltda|S\.A|S\.L|लि)$/.test(
    name + form,
  );
  return article + name + form + (stop && isShort ? '.' : '');
}

/** 'The' within a sentence, and an elided article: 'L’Helvo'. */
const beforeName = /(?:(?<=\p{Ll},? )The |(?<![\p{L}\p{M}])[DL]['’])$/u;

/**
 * Returns the owner if an employer is named only once and begins with a genitive, such as 'Helvo's
 * Night Team', provided that sentences refer to the owner at least as often. 'St John's Hospital'
 * stays whole because its words mark it as an employer, and 'Wendy's Kitchen' if it is named again.
 * 'Firma' before a name is removed.
 */
function withoutGenitive(company: Candidate, page: NamedPage): string {
  const name = company.text.replace(/^(?:Firma|Fa\.) (?=\p{Lu})/u, '');
  const [owner = '', ...others] = name.split(/['’]s (?=\p{Lu})/u);
  if (others.length === 0 || isEmployerByWords(name)) return name;
  const [alone] = page.candidates.filter(({ text }) => text === owner);
  const isOften = page.candidates.filter(({ text }) => text === company.text).length > 1;
  const said = isOften || !alone ? 0 : page.saidOf(alone);
  return said > 0 && said >= page.saidOf(company) ? owner : name;
}

/** A legal form behind a comma. ', SA 5000' is not one, but a state with its postal code. */
const behindComma =
  /^, (?:GmbH|Inc|Lda|L\.?L\.?C|Limited|Ltda?|S\.?A\.?S?|SARL|S\.?L\.?U?)(?![\p{L}\p{N}]| \p{N})(?:\.(?= \p{Ll}))?/u;

/** A list item states a need, not a title. */
const isItem = /^\s{0,20}[-–•*·▪]/u;
const isHeading = new RegExp(`^(?:${patterns['no-employer']})(?:$|:)`, 'u');

const lineOf = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at + 200).split('\n', 1)[0] ?? '';

const probabilityOf = (title: RankedName, employer: RankedName): number =>
  title.probability * employer.probability * (employer.best ? 1 : chargeOfNone);

function overlap(one: RankedName, other: RankedName): boolean {
  if (!one.best || !other.best) return false;
  if (one.key === other.key) return true;
  const isApart = one.best.end <= other.best.first || other.best.end <= one.best.first;
  return one.best.line === other.best.line && !isApart;
}
