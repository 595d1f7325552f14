import { creditActions } from './credit-actions.ts';
import { creditsText, freeAgainDays, type ServerOffer } from './credits.ts';
import { includedCallsADay } from './entitlements.ts';
import { creditPacks, moneyBackDays, packOpensDays, planDays } from './prices.ts';
import { templateFacts } from './template-facts.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Modern, Classic, Minimal, and Academic', as the menus of templates abbreviate them. */
const namesOf = (isMeant: (facts: (typeof templateFacts)[number]) => boolean): string =>
  listed.format(
    templateFacts.filter(isMeant).map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1)),
  );

/** How many credits, in the middle of a sentence. */
const amount = (credits: number | undefined, unknown: string): string =>
  credits === undefined ? unknown : credits === 0 ? 'no credits' : creditsText(credits);

/** Nothing is promised that this server does not give, or has not said yet. */
const welcome = (credits: number | undefined): string =>
  credits ? `Start with ${creditsText(credits).replace(' ', ' free ')}.` : 'Start for free.';

/** What a pack is enough for. What is free here is enough for any number, and is not counted. */
function enough(credits: number, offer: ServerOffer | undefined): string {
  if (!offer) return '';
  const { analysis, improve } = offer.costs;
  const analyses = Math.floor(credits / Math.max(1, analysis));
  const rewrites = Math.floor(credits / Math.max(1, improve));
  return `Enough for ${analyses} ${analyses === 1 ? 'analysis' : 'analyses'} or ${rewrites} rewrites.`;
}

/**
 * The numbers of the offer that our own texts may name, by the names that stand for them there.
 * What the server decides is named without a number until it has said so.
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

/** The words for places left in the offer for the first hundred who buy a plan. */
export const placesLeftText = (places: number): string =>
  places === 1 ? 'One place is left.' : `${places} places are left.`;

/** Each fact as the place that it has in a text: `{{plan days}}`. */
export const openFacts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(offerFacts(undefined)).map((name) => [name, `{{${name}}}`]),
);

/** Puts the facts where a text names them as `{{plan days}}`. */
export const fillInFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const fact = facts[name.trim()];
    if (fact === undefined) throw new Error(`No fact of the offer is called ${name}`);
    return fact;
  });

/**
 * Keeps what stands between `{{#sold}}` and `{{/sold}}` where something is sold, and between
 * `{{^sold}}` and `{{/sold}}` where nothing is; paragraphs and items that are then empty go.
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

/** With all that holds on either kind of server, and without the marks around it. */
export const withoutSoldMarks = (text: string): string => text.replaceAll(/\{\{[#^/]sold\}\}/g, '');
