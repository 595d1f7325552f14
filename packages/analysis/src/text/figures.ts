import { patternTable } from '@folio/tables/pattern-table';

/** Standalone numbers with their signs: £1.4, 23%, ~40, 1,400. */
const figure = /(?<![\p{L}\p{N}.,-])[\p{Sc}~+<>≈-]{0,4}\p{Nd}[\p{Nd}.,]*(?<=\p{Nd})/gu;
const words = patternTable(new URL('./figure-words.tsv', import.meta.url), [
  'number',
  'label',
  'change',
]);

/** Uses lookarounds instead of '\b', which only knows English letters. */
const named = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:${words.number})(?![\\p{L}\\p{M}\\p{N}_])`,
  'iu',
);
const onlyNumber = new RegExp(`^(?:${words.number}|\\p{Nd}+)$`, 'iu');

/** Whether a word is a number: 'five', '12'. */
export const isNumberWord = (word: string): boolean => onlyNumber.test(word);

/** Words before numbers that are names, such as a standard or a version. */
const label = new RegExp(`\\b(?:${words.label})[\\s/-]+$`, 'i');
/** Numbers in idioms: '24/7', '110%', '360 degrees'. */
const turnOfSpeech =
  /\b24\s?[/x]\s?7\b|\b1[1-9]0\s?%|\b360[\s-]?(?:°|degrees?)|\b\d+x\b(?=\s+(?:my|their|our|the))/gi;

/** Whether a text says how much or how many. A year or the number of a standard does not count. */
export function hasNumber(text: string): boolean {
  if (named.test(text)) return true;
  for (const match of text.replace(turnOfSpeech, '').matchAll(figure)) {
    if (isPlainYear(match[0])) continue;
    if (!label.test(text.slice(Math.max(0, match.index - 24), match.index))) return true;
  }
  return false;
}

const isPlainYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

/** Words for a change or a win. */
const changes = new RegExp(`\\b(?:${words.change})`, 'iu');
const comparisons =
  /(?<!\b(?:backed|broke|built|cleaned|drew|followed|laid|made|opened|picked|put|ran|set|shut|signed|took|tracked|wrote) )\b(?:down|up) (?:by )?[\p{Sc}]?\d[\d.,]*(?:\s?%|\s?(?:basis|percentage) points|\s?(?:k|m|bn)\b| (?:days|hours|minutes|percent|points|weeks)\b)|\bfrom\s[^,;]{0,30}\d[^,;]{0,30}\sto\s[^,;]{0,20}\d|\bfrom (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b[^,;]{0,30}\bto\b|\bby \d[\d.,]*\s?(?:%|percent|per cent)|\d[.,]*\s?(?:%|percent|per cent) (?:more|less|fewer|faster|higher|lower|cheaper)|(?:below|under|ahead of|above) (?:its |the |our )?(?:budget|target|plan|schedule)|\bagainst (?:a |an? )?(?:target|budget|plan|average)|\b(?:was|were|before|previously|earlier|instead of|compared (?:to|with))\s[^,;]{0,30}\d|(?<![\d.,])\d[\d.,]*\s?%?\s(?:to|→|->|=>)\s[\p{Sc}]?\d|\bof whom\b|\b(?:still|now) (?:in use|use|used|uses|run|runs|order|stands?|works?|leads?|teach(?:es)?|employed)\b/iu;
/** Results that consist of something not happening: 'no retained item', 'never late'. */
const clean =
  /\b(?:no|zero|without(?: a| any)?|never(?: a)?|nil)\s(?:\p{L}+\s)?(?:accidents?|incidents?|complaints?|loss(?:es)?|errors?|delays?|late|defects?|injur(?:y|ies)|retained|rework|correction|findings?|downtime|breach(?:es)?|missed|returns?|failures?|faults?|shortages?|out by|lost time)\b|\bfirst[\s-]time (?:pass|fix)/iu;

/** Whether a text states a measured result: a change or a win, with a figure. */
export const hasResult = (text: string): boolean =>
  clean.test(text) || (hasNumber(text) && (changes.test(text) || comparisons.test(text)));
