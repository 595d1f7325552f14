import { headerPieces, type Piece } from '../entries/header-pieces.ts';
import { type Entry, isBody, splitEntries } from '../entries/split-entries.ts';
import { joinPassages } from '../lines/passages.ts';
import type { Line } from '../model.ts';
import { dateFields, textOfBody } from './body.ts';
import type { Note } from './collect.ts';
import { looksLikePlace, namesDegree, namesPlace, namesSchool } from './words.ts';

export function readEducation(lines: readonly Line[], note: Note, firstIndex = 0) {
  const dated = splitEntries(lines);
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  return entries.map((entry, at) => {
    const path = `education[${firstIndex + at}]`;
    const parts = sortParts(headerPieces(entry.header));
    const { degree, field } = splitDegree(parts.degree?.text ?? '', parts.field);
    const line = parts.school?.line ?? entry.header[0]?.lines[0];
    const school = parts.school?.text ?? '';
    note(`${path}.institution`, school, namesSchool(school) ? 0.95 : 0.65, line);
    note(`${path}.degree`, degree, namesDegree(degree) ? 0.92 : 0.6, parts.degree?.line ?? line);
    note(`${path}.field`, field, 0.8, parts.degree?.line ?? line);
    note(`${path}.location`, parts.place, 0.8, line);
    const description = [...parts.rest, textOfBody(entry.body)].filter(Boolean).join('\n');
    note(`${path}.description`, description, 0.75, entry.body[0]?.lines[0] ?? line);
    return {
      ...{ institution: school, degree, field, location: parts.place, description },
      ...dateFields(entry.date, path, note, line),
    };
  });
}

/** Without dates, each school begins an entry, or each degree where those stand first. */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const passages = joinPassages(lines);
  const degreeFirst = namesDegree(passages[0]?.text ?? '') && !namesSchool(passages[0]?.text ?? '');
  const begins = degreeFirst ? namesDegree : namesSchool;
  const entries: Entry[] = [];
  for (const passage of passages) {
    const open = entries.at(-1);
    const hasText = begins(passage.text) && !(isBody(passage) && passage.kind === 'paragraph');
    if (hasText || !open) entries.push({ header: [{ ...passage, kind: 'paragraph' }], body: [] });
    else if (!isBody(passage) && open.body.length === 0) open.header.push(passage);
    else open.body.push(passage);
  }
  return entries;
}

type Parts = { school?: Piece; degree?: Piece; field: string; place: string; rest: string[] };

/** Tells school, degree, field and place of a header's texts apart by their words and their order. */
function sortParts(pieces: Piece[]): Parts {
  const all = joinShortForms(pieces.flatMap(splitDetails)).flatMap(splitCommas);
  const parts: Parts = { field: '', place: '', rest: [] };
  const isSchool = ({ text }: Piece) => namesSchool(text) && !isDegreeOnly(text) && !isDetail(text);
  const degreeOnly = all.findIndex(
    ({ text }) => namesDegree(text) && !namesSchool(text) && !namesPlace(text),
  );
  const schoolAt = all.findIndex(isSchool);
  const degreeAt =
    degreeOnly >= 0
      ? degreeOnly
      : all.findIndex(({ text }, at) => at !== schoolAt && namesDegree(text) && !namesPlace(text));
  const fallback = all.findIndex(
    ({ text }, at) => at !== degreeAt && !namesPlace(text) && !isDetail(text),
  );
  const school = all[schoolAt >= 0 ? schoolAt : fallback];
  if (school) parts.school = school;
  const degree =
    all[degreeAt] ??
    all.find((one) => one !== school && !namesPlace(one.text) && !isDetail(one.text));
  if (degree) parts.degree = degree;
  const order = {
    school: school ? all.indexOf(school) : -1,
    degree: degree ? all.indexOf(degree) : -1,
  };
  all.forEach((one, at) => {
    if (one === school || one === degree) return;
    const isBehindSchool =
      at > order.school && (order.degree < order.school || at < order.degree) && !saysDegree(one);
    place(one, parts, isBehindSchool, school, degree);
  });
  return parts;
}

const isDegreeOnly = (text: string): boolean =>
  namesDegree(text) &&
  /high school|school (?:diploma|certificate|leaving)|in\s/i.test(text) &&
  !(/universit|college/i.test(text) || highSchool.test(text));

/** 'Makhosi High School' has a name, 'High School Diploma' has none. */
const highSchool = /\p{Lu}\S*\s+(?:senior |junior |national )?(?:high|secondary) school$/iu;

const saysDegree = ({ text }: Piece): boolean => namesDegree(text);

/** Marks, honours and theses say how a degree went, not what it is. */
const isDetail = (text: string): boolean =>
  /\b(?:c?gpa|grades?|note|marks|percentage|score|(?:first|second)[- ]class|cum laude|(?:with|merit|high|highest|passed with) (?:distinction|honou?rs|merit)|distinction|honou?rs(?! degree)|thesis|dissertation|supervisor|advisor|coursework|minor|upper second|2:[12]|dean's list|valedictorian|abschlussnote|notendurchschnitt|mention)\b|\d[.,]\d|\d\s*%/i.test(
    text,
  ) && !/\(hons|\bhonou?rs\) /i.test(text);

