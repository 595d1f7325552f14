import type { Segment } from '../entries/header-segments.ts';
import {
  endsAsCompany,
  looksLikePlace,
  namesDegree,
  namesPlace,
  namesSchool,
} from '../vocabulary/names.ts';
import { isCountry, isRegion } from '../vocabulary/places.ts';
import {
  findHonours,
  isDetail,
  isExams,
  isGrades,
  isStay,
  opensDetails,
  studyKind,
} from '../vocabulary/study-evidence.ts';

/** A segment of a study's header. `isTail`: it followed a comma. */
export type StudySegment = Segment & { isTail?: boolean };

/** Longer texts are prose and are not split. */
const longest = 300;

/** Splits the texts of a header that contain several facts about a study. */
export const studySegments = (segments: readonly Segment[]): StudySegment[] =>
  withoutColumnHeads(
    joinShortForms(segments.flatMap(splitArrows).map(trimmed).flatMap(ifShort(splitDetails)))
      .flatMap(ifShort(splitStops))
      .flatMap(ifShort(splitColon))
      .flatMap(ifShort(splitFrom))
      .flatMap(ifShort(splitCommas))
      .flatMap(ifShort(splitDetails))
      .flatMap(ifShort(splitHonours))
      .flatMap(ifShort(splitBoard))
      .map(trimmed)
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isMark(text)),
  );

const splitArrows = (segment: Segment): Segment[] =>
  parted(
    segment,
    segment.text
      .split(/(?<!\s)\s+[→⟶➜➔⇒]\s+/)
      .map((text) => text.replace(/^\s*[→⟶➜➔⇒]\s*|(?:(?<!\s)\s+)?[→⟶➜➔⇒]\s*$/g, '')),
  );

/** A label applies only to the first text after it. */
const parted = (segment: Segment, texts: readonly string[]): Segment[] => {
  const { slot, ...rest } = segment;
  return texts.map((text, at) => (at === 0 && slot ? { ...segment, text } : { ...rest, text }));
};

const ifShort =
  (split: (segment: Segment) => Segment[]) =>
  (segment: Segment): Segment[] =>
    segment.text.length > longest ? [segment] : split(segment);

