/** A criterion that applicants have to meet, numbered or in a list: 'E1 Experience of appeals'. */
export interface Criterion {
  /** Its number, such as 'E1', or '' if it has none. */
  label: string;
  text: string;
}

const mostRead = 30_000;
const most = 8;
const labeled = /^[\s•▪●*·–—-]{0,6}(?<label>E ?\d{1,2})[.):]?\s(?<text>\p{L}.{4,199})$/u;
const heading = /^[\s*#_]{0,4}essential(?: criteria| requirements)?[\s:*_]{0,4}$/iu;
const item = /^[\s•▪●*·–—-]{0,6}(?:\d{1,2}[.)] )?(?<text>[\p{L}\d].{4,199})$/u;
const numberedItem = /^\s{0,6}\d{1,2}[.)] /u;
const otherHeading =
  /^[\s*#_]{0,4}(?:desirable|preferred|how to apply|benefits|we offer)\b|:\s*$/iu;

/** Returns the essential criteria: numbered as such, or listed below such a heading. */
export function criteriaOf(text: string): Criterion[] {
  const lines = text.slice(0, mostRead).split(/\r?\n/);
  const numbered = lines.flatMap((line) => {
    const { label, text: criterion } = labeled.exec(line)?.groups ?? {};
    return label && criterion ? [{ label: label.replace(' ', ''), text: bare(criterion) }] : [];
  });
  if (numbered.length > 1) return numbered.slice(0, most);
  const ofRange = inRange(lines);
  if (ofRange.length > 1) return ofRange.slice(0, most);
  const from = lines.findIndex(isHeadingOf(text.slice(0, mostRead)));
  if (from < 0) return inSentence(lines);
  const all = lines.slice(from + 1);
  // Criteria numbered below headings of their own.
  const last = all.findIndex((line) => otherHeading.test(line));
  const counted = all
    .slice(0, last < 0 ? undefined : last)
    .filter((line) => numberedItem.test(line));
  const below = counted.length > 1 ? counted : all;
  const end = below.findIndex(
    (line, at) =>
      otherHeading.test(line) ||
      (at > 0 && (line.trim() === '' || (isMarked(below[0]) && !isMarked(line)))),
  );
  return below
    .slice(0, end < 0 ? most : end)
    .flatMap((line) => item.exec(line)?.groups?.text ?? [])
    .map((line) => ({ label: '', text: bare(line) }))
    .slice(0, most);
}

/**
 * A reference to criteria by number, which are those of the first list with these numbers:
 * 'Addressing points 1 to 3'.
 */
export const rangeOfPoints =
  /\b(address(?:es|ing)?|against|cover(?:s|ing)?|meet(?:s|ing)?|to) (?:each of )?(?:the |our )?(?:numbered )?(?:criteria|items|points|requirements) (?<from>\d{1,2}) ?(?:to|-|–|through) ?(?<to>\d{1,2})(?!\d)/iu;

function inRange(lines: readonly string[]): Criterion[] {
  const { from, to } = rangeOfPoints.exec(lines.join('\n'))?.groups ?? {};
  if (from === undefined) return [];
  const found: Criterion[] = [];
  for (const line of lines) {
    const { at, text } = /^\s{0,6}(?<at>\d{1,2})[.)] (?<text>.{4,199})$/u.exec(line)?.groups ?? {};
    if (text === undefined || Number(at) !== Number(from) + found.length) continue;
    if (Number(at) <= Number(to)) found.push({ label: '', text: bare(text) });
  }
  return found;
}

/** A reference to the list below a named heading: 'Address the “About you” points'. */
const namedList =
  /\b(?:address(?:es|ing)?|against|cover(?:s|ing)?|meet(?:s|ing)?|to) (?:each of )?(?:(?:the|our) )?["“](?<name>[\p{L} ’']{3,40})["”]/iu;

/**
 * A reference to each item below a named heading: 'Which responds to each of the qualifications
 * above'.
 */
export const eachOfList =
  /\b(?:address|answer|cover|meet|respond)(?<form>e?s|ing)?(?: to)? each of (?:the |our )?(?<name>criteria|qualifications|requirements)(?: (?:above|below|listed))?\b/iu;

const namedIn = (text: string): string | undefined =>
  (namedList.exec(text) ?? eachOfList.exec(text))?.groups?.name?.toLowerCase();

function isHeadingOf(text: string): (line: string) => boolean {
  const name = namedIn(text);
  return (line) =>
    heading.test(line) ||
    line
      .replace(/[\s*#_:]+/gu, ' ')
      .trim()
      .toLowerCase() === name;
}

/**
 * Criteria within one sentence: 'Essential: registration; a degree; two years on wards. Desirable:
 * …'.
 */
const listed =
  /(?:\bessential(?: criteria| requirements)?|^\W{0,6}E): (?<list>(?:[^.:]|(?<=\b(?:etc|incl?|min))\.){10,600})(?=[.:]|$)/iu;

const mostOfList = 600;

function inSentence(lines: readonly string[]): Criterion[] {
  // 'What we need: a degree; three years', if the letter has to address it
  const name = namedIn(lines.join('\n'));
  const named = lines.find(
    (line) => name !== undefined && line.toLowerCase().startsWith(`${name}: `),
  );
  const list =
    named?.slice((name?.length ?? 0) + 2, mostOfList) ??
    lines.map((line) => listed.exec(line)?.groups?.list).find(Boolean) ??
    '';
  const items = list
    .split(/; ?(?:and )?/)
    .map(bare)
    .filter((text) => /\p{L}{2}/u.test(text));
  return items.length > 1 ? items.slice(0, most).map((text) => ({ label: '', text })) : [];
}

const isMarked = (line = ''): boolean => /^\s{0,6}[•▪●*·–—-]/u.test(line);

const bare = (text: string): string => text.trim().replace(/(?<![\s.;,])[\s.;,]+$/, '');
