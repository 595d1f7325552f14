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

/** Tells school, degree, field and place of a header's texts apart by their words. */
function sortParts(pieces: Piece[]): Parts {
  const all = pieces.flatMap(splitCommas);
  const parts: Parts = { field: '', place: '', rest: [] };
  const schoolAt = all.findIndex(({ text }) => namesSchool(text) && !isDegreeOnly(text));
  const degreeAt = all.findIndex(({ text }, at) => at !== schoolAt && namesDegree(text));
  const fallback = all.findIndex((_, at) => at !== degreeAt);
  const school = all[schoolAt >= 0 ? schoolAt : fallback];
  if (school) parts.school = school;
  const degree = degreeAt >= 0 ? all[degreeAt] : all.find((one) => one !== school);
  if (degree) parts.degree = degree;
  for (const one of all) if (one !== school && one !== degree) place(one, parts, school, degree);
  return parts;
}

const isDegreeOnly = (text: string): boolean =>
  namesDegree(text) &&
  /high school|school (?:diploma|certificate|leaving)|in\s/i.test(text) &&
  !/universit|college/i.test(text);

function place(one: Piece, parts: Parts, school?: Piece, degree?: Piece): void {
  const { text } = one;
  const afterSchool = school !== undefined && one.row === school.row && degree?.row !== school.row;
  const isDetail =
    /\b(?:gpa|grade|note|honou?rs|cum laude|distinction|first[- ]class|thesis|minor|upper second|2:1|abschlussnote)\b|\d[.,]\d/i.test(
      text,
    );
  if (isDetail) parts.rest.push(text);
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
  if (namesPlace(piece.text) || !piece.text.includes(',')) return [piece];
  const texts = piece.text.split(/,\s+|、/);
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1);
    const isCampus =
      before !== undefined &&
      /university of california|state university of new york|université de|university of wisconsin/i.test(
        before,
      );
    if (
      before !== undefined &&
      (isCampus || namesPlace(`${before}, ${text}`)) &&
      !(!isCampus && namesSchool(before))
    ) {
      joined[joined.length - 1] = `${before}, ${text}`;
    } else joined.push(text);
  }
  return joined.map((text) => ({ ...piece, text }));
}

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
  const bracket = /^([^()]+?)\s+\((?!hons)([^()]{4,})\)$/i.exec(text);
  if (bracket && namesDegree(bracket[1] ?? ''))
    return { degree: bracket[1] ?? '', field: bracket[2] ?? '' };
  return { degree: text, field: '' };
}
