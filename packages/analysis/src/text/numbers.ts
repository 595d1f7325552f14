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
