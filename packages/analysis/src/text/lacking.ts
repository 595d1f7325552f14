/** Further items of a list that ends with 'or': 'no experience with SAP, Kubernetes or Go'. */
const others = String.raw`(?:(?:, (?!(?:\p{L}+ed|led|ran|built|wrote|made|grew|held|taught|sold|won|which|who|whom|where|but|and|yet|though|although) )[^.;,:()\n]{1,30}){1,8}(?<= (?:or|nor) [^.;,:()\n]{1,30}))?`;
/** The words for what is lacking, up to the end of their clause. */
const rest = String.raw`[^.;,:()\n]{0,80}${others}`;
const not = String.raw`(?:not|never|[\p{L}]{2,5}n[o’']t)(?: yet| really| personally)?`;
const ability =
  '(?:experience|exposure|knowledge|background|training|familiarity|qualifications?|skills?)';
/**
 * A person who taught people 'with no experience of it' has some, so the phrase must open a clause.
 */
const opening = String.raw`(?<=^\P{L}{0,8}|[.;,:()\n]\P{L}{0,8}|(?<!\p{L})(?:have|has|had|got|but|though|although|yet|and) )`;

/**
 * What a person says they lack, or only wish for: 'no experience with SAP', 'eager to learn
 * Python'.
 */
const lack = [
  `${opening}no (?:\\p{L}{1,20} ){0,2}${ability}(?!\\p{L})${rest}`,
  `(?<!\\p{L})${not} (?:used|use|worked (?:with|in|on)|work (?:with|in|on)|learn(?:ed|t)?|tried|touched|been (?:trained|certified|licensed)|trained|certified|licen[cs]ed|registered|qualified|familiar)(?!\\p{L})${rest}`,
  `(?<!\\p{L})(?:willing|eager|keen|happy|ready|hop(?:e|ing)|want(?:ing)?|wish(?:ing)?|would like|plan(?:ning)?|looking(?: forward)?) to (?:learn(?:ing)?|study|train in|get into)(?!\\p{L})${rest}`,
].join('|');
const anyLack = new RegExp(lack, 'giu');

/**
 * Replaces statements of what is lacking by blanks of the same length, so that offsets stay valid.
 */
export const withoutLacks = (text: string): string =>
  text.replace(anyLack, (found) => ' '.repeat(found.length));

const opensWithLack = new RegExp(
  `^\\P{L}*(?:(?:i|still|did|do|have|has|had|am|was) ){0,3}(?:${lack})`,
  'iu',
);
/** Something attempted in vain or only wished for. */
const unmet =
  /^\P{L}*(?:i )?(?:failed to|(?:was |were )?unable to|yet to|applied (?:for|to)|hop(?:e|ing) (?:to|for)|want(?:ing)? to)(?!\p{L})/iu;

/** Whether a line begins with something that its writer lacks, failed at or only wants. */
export const isOfLack = (line: string): boolean => opensWithLack.test(line) || unmet.test(line);
