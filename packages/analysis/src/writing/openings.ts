import { capitalized } from './first-letter.ts';
import type { Step, WritingContext } from './improvement.ts';
import { headOf, nounPhraseOf } from './nouns.ts';
import { gerundsInTense, inTense, isOfResults, leavesGerunds } from './tense.ts';

/** Openings that hide what was done. What follows them says it, or a verb of the same scope does. */
interface Opening {
  opening: RegExp;
  /** The verb that takes its place before a noun; none where no verb is right for all that may follow. */
  verb?: string;
  /** Whether a team that follows is managed, and rooms are looked after. */
  takesCharge?: boolean;
  /** Whether an '-ing' that follows is itself what was done. */
  takesGerund?: boolean;
  /** Whether a verb in its base form follows. */
  takesBase?: boolean;
  /** What its noun phrase has to be about. */
  head?: RegExp;
}

/** What many make together: who 'worked on the wards' or 'on a busy site' tells of a place. */
const work =
  /^(?:apis?|apps?|applications?|campaigns?|conversions?|dashboards?|databases?|designs?|features?|implementations?|integrations?|launch|migrations?|modules?|pages?|pipelines?|platforms?|portals?|programmes?|programs?|projects?|proposals?|prototypes?|rebrand|redesign|refurbishment|relaunch|renovation|restoration|roll-?out|software|tools?|upgrades?|websites?)$/i;

const openings: Opening[] = [
  {
    opening:
      /^(?:(?:was|were|am|is|being)\s+)?(?:mainly |primarily |fully |solely )?responsible for\s+/i,
    takesCharge: true,
    takesGerund: true,
  },
  {
    opening:
      /^(?:my |the |main |key |daily )*(?:duties|responsibilities|tasks)\s*(?:(?:included|include|including|were|are)\b(?!,?\s+but\b)|:(?=[^,]*$|.*\s(?:and|or)\s))\s*/i,
    takesGerund: true,
  },
  {
    // Who is in charge of something does not 'handle' it.
    opening:
      /^(?:(?:was|were|am)\s+)?(?:tasked with|charged with|in charge of(?=\s+(?:\p{L}+ing\s+(?!in\b|out\b|and (?!\p{L}+ing\b))|(?:(?:an?|the)\s+|\d+\s*)?(?:team|staff|people)\b)))\s+/iu,
    takesCharge: true,
    takesGerund: true,
  },
  { opening: /^(?:(?:was|were|am)\s+)?involved in\s+/i, verb: 'contribute to' },
  // Who 'worked on Docker' names a tool, and who 'worked on moving it' may have done it alone.
  {
    opening: /^work(?:ed|ing)? on\s+(?=(?:an?|our|the|this|its?)\b)/i,
    verb: 'contribute to',
    head: work,
  },
  {
    opening:
      /^work(?:ed|ing)? (?:together )?with\s+(?=\S)(?=[^.]*\b(?:team|teams|colleagues|developers|engineers|managers|departments?|partners|suppliers|clients|designers|staff|doctors|nurses|teachers)\b)/i,
    verb: 'collaborate with',
  },
  { opening: /^help(?:ed)? (?:out )?with\s+(?=(?:the|a|an|our|my)\s)/i, verb: 'support' },
  { opening: /^helped to\s+/i, verb: 'help' },
  { opening: /^(?:was|were) able to\s+/i, takesBase: true },
  { opening: /^(?:had to|got to|used to|managed to)\s+/i, takesBase: true },
  { opening: /^(?:dealt|deal) with\s+/i, verb: 'handle' },
  { opening: /^(?:made|make) sure (?:that )?/i, verb: 'ensure' },
  { opening: /^(?:took|take) part in\s+/i, verb: 'participate in' },
];

export const strongOpening: Step = (text, context) => {
  const reason = 'Starts with what was done.';
  for (const opening of openings) {
    const match = opening.opening.exec(text);
    if (!match) continue;
    const changed = opened(opening, text.slice(match[0].length), context);
    if (changed) return { text: capitalized(changed), reason };
  }
  return { text, reason };
};

