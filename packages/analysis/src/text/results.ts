import { hasNumber } from './numbers.ts';

/** Verbs that say that something is otherwise than before, or was won. */
const changes =
  /\b(?:cut(?:s|ting)?|reduc|lower|decreas|shorten|halv|sav(?:e|ed|es|ing)\b|eliminat|prevent|avoid|rais(?:e|ed|es|ing)\b|increas|grew\b|grow(?:s|ing|n)?\b|expand|doubl|tripl|quadrupl|lift|boost|improv|gain|exceed|surpass|outperform|beat\b|beating\b|earn|generat|win\b|won\b|winning\b|secur|negotiat|recover|retain|attract|convert|replac|consolidat|speed|sped\b|accelerat|clear(?:ed|s)?\b|brought .{1,40}\b(?:down|up)\b|kept .{1,60}\b(?:below|under|above|over)\b|sold\b|achiev|reach(?:ed|es|ing)?\b|resolv)/iu;
const comparisons =
  /\bfrom\s[^,;]{0,30}\d[^,;]{0,30}\sto\s[^,;]{0,20}\d|\bfrom (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b[^,;]{0,30}\bto\b|\bby \d[\d.,]*\s?(?:%|percent|per cent)|\d[.,]*\s?(?:%|percent|per cent) (?:more|less|fewer|faster|higher|lower|cheaper)|(?:below|under|ahead of|above) (?:its |the |our )?(?:budget|target|plan|schedule)/iu;

/** Whether a text says what came of the work, measured: a change or a win, with a figure. */
export const hasResult = (text: string): boolean =>
  hasNumber(text) && (changes.test(text) || comparisons.test(text));