const bracketed = /\s*[([]([^()[\]]+)[)\]]/g;

/** 'MSc Physics; GPA: 3.9', 'LLB (cum laude), Leeds', 'Yaba Polytechnic (HND in Business)'. */
function splitDetails(piece: Piece): Piece[] {
  const inside: string[] = [];
  const rest = piece.text.replace(bracketed, (whole, text: string) => {
    const isDegree = namesDegree(text) && namesSchool(piece.text.replace(whole, ''));
    if (/^hon/i.test(text) || !(isDetail(text) || isDegree)) return whole;
    inside.push(text);
    return '';
  });
  return [...rest.split(/;\s+/), ...inside].map((text) => ({ ...piece, text: text.trim() }));
}

/** 'Bachelor of Business Administration - BBA' is one degree, said twice. */
function joinShortForms(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const [short = ''] = piece.text.split(', ');
    const isShort = short.length <= 6 && namesDegree(short) && before?.row === piece.row;
    if (before && isShort && namesDegree(before.text) && before.text.length > 6)
      joined[joined.length - 1] = { ...before, text: `${before.text} - ${piece.text}` };
    else joined.push(piece);
  }
  return joined;
}

function place(
  one: Piece,
  parts: Parts,
  isBehindSchool: boolean,
  school?: Piece,
  degree?: Piece,
): void {
  const { text } = one;
  const afterSchool =
    isBehindSchool ||
    (school !== undefined && one.row === school.row && degree?.row !== school.row);
  if (isDetail(text)) parts.rest.push(text);
  else if (parts.place === '' && (namesPlace(text) || afterSchool || looksLikePlace(text)))
    parts.place = text;
  else if (parts.place !== '' && namesPlace(text)) parts.place += `, ${text}`;
  else if (parts.field === '' && degree && !saysField(degree)) parts.field = text;
  else if (parts.place === '') parts.place = text;
  else parts.rest.push(text);
}

/** 'BSc in Physics' leaves no field to be found in what stands beside it. */
const saysField = ({ text }: Piece): boolean => /\s(?:in|en|em)\s/i.test(text);

/** 'BSc, Mathematics, Cardiff University' is three texts; 'Austin, TX' and a school's own comma are one. */
function splitCommas(piece: Piece): Piece[] {
  const texts = piece.text.split(/,\s+|、|\s+\/\s+/);
  if (texts.length < 2 || (isDetail(piece.text) && !texts.some(namesSchool))) return [piece];
  if (namesPlace(piece.text) && !texts.some((text) => namesSchool(text) || namesDegree(text)))
    return [piece];
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    const isOne =
      before !== undefined &&
      (isCampus(before) || (namesPlace(`${before}, ${text}`) && !namesSchool(before)));
    if (isOne) joined[joined.length - 1] = `${before}, ${text}`;
    else joined.push(text);
  }
  return joined.map((text) => ({ ...piece, text }));
}

const isCampus = (before: string): boolean =>
  /^(?:university of (?:california|wisconsin|texas|illinois|north carolina|massachusetts|nebraska)|state university of new york|indian institute of (?:technology|management)|national institute of technology|université de|california state university)$/i.test(
    before,
  );

const abbreviated =
  /^((?:ph\.?d|d\.?phil|[bm]\.?\s?sc|[bm]\.?\s?eng|[bm]\.?\s?tech|[bm]\.?\s?a|[bm]\.?\s?s|m\.?b\.?a|b\.?b\.?a|ll\.?[bm]|m\.?ed|b\.?ed|mres|[bm]\.?com|[bm]\.?f\.?a|diplom|licence|licenciatura|bacharelado|mestrado|grado|máster|master|bachelor|hnd|doctorat|diploma)\.?(?:\s*\((?:hons|honours)\.?\))?)(?:\s+(?:in|en|em|of|de)\s+|\s+)(.+)$/i;

/** 'Bachelor of Science in Physics', 'BSc Physics': the degree, and the field that it is in. */
export function splitDegree(text: string, field: string): { degree: string; field: string } {
  if (field !== '') return { degree: text, field };
  const long =
    /^(.*?\b(?:degree|bachelor|master|doctor|associate|diploma|science|arts|engineering|philosophy|education|laws|business administration|technology|certificate|fine arts)\S*(?:\s+\(hons\))?)\s+(?:in|en|em)\s+(.+)$/i.exec(
      text,
    );
  if (long) return { degree: long[1] ?? '', field: long[2] ?? '' };
  const short = abbreviated.exec(text);
  if (short && !/^(?:of|de)\s/i.test(text.slice(short[1]?.length).trim()))
    return { degree: short[1] ?? '', field: short[2] ?? '' };
  return bracketField(text) ?? { degree: text, field: '' };
}

/** 'Diplom (Maschinenbau)', but not 'GCSEs (7 with Maths)' or 'Senior Certificate (Matric)'. */
function bracketField(text: string): { degree: string; field: string } | undefined {
  const [, degree = '', field = ''] = /^([^()]+?)\s+\((?!hons)([^()]{4,})\)$/i.exec(text) ?? [];
  const isField = field !== '' && !/^\d/.test(field) && !namesDegree(field);
  return isField && namesDegree(degree) ? { degree, field } : undefined;
}
