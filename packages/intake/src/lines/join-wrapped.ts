/** Words that others are tied to by a hyphen, which stays where a line ends behind it. */
const tied =
  /\b(?:self|well|cross|full|part|long|short|end|high|low|real|non|multi|co|e|anti|post|open|data|user|cloud|large|time|cost|front|back|first|second|third|year|month|week|quarter|day|state|two|three|four|five|six|one|decision|problem)-$/i;
/** Syllables that words are broken behind more often than tied: they are tied to these alone. */
const tiedBefore: readonly [RegExp, RegExp][] = [
  [/\bon-$/i, /^(?:site|call|time|board|premis|demand|going|line|campus|duty|the|air|street|set)/],
  [
    /\bin-$/i,
    /^(?:house|person|depth|store|patient|flight|app|game|class|office|home|count|stock)/,
  ],
  [/\bre-$/i, /^(?:e|use|open|org|brand|platform|train|design|build|route|stock)/],
  [
    /\bpre-$/i,
    /^(?:sales|prod|school|launch|oper|employ|exist|audit|seed|approv|construct|flight|clinic|natal|tax|trip|season|order|plan|service|register)/,
  ],
];
/** What ends a word and is none. */
const ending =
  /^(?:s|ed|ing|ings|er|ers|est|en|ened|ly|ment|ments|ness|ful|less|ner|ners|nership|ish|age|ity|istic|atic|i[sz](?:e|ed|es|ing|ation)|ple|cipat\w+)\b/;

/** A word parted at the end of a line is whole again; a hyphen between capitals or digits stays. */
export function joinWrapped(before: string, after: string): string {
  if (/\p{Ll}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(after))
    return isTied(before.replace(/\u2010$/, '-'), after)
      ? before + after
      : before.slice(0, -1) + after;
  if (/[-–/]$/.test(before) && !/\s[-–/]$/.test(before)) return before + after;
  const isTight =
    /[\u3040-\u30ff\u3400-\u9fff]$/.test(before) && /^[\u3040-\u30ff\u3400-\u9fff]/.test(after);
  return `${before}${isTight ? '' : ' '}${after}`;
}

const isTied = (before: string, after: string): boolean =>
  /\p{L}-\p{L}+-$/u.test(before) ||
  (tied.test(before) && !ending.test(after)) ||
  tiedBefore.some(([word, next]) => word.test(before) && next.test(after));