function opened(opening: Opening, rest: string, context: WritingContext): string | undefined {
  if (opening.takesGerund) {
    // Who is responsible for growing sales has not grown them yet.
    if (isOfResults(rest)) return undefined;
    const same = rest.replace(/ and for (?=\p{L}+ing\b)/gu, ' and ');
    const rewritten = isListOfThings(rest) ? undefined : gerundsInTense(same, context);
    if (rewritten && !leavesGerunds(rewritten)) return rewritten;
  }
  if (opening.takesCharge) return inCharge(rest, context);
  if (opening.takesBase) return baseInTense(rest, context);
  if (!opening.verb || !/^[\p{L}\d[]/u.test(rest)) return undefined;
  if (opening.head && !opening.head.test(headOf(withoutDeterminer(rest)))) return undefined;
  const [verb = '', ...particle] = opening.verb.split(' ');
  const inItsTense = inTense(verb, context);
  return inItsTense && [inItsTense, ...particle, rest].join(' ');
}

const withoutDeterminer = (text: string): string =>
  text.replace(/^(?:all|an?|its?|our|the|this) (?:of the )?/i, '');

/** A team is managed, a hundred rooms are looked after, and posts are handled; of 'reliability' no verb is sure. */
function inCharge(rest: string, context: WritingContext): string | undefined {
  const [verb, ...more] = managed.test(rest)
    ? ['manage']
    : kept.test(rest) && !rest.includes(', ')
      ? ['look', 'after']
      : isHandled(rest)
        ? ['handle']
        : [];
  const inItsTense = verb && inTense(verb, context);
  return (
    inItsTense && [inItsTense, ...more, rest.replace(/(?<!\s)\s+and for\s+/g, ' and ')].join(' ')
  );
}

/**
 * 'Setting out, quality files and claims', 'monitoring and evaluation of posts', 'issuing of permits and
 * collection of fees': what comes after the first is not done, but dealt with.
 */
const isListOfThings = (rest: string): boolean =>
  /^\p{L}+ing,|^\p{L}+ing(?: \p{L}+)?, (?!\p{L}+ing\b)|^\p{L}+ing (?:and|&) (?!\p{L}+ing\b)/u.test(
    rest,
  ) ||
  /^\p{L}+ing of [^.]*(?:,|\band|&) (?!\p{L}+ing\b)/u.test(rest) ||
  /(?:,|\band|&) (?:\p{L}+ )?\p{L}+(?:tion|sion|ment|ance|ence) of\b/u.test(rest);

/** What one deals with, case by case: 'the weekly posts', 'complaints'. */
const cases =
  /^(?:admissions|arrangements|bookings|calls|cases|claims|complaints|deliveries|emails|enquiries|inquiries|invoices|issues|matters|orders|payments|posts|queries|questions|refunds|registrations|reports|requests|reservations|returns|tasks|tickets|transactions)$/i;

const isHandled = (rest: string): boolean =>
  cases.test(nounPhraseOf(withoutDeterminer(rest)).words.at(-1) ?? '') &&
  !rest.includes(', ') &&
  !/\bdirect reports\b/i.test(rest);

const managed =
  /^(?:an?|the|our|two|three|\d+)?\s*(?:\p{L}+\s)?(?:team|staff|department|budget|store|shop|employees|people)\b/iu;
const kept =
  /^(?:an?|\d[\d.,]*)\s(?:\p{L}+\s)?(?:rooms?|suites?|wards?|hectares?|acres?|km|miles|machines?|vehicles?|trucks?|beds|patients?|children|animals|sites?|floors?|buildings?|servers?|customers?|clients?|houses?|flats?|boats?|trees)\b/iu;

function baseInTense(rest: string, context: WritingContext): string | undefined {
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
  const verb = inTense(word, context);
  return verb && verb + rest.slice(word.length);
}

/** One 'have' for two: 'I have developed it and given training'. */
const sharesHave =
  /^I(?:['’]ve| have)\b[^.]*\band (?:also )?(?:been|chosen|done|driven|given|gone|grown|seen|shown|spoken|taken|written)\b/i;

const pronounOpening = /^I(?:['’]ve| have| also| currently|['’]m| am| was| were)*\s+/;
/** 'I have keys', 'I have been laying bricks': nothing without whom it is of. */
const isOfState =
  /^I\s+(?:are|is|use to|had|need|want|love|like|enjoy|hope)\b|^I(?:['’]ve|\s+have)\s+(?!(?:also |since |recently |successfully )?(?:\p{L}+ed|built|brought|cut|done|driven|given|gone|grown|held|kept|led|made|met|run|set|sold|taken|taught|won|written)\b)/iu;

const keptBe = /^(?:am|was|were|['’]m)\s*$/;

/**
 * Resumes do without 'I'. What 'we' did, and what is 'mine', is not the same without it; nor is a clause
 * behind one that is of somebody else ('Two wards merged and I managed both').
 */
export const withoutPronouns: Step = (text) => {
  const reason = "Leaves out 'I'.";
  const match = pronounOpening.exec(text);
  if (!match || sharesHave.test(text) || isOfState.test(text)) return { text, reason };
  const rewritten = withoutOpening(text, match[0])
    .replace(
      /(\.\s+)I\s+(?=\p{Ll}+ed\b)(\p{Ll})/gu,
      (_, end: string, letter: string) => end + letter.toUpperCase(),
    )
    .replace(/(,? and) i (?=\p{Ll}+)/giu, '$1 ');
  const isHalf = /(?<![\p{L}.])i\s/iu.test(rewritten);
  return { text: isHalf || rewritten === text ? text : capitalized(rewritten), reason };
};

function withoutOpening(text: string, pronoun: string): string {
  const verb = /\b(?:am|was|were)\s*$/.exec(pronoun)?.[0] ?? '';
  const rest = text.slice(pronoun.length);
  const isOpeningPhrase =
    /^(?:responsible|in charge|involved|tasked|able|part|a part|asked)\b/i.test(rest);
  if (verb === '' && !keptBe.test(pronoun)) return rest;
  return isOpeningPhrase ? `${verb}${rest}` : text;
}