const trimmed = (segment: Segment): Segment => ({
  ...segment,
  text: segment.text
    .replace(/(?<!\s)\s+in(?: the year)?$/i, '')
    .replace(/^(?:from|presso)\s+(?=\p{Lu})/u, '')
    .replace(/(?:(?<!\s)\s+)?\([^()]*$/, '')
    .replace(/^[IVX]{1,4}[.)]\s+(\S.*)$/, (whole, rest) =>
      studyKind(rest) === 'degree' ? rest : whole,
    )
    .replace(
      /^[\s/]+|(?<![\s/])[\s/]+$|(?:(?<![\s,(])[\s,(]+)?\b(?:expected|anticipated|graduat(?:ed|ion)|class of)$/gi,
      '',
    ),
});

const bracketed = /(?:(?<!\s)\s+)?[([]([^()[\]]+)[)\]]/g;

/**
 * Splits details at semicolons and brackets: 'MSc Physics; GPA: 3.9', 'LLB (cum laude), Leeds',
 * 'Yaba Polytechnic (HND in Business)', 'Leeds College (Leeds)'.
 */
function splitDetails(segment: Segment): Segment[] {
  const inside: string[] = [];
  const rest = segment.text.replace(bracketed, (whole, text: string, at: number) => {
    const [before, ...others] = segment.text.slice(0, at).split(/,\s+/).reverse();
    const all = segment.text.replace(whole, '');
    const isOwn = others.length === 0 || studyKind(before ?? '') !== undefined;
    if (!isApart(text, isOwn ? (before ?? '') : all, all)) return whole;
    inside.push(text);
    return '';
  });
  const isAside = (text: string) => inside.includes(text) && { isBracketed: true };
  return parted(
    segment,
    [...rest.split(/;\s+/), ...inside].map((text) => text.trim()),
  ).map((one) => ({ ...one, ...isAside(one.text) }));
}

/** Whether a text in brackets is separate from the text before it. */
function isApart(inside: string, rest: string, all: string): boolean {
  if (/^hon/i.test(inside)) return false;
  const kind = studyKind(rest);
  if (kind === 'school' || (kind === undefined && endsAsCompany(rest)))
    return namesDegree(inside) || !/^(?:\p{Lu}{2,8}|\p{Lu}\p{L}{0,3}\.?)$/u.test(inside);
  if (isExams(all) && inside.split(',').length > 2) return true;
  const isSchool = namesSchool(inside) && studyKind(inside) === 'school' && kind === 'degree';
  const isCount = /^\d+ (?:\S+ )?including\b/.test(inside) && !isGrades(inside);
  return isSchool || (isDetail(inside) && !isCount);
}

/** Joins a degree with its abbreviation: 'Bachelor of Business Administration - BBA'. */
function joinShortForms(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    const [short = ''] = segment.text.split(', ');
    const isShort = short.length <= 6 && namesDegree(short) && before?.row === segment.row;
    const isOne = studyKind(before?.text ?? '') === 'degree' && (before?.text.length ?? 0) > 6;
    if (before && isShort && isOne)
      joined[joined.length - 1] = { ...before, text: `${before.text} - ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
}

/** Splits at a colon: 'Leeds College: Diploma in Nursing', 'A Levels: Maths (C), Art (B)'. */
function splitColon(segment: Segment): Segment[] {
  const [, before = '', after = ''] = /^([^:]{3,}):\s+(\S.*)$/.exec(segment.text) ?? [];
  if (before === '' || opensDetails(segment.text)) return [segment];
  const kinds = [studyKind(before), studyKind(after)];
  const isTwo = kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1];
  return isTwo || isGrades(after) || (kinds[0] === 'degree' && opensDetails(after))
    ? parted(segment, [before, after])
    : [segment];
}

/**
 * Splits at 'from' and 'at' before a school: 'BTech Civil Engineering from Leeds Institute',
 * 'Diploma at Leeds College'.
 */
function splitFrom(segment: Segment): Segment[] {
  const [, degree = '', word = '', school = ''] =
    /^(.+?),?(?<!\s)\s+(from|at|an der|bei)\s+(\p{Lu}.+)$/su.exec(segment.text) ?? [];
  const isSchool = studyKind(school) === 'school' || endsAsCompany(school.split(', ')[0] ?? '');
  const isDegree =
    studyKind(degree) === 'degree' && studyKind(degree.split(', ').at(-1) ?? '') !== 'school';
  const isTwo = isDegree || (word === 'from' && isSchool);
  return isTwo ? parted(segment, [degree, school]) : [segment];
}

/** Splits honors: 'BSc Physics magna cum laude', 'First Class BA History'. */
function splitHonours(segment: Segment): Segment[] {
  const { text } = segment;
  const honours = findHonours(text);
  const isPlain = studyKind(text) === 'degree' || (honours && /\d/.test(honours));
  if (!honours || !isPlain) return [segment];
  return parted(segment, [text.replace(honours, '').trim(), honours.trim()]);
}

/** Splits at full stops: 'Licenciatura en Historia. Universidad del Norte. Vitoria.' */
function splitStops(segment: Segment): Segment[] {
  const texts = segment.text.split(/(?<=\p{Ll}{3})(?<!Govt|Matric|Univ|Dept|Inst)\.\s+(?=\p{Lu})/u);
  const [first = '', ...rest] = texts;
  const isList = studyKind(first) !== undefined || rest.some(opensDetails);
  return isList ? parted(segment, texts) : [segment];
}

const commas = /,\s+(?!\s|[^([]{0,200}[)\]])|、|[،፣၊]\s|(?<!\s)\s+(?:\/|-{2,3})\s+/;

/**
 * Splits at commas, 'BSc, Mathematics, Cardiff University', but not within 'Austin, TX' or a
 * school's name.
 */
function splitCommas(segment: Segment): Segment[] {
  const texts = segment.text.split(commas);
  const isWhole =
    (opensDetails(segment.text) && !isStay(texts[0] ?? '')) ||
    isGrades(segment.text) ||
    texts.every((text) => isDetail(text));
  if (texts.length < 2 || (isWhole && !texts.some((text) => studyKind(text)))) return [segment];
  if (namesPlace(segment.text) && !texts.some((text) => studyKind(text)))
    return splitTown(segment, texts);
  return parted(segment, joinTexts(texts)).map((one, at) =>
    at > 0 ? { ...one, isTail: true } : one,
  );
}

/** Splits a college from its university: 'Pune University Indrayani College of Engineering'. */
function splitBoard(segment: Segment): Segment[] {
  const [, board = '', school = ''] =
    /^(.+?\b(?:University|Board))\s+(\p{Lu}(?!\S+ (?:of|for) ).{0,120}\b(?:College|School|Institute|Vidyalaya)\b.*)$/su.exec(
      segment.text,
    ) ?? [];
  const isOwn =
    board.endsWith('Board') ||
    /(?<!Medical|Law|Business|Graduate|Community) \p{Lu}\p{L}+ of /u.test(school);
  return board === '' || !isOwn ? [segment] : [school, board].map((text) => ({ ...segment, text }));
}

/** Splits a town and state from a school: 'Luther, Decorah, IA'. */
function splitTown(
  segment: Segment,
  [name = '', town = '', state = '', more]: string[],
): Segment[] {
  const isNamed = segment.row === 0 && state !== '' && more === undefined && !namesPlace(name);
  const isTown =
    (isRegion(state) || /^[A-Z]{2}$/.test(state)) &&
    !isCountry(state) &&
    !isRegion(town) &&
    name !== town;
  return isNamed && isTown
    ? [name, `${town}, ${state}`].map((text) => ({ ...segment, text }))
    : [segment];
}

/**
 * Joins texts that belong together despite a comma: a town and its state, a university and its
 * campus.
 */
function joinTexts(texts: readonly string[]): string[] {
  const joined: string[] = [];
  texts.forEach((text, at) => {
    const before = joined.at(-1);
    const isPlace =
      before !== undefined && namesPlace(`${before}, ${text}`) && studyKind(before) === undefined;
    const isMore =
      before !== undefined && at === joined.length && isNamedBehind(before, text, texts[at + 1]);
    if (before !== undefined && (isCampus(before) || isPlace || isMore))
      joined[joined.length - 1] = `${before}, ${text}`;
    else joined.push(text);
  });
  return joined;
}

const isCampus = (before: string): boolean =>
  /^(?:(?:state )?university of (?:california|the west indies|the philippines|wales|alaska|hawaii|puerto rico|colorado|wisconsin|texas|illinois|north carolina|massachusetts|nebraska)|state university of new york|indian institute of (?:technology|management)|national institute of technology|université de|california state university|(?:central |state )?board of (?:\p{L}+ )+education)$/iu.test(
    before,
  );

const unnamed =
  /^(?:school|college|institute|academy|école|escuela|escola|scuola|schule) (?:of|de|d[ei]l?|für) (?:the )?\p{Lu}\p{L}+(?: (?:and|&|et|y|e|und) \p{Lu}\p{L}+)?$/iu;

/** Whether a suburb is part of a school's name: 'College of Engineering, Guindy, Chennai'. */
const isNamedBehind = (before: string, text: string, next: string | undefined): boolean =>
  unnamed.test(before) &&
  studyKind(text) !== 'degree' &&
  !isDetail(text) &&
  !namesPlace(text) &&
  (next !== undefined || namesSchool(text) || !looksLikePlace(`${text}, ${text}`));

/** Whether a text is the number of an entry, or a label whose date was removed. */
const isMark = (text: string): boolean =>
  /^(?:\d{1,2}[.)]?|[IVX]{1,4}[.)]|(?:years?|dates?|jahr|år|año|ano|année|anno|rok|vuosi)\s*:?)$/iu.test(
    text,
  );

const columnHead =
  /^(?:s\.? ?no\.?|sr\.? ?no\.?|qualifications?|speciali[sz]ation|college|board|university|school|institut(?:e|ion)|(?:passing )?year(?: of passing)?|division|class|degree|course|percentage|marks|cgpa|grade|stream)$/i;

/** Removes the column heads of a table above its first row: 'Qualification, College, Year'. */
function withoutColumnHeads(segments: Segment[]): Segment[] {
  const heads = segments.filter(({ row, text }) => row === 0 && columnHead.test(text));
  return heads.length > 2 ? segments.filter((segment) => !heads.includes(segment)) : segments;
}
