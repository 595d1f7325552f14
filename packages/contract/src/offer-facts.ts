import { type CreditAction, creditActions } from './credit-actions.ts';
import { creditsText, freeAgainDays, neededCredits, type ServerOffer } from './credits.ts';
import { includedCallsADay } from './entitlements.ts';
import { creditPacks, moneyBackDays, packOpensDays, planDays } from './prices.ts';
import { templateFacts } from './template-facts.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Returns the names as the gallery has them: 'Modern Minimalist, Classic Professional, Minimal
 * Clean, and Academic Research'.
 */
const namesOf = (isMeant: (facts: (typeof templateFacts)[number]) => boolean): string =>
  listed.format(templateFacts.filter(isMeant).map(({ name }) => name));

/** Returns a number of credits for the middle of a sentence. */
const amount = (credits: number | undefined, unknown: string): string =>
  credits === undefined ? unknown : credits === 0 ? 'no credits' : creditsText(credits);

/** Mentions only what this server gives, and nothing before the server has responded. */
const welcome = (credits: number | undefined): string =>
  credits ? `Start with ${creditsText(credits).replace(' ', ' free ')}.` : 'Start for free.';

/** Returns how often an action fits into so many credits. A free action counts as one credit. */
function timesOf(action: CreditAction, credits: number, { costs }: ServerOffer): number {
  const left = neededCredits(action, costs[action]) - costs[action];
  return Math.floor((credits - left) / Math.max(1, costs[action]));
}

/** Says how much a pack's credits are enough for. */
function enough(credits: number, offer: ServerOffer | undefined): string {
  if (!offer) return '';
  const analyses = timesOf('analysis', credits, offer);
  const rewrites = timesOf('improve', credits, offer);
  return `Enough for ${analyses} ${analyses === 1 ? 'analysis' : 'analyses'} or ${rewrites} rewrites.`;
}

/**
 * Returns the values of the placeholders in the product's own texts, by name. Values that depend on
 * the server have no number until it has responded.
 */
export const offerFacts = (offer: ServerOffer | undefined): Record<string, string> => ({
  ...Object.fromEntries(
    creditActions.map((action) => [`cost ${action}`, amount(offer?.costs[action], 'credits')]),
  ),
  ...Object.fromEntries(
    creditPacks.map(({ id, credits }) => [`enough ${id}`, enough(credits, offer)]),
  ),
  welcome: welcome(offer?.creditsAtSignup),
  'credits at sign-up': amount(offer?.creditsAtSignup, 'free credits'),
  'plan days': String(planDays),
  'money-back days': String(moneyBackDays),
  'free-again days': String(freeAgainDays),
  templates: String(templateFacts.length),
  'free templates': namesOf(({ premium }) => !premium),
  'pack days': String(packOpensDays),
  'included calls': String(includedCallsADay),
  'premium templates': namesOf(({ premium }) => premium),
  'basic templates': namesOf(({ tier }) => tier === 'basic'),
  'signature templates': namesOf(({ tier }) => tier === 'premium'),
  'two-column templates': namesOf(({ layout }) => layout === 'two-column'),
  'sidebar templates': namesOf(({ layout }) => layout === 'sidebar'),
});

/** The words for the places left in the offer for the first hundred who buy a plan. */
export const placesLeftText = (places: number): string =>
  places === 1 ? 'One place is left.' : `${places} places are left.`;

/** Returns each fact as its own placeholder: `{{plan days}}`. */
export const openFacts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(offerFacts(undefined)).map((name) => [name, `{{${name}}}`]),
);

/** Replaces placeholders such as `{{plan days}}` with their facts. */
export const fillInFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const fact = facts[name.trim()];
    if (fact === undefined) throw new Error(`No fact of the offer is called ${name}`);
    return fact;
  });

/**
 * Keeps the text between `{{#sold}}` and `{{/sold}}` if something is sold, and between `{{^sold}}`
 * and `{{/sold}}` if nothing is. Removes paragraphs and items that are empty afterwards.
 */
export function asSold(text: string, isSold: boolean): string {
  const [start = '', ...parts] = text.split(/\{\{([#^/])sold\}\}/);
  if (parts.length === 0) return text;
  const kept = parts.filter((_, index) => {
    const mark = parts[index - 1];
    return index % 2 === 1 && (mark === '/' || (mark === '#') === isSold);
  });
  return [start, ...kept].join('').replaceAll(/<(p|li)><\/\1>\n?/g, '');
}

/** Keeps the texts for both kinds of server, and removes the markers around them. */
export const withoutSoldMarks = (text: string): string => text.replaceAll(/\{\{[#^/]sold\}\}/g, '');
