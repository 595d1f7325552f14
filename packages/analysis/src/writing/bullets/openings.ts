import { gerundsInTense, inTense, isOfResults } from '../../text/gerunds.ts';
import { capitalized } from '../words/first-letter.ts';
import { headOf, nounPhraseOf } from '../words/nouns.ts';
import type { Step, WritingContext } from './improvement.ts';
import { isMixed } from './one-tense.ts';

/**
 * An opening that hides what was done. The words after it say it, or a verb that claims no more
 * replaces the opening.
 */
interface Opening {
  opening: RegExp;
  /**
   * The verb that replaces it before a noun. Absent if no verb suits everything that may follow.
   */
  verb?: string;
  /** Whether a team that follows was managed. */
  takesCharge?: boolean;
  /** Whether an '-ing' that follows is itself what was done. */
  takesGerund?: boolean;
  /** Whether a verb in its base form follows. */
  takesBase?: boolean;
  /** A pattern for the subject of the noun phrase that follows. */
  head?: RegExp;
}

/** Things handled case by case: 'the weekly posts', 'complaints'. */
const cases =
  /^(?:admissions|arrangements|bookings|calls|cases|claims|complaints|deliveries|emails|enquiries|inquiries|invoices|issues|matters|orders|payments|posts|queries|questions|refunds|registrations|reports|requests|reservations|returns|tasks|tickets|transactions)$/i;

const openings: Opening[] = [
  {
    opening:
      /^(?:(?:I )?(?:was|were|am|is|being)\s+)?(?:mainly |primarily |fully |solely )?responsible for\s+/i,
    takesCharge: true,
    takesGerund: true,
  },
  {
    opening:
      /^(?:my |the |main |key |daily )*(?:duties|responsibilities|tasks)\s*(?:(?:included|include|including|were|are)\b(?!,?\s+but\b)|:(?=[^,]*$|.*\s(?:and|or)\s))\s*/i,
    takesGerund: true,
  },
  {
    // A person in charge of something, or tasked with it, need not have done it.
    opening:
      /^(?:(?:I )?(?:was|were|am)\s+)?in charge of(?=\s+(?:(?:an?|the)\s+|\d+\s*)?(?:team|staff)\b)\s+/iu,
    takesCharge: true,
  },
  { opening: /^helped to\s+/i, verb: 'help' },
  { opening: /^(?:I )?(?:was|were) able to\s+/i, takesBase: true },
  { opening: /^(?:had to|got to|used to|managed to)\s+/i, takesBase: true },
  { opening: /^(?:dealt|deal) with\s+/i, verb: 'handle', head: cases },
  { opening: /^made sure /i, verb: 'ensure' },
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
  const done = opening.takesGerund ? whatWasDone(rest, context) : undefined;
  if (done) return done;
  if (opening.takesCharge) return inCharge(rest, context);
  if (opening.takesBase) return baseInTense(rest, context);
  if (!opening.verb || !/^[\p{L}\d[]/u.test(rest)) return undefined;
  const isOther = opening.head && !opening.head.test(headOf(withoutDeterminer(rest)));
  if (isOther || (opening.head === cases && /,|\band\b/.test(rest))) return undefined;
  const [verb = '', ...particle] = opening.verb.split(' ');
  const inItsTense = inTense(verb, context);
  return inItsTense && [inItsTense, ...particle, rest].join(' ');
}

/**
 * A person responsible for growing sales has not necessarily grown them. A name ('Giving Tuesday')
 * keeps its capital.
 */
function whatWasDone(rest: string, context: WritingContext): string | undefined {
  const isOpen =
    isOfResults(rest) ||
    /\bresponsib/i.test(rest) ||
    isMixed(rest, { current: context.current ?? false }) ||
    (!context.current && isGoingOn.test(rest));
  if (isOpen || !/^\p{Ll}/u.test(rest)) return undefined;
  return gerundsInTense(rest.replace(/ and for (?=\p{L}+ing\b)/gu, ' and '), context);
}

/** 'Making sure that all are seen' */
const isGoingOn = /\b(?:get|gets)\b|^(?!.*\b(?:was|were)\b).*\b(?:making sure|ensuring)\b/;

const withoutDeterminer = (text: string): string =>
  text.replace(/^(?:all|an?|its?|our|the|this) (?:of the )?/i, '');

/**
 * A team is managed, and posts are handled; for 'reliability' or '40 vehicles' no verb is certain.
 */
function inCharge(rest: string, context: WritingContext): string | undefined {
  if (/, |\band \p{L}+ing\b/u.test(rest)) return undefined;
  const [verb, ...more] = managed.test(headOf(withoutDeterminer(rest)))
    ? ['manage']
    : isHandled(rest)
      ? ['handle']
      : [];
  const inItsTense = verb && inTense(verb, context);
  return (
    inItsTense && [inItsTense, ...more, rest.replace(/(?<!\s)\s+and for\s+/g, ' and ')].join(' ')
  );
}

const isHandled = (rest: string): boolean =>
  !/^\p{L}+ing\b/u.test(rest) &&
  cases.test(nounPhraseOf(withoutDeterminer(rest)).words.at(-1) ?? '') &&
  !/\bdirect reports\b/i.test(rest);

const managed = /^(?:team|staff|department|budget|store|shop|employees)$/u;
function baseInTense(rest: string, context: WritingContext): string | undefined {
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
  const verb = /^(?:be|have)$/.test(word) ? undefined : inTense(word, context);
  return verb && verb + rest.slice(word.length);
}
