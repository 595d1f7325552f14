/** A span of text with an idiom, which states no fact. */
type Span = { start: number; end: number };

const time = 'day|shift|time|hour|minute|moment|morning|afternoon|evening|night';
const manner =
  'accurate|careful|clear|plain|simple|friendly|polite|good|great|proper|timely|orderly|safe|hands-on|regular|daily|day-to-day|everyday|ongoing|close|constant|personal';

const virtue =
  'care|attention|patience|precision|respect|smile|empathy|courtesy|diligence|dedication|discretion|confidence|ease|calm|kindness|warmth|tact|enthusiasm|pride';

const patterns = [
  // Repetitions: 'day by day', 'face-to-face', 'one at a time', 'day in and day out'.
  String.raw`(day|night|week|hour|time|shift|side|hand|face|step|point|one|piece|bit|word|line|page|item|case|room|again|more)[ -](?:by|to|on|in|for|after|and|upon|at)[ -](?:a[ -])?\1`,
  String.raw`(\p{L}{3,}) (?:by|after|upon) \1`,
  '(?:day|week|year) in,?(?: and)? (?:day|week|year) out|(?:one|piece) (?:at a time|after (?:another|the other))',
  // Times: 'every day', 'at the end of each shift', 'from time to time', 'at short notice'.
  `(?:at|by|before|from|after|until) the (?:end|start|beginning|close) of (?:the|each|every) (?:${time})`,
  '(?:each|every|all|throughout (?:the|each)|during the|through (?:the|their|his|her)) (?:single )?(?:day|shift|time)(?: long)?',
  '(?:first|last) thing(?: in the (?:morning|evening))?|in the (?:first|second) place|first (?:of all|and foremost)|at first',
  'from (?:time to time|day one|the (?:outset|start|beginning)|(?:start|beginning) to (?:finish|end)|(?:morning|dawn) (?:to|till|until) (?:night|evening|dusk))',
  '(?:at|on) short notice|(?:on|at) the (?:same|next|first|very) (?:day|time)|at (?:once|all times|any time|all hours|any hour|the same time)|(?:now|time) and (?:then|again)|more often than not|right away|straight away|on time|in time|in good time|in due course|as soon as possible',
  'on (?:their|the|his|her|our) first (?:day|days|week)',
  // Manners: 'by hand', 'in person', 'as needed', 'on a daily basis'.
  '(?:when|whenever|where|wherever|as|if|and when)(?: and when)? (?:needed|required|necessary|possible|appropriate|asked|prescribed|instructed|agreed|planned|requested|directed|due|it came in|they came in)',
  'in (?:person|writing|full|detail|turn|all weathers|plain (?:language|english|words)|(?:good|close|constant|regular) (?:shape|order|condition|contact|touch)|touch|contact|check|hand|order)',
  `on an? (?:${manner}|weekly|monthly) basis|in an? (?:${manner}) (?:manner|way|fashion)`,
  `(?:always )?with (?:(?:an?|great|due|utmost|full|a lot of|plenty of) )?(?:${virtue})(?: and (?:${virtue}))?`,
  'by (?:hand|heart)|hands[- ]on|inside(?: and |-)out|along the way|rain or shine|whatever the weather|from a to z|(?:on|off) site|in the field|over the (?:phone|telephone)|in[- ]house',
  // Prepositions of several words.
  'in (?:line|accordance|agreement|cooperation|collaboration|contact|addition|the course|the form|the role|the process)(?: with| to| of)|on (?:behalf of|top of)|by way of|with the (?:help|aid|support) of|as (?:part|a part) of|for the (?:sake|purpose|purposes|use) of|at the side of',
  // Verbs that say only that care was taken.
  '(?:ma[dk]e|making) (?:sure|certain)|(?:took|take|taking) (?:the )?(?:time|care|pride)|(?:kept|keep|keeping) (?:track|an eye|a close eye)|(?:kept|keep|keeping) up[- ]to[- ]date|up[- ]to[- ]date|an? (?:second|closer|fresh) look|(?:keep|kept|keeping) an? (?:cool|clear|level) head',
  '(?:first|main|central|single) (?:point|port|line) of (?:contact|call|help|support)|(?:a|the) (?:wide |whole |full )?(?:range|variety|array) of|a (?:number|couple|handful) of',
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${pattern})(?![\p{L}\p{N}])`, 'giu'));

/**
 * Ways to say 'at any hour'. These do state a fact: if the output has one, the source needs one, in
 * any wording.
 */
const allDay =
  /(?<![\p{L}\p{N}-])(?:24\s?[/x]\s?7|24[- ]hours?(?: a day)?|around[- ]the[- ]clock|round[- ]the[- ]clock|day and night|night and day|(?:at )?(?:any|all) (?:hours?|times?)(?: of (?:the )?(?:day|night))?)(?![\p{L}\p{N}])/giu;

/** Sorted by start; `reach` is the furthest end up to and including this one. */
export type Idioms = readonly (Span & { reach: number })[];

export function idiomsIn(source: string, text: string): Idioms {
  const sayable = source.search(allDay) >= 0 ? [...patterns, allDay] : patterns;
  const spans = sayable.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  let reach = 0;
  return spans
    .sort((one, other) => one.start - other.start)
    .map((span) => {
      reach = Math.max(reach, span.end);
      return { ...span, reach };
    });
}

/**
 * Whether an idiom contains the span: one starts at or before it and reaches at least as far. A
 * binary search finds the last such start, then compares its `reach`: O(log n).
 */
export function isWithin(idioms: Idioms, { start, end }: Span): boolean {
  let low = 0;
  let high = idioms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((idioms[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (idioms[low - 1]?.reach ?? 0) >= end;
}
