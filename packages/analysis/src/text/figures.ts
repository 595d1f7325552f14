/** Digits that stand by themselves, with what belongs to them: £1.4, 23%, ~40, 1,400. */
const figure = /(?<![\p{L}\p{N}.,-])[\p{Sc}~+<>≈-]{0,4}\d[\d.,]*(?<=\d)/gu;
const named =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|crores?|lakhs?|dozens?|half|halv(?:ed|ing|es)|doubl(?:ed|ing|es)|tripl(?:ed|ing|es)|quadrupl(?:ed|ing|es)|twice|tenfold|twofold|threefold)\b/i;
/** Numbers that are names: a norm, a version. */
const label =
  /\b(?:iso|iec|ifrs|ias|windows|version|python|java|html|css|ifrs|osha|series|phase|level|type|tier|grade|class|form|section|route|office|microsoft|boeing|airbus|article|part)[\s/-]+$/i;

/** Whether a text says how much or how many; a year or the number of a norm says neither. */
export function hasNumber(text: string): boolean {
  if (named.test(text)) return true;
  for (const match of text.matchAll(figure)) {
    if (isPlainYear(match[0])) continue;
    if (!label.test(text.slice(Math.max(0, match.index - 24), match.index))) return true;
  }
  return false;
}

const isPlainYear = (number: string): boolean => /^(?:19|20)\d\d$/.test(number);

/** Verbs that say that something is otherwise than before, or was won. */
const changes =
  /\b(?:cut(?:s|ting)?|reduc|lower|decreas|shorten|halv|sav(?:e|ed|es|ing)\b|eliminat|prevent|avoid|rais(?:e|ed|es|ing)\b|increas|grew\b|grow(?:s|ing|n)?\b|expand|doubl|tripl|quadrupl|lift|boost|improv|gain|exceed|surpass|outperform|beat\b|beating\b|earn|generat|win\b|won\b|winning\b|secur|negotiat|recover|retain|attract|convert|replac|consolidat|speed|sped\b|accelerat|clear(?:ed|s)?\b|brought .{1,40}\b(?:down|up)\b|kept .{1,60}\b(?:below|under|above|over)\b|sold\b|achiev|reach(?:ed|es|ing)?\b|resolv)/iu;
const comparisons =
  /\bfrom\s[^,;]{0,30}\d[^,;]{0,30}\sto\s[^,;]{0,20}\d|\bfrom (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b[^,;]{0,30}\bto\b|\bby \d[\d.,]*\s?(?:%|percent|per cent)|\d[.,]*\s?(?:%|percent|per cent) (?:more|less|fewer|faster|higher|lower|cheaper)|(?:below|under|ahead of|above) (?:its |the |our )?(?:budget|target|plan|schedule)/iu;

/** Whether a text says what came of the work, measured: a change or a win, with a figure. */
export const hasResult = (text: string): boolean =>
  hasNumber(text) && (changes.test(text) || comparisons.test(text));
