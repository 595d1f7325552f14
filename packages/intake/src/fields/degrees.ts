import { patternTable } from '@folio/tables/pattern-table';
import { namesDegree, namesSchool } from '../vocabulary/names.ts';

export type Degree = { degree: string; field: string };

/**
 * Splits a degree from its field: 'Bachelor of Science in Physics', 'BSc Physics', 'Diploma:
 * Nursing'.
 */
export function splitDegree(text: string, field: string): Degree {
  if (field !== '') return { degree: text, field };
  return (
    colonField(text) ??
    bracketField(text) ??
    bracketDegree(text) ??
    longField(text) ??
    shortField(text) ?? { degree: text, field: '' }
  );
}

/**
 * Whether a degree names its field itself, so that no other text is read as one: 'BSc in Physics'.
 */
export const saysField = (text: string): boolean =>
  /\s(?:in|en|em)\s/i.test(text) || splitDegree(text, '').field !== '';

const words = patternTable(new URL('./degree-words.tsv', import.meta.url), [
  'bare',
  'leaving',
  'field',
  'training',
]);

const bare = new RegExp(`^(?:${words.bare})\\.?(?:\\s*\\(hons\\.?\\))?$`, 'i');

/** Whether a degree has a field and doesn't name it: 'MA', 'Specialist diploma'. */
export const isBareDegree = (text: string): boolean => bare.test(text);

const schoolLeaving = new RegExp(`^(?:(?:\\d+|\\p{L}+) )?(?:${words.leaving})(?!\\p{L})`, 'iu');

/** Whether a degree is a school leaving certificate, which has no single field: 'GCSEs'. */
export const leavesSchool = (text: string): boolean => schoolLeaving.test(text);

const colonField = (text: string): Degree | undefined => {
  const [, degree = '', field = ''] = /^([^:()]{3,60}):\s+(\p{Lu}[^:]+)$/u.exec(text) ?? [];
  return degree !== '' && !namesSchool(field) ? { degree, field } : undefined;
};

/**
 * Splits a field in brackets: 'Diplom (Maschinenbau)', but not 'GCSEs (7 with Maths)', 'Higher
 * Secondary (12th)' or 'WAEC (SSCE)'.
 */
function bracketField(text: string): Degree | undefined {
  const [, degree = '', field = ''] =
    /^([^()[\]]+?(?:(?<!\s)\s*\(hons\.?\))?)(?<!\s)\s+[([](?!hon)([^()[\]]{2,})[)\]]$/i.exec(
      text,
    ) ?? [];
  const isField =
    /^\p{Lu}\p{L}*\p{Ll}|^(?:MPC|BiPC|PCM|PCB|PCMB|CEC|MEC|HEC)$/u.test(field) &&
    !/\d|\bboard\b/i.test(field);
  const isSchoolLeaving =
    /\b(?:secondary|certificate \(matric|school)\b/i.test(text) && !stream.test(field);
  if (isBranch(degree, field)) return { degree, field };
  const isPlain =
    isField &&
    !shortField(degree.replace(/(?:(?<!\s)\s+)?\(hons.*/i, '')) &&
    !namesDegree(field) &&
    !namesSchool(field) &&
    !isSchoolLeaving;
  return isPlain && namesDegree(degree) ? { degree, field } : undefined;
}

/** Splits a degree in brackets: 'Maschinenbau (B.Sc.)', 'Gıda Mühendisliği (Lisans)'. */
function bracketDegree(text: string): Degree | undefined {
  const [, field = '', degree = ''] = /^([^()]{4,})(?<!\s)\s+\(([^()]{2,16})\)$/.exec(text) ?? [];
  const isSo = isBehindField.test(degree) && !namesDegree(field) && !namesSchool(field);
  return isSo ? { degree, field } : undefined;
}

const isBehindField =
  /^(?:[bm]\.?\s?(?:sc|a|eng|ed|s|tech|com|b\.?a)\.?|ll\.?[bm]\.?|ph\.?\s?d\.?|diplom|magister|bachelor|master|lisans|ön ?lisans|yüksek lisans|doktora|licenciatura|grado|máster|licencjat|inżynier|mgr|bts|dut|licence|laurea)$/iu;

/**
 * Whether letters in brackets name a subject ('B.E. (E&C)', 'MBA (HR)'), not a board, degree or
 * honors.
 */
const isBranch = (degree: string, field: string): boolean =>
  /^(?:[BM]\.?\s?(?:E|Tech|Sc|S|A|Com|B\.?A|C\.?A|Pharm|Ed)\.?|PGDM|Diploma|ITI)$/i.test(degree) &&
  /^[A-Z]{1,5}(?: ?[&-] ?[A-Z]{1,5})?$/.test(field) &&
  !namesDegree(field) &&
  !/^(?:CBSE|ICSE|ISC|WAEC|NECO|IGNOU|UGC|AICTE|MIT)$/.test(field);

/** Subject groups that pupils choose at school. */
const stream =
  /^(?:science|arts|commerce|humanities|pre-engineering|pre-medical|medical|general)\b/i;

function longField(text: string): Degree | undefined {
  const [, degree = '', field = ''] =
    /^(.*?\b(?:degree|bachelor|master|doctor|associate|diploma|science|arts|engineering|philosophy|education|laws|business administration|technology|certificate|fine arts)\S*(?:\s+\(hons\))?)\s+(?:in|en|em)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(\S+(?: \S+){0,3})\s+(?:in|en|em)\s+(\p{Lu}.+)$/u.exec(text) ??
    nordic.exec(text) ??
    elsewhere.exec(text) ??
    [];
  const isWhole = /[-–]$/.test(degree);
  return degree !== '' && !isWhole && namesDegree(degree) ? { degree, field } : undefined;
}

/**
 * Degree and field in Nordic languages: 'Bachelorgrad i geologi', 'Kandidatexamen inom biologi'.
 */
const nordic =
  /^((?:\p{L}*(?:ingenjör|ingeniør|ingeniör|økonom|ekonom|lærer|lärare)|ph\.?d\.?|cand\.? ?\p{L}+\.?|bachelor|master|magister|kandidat|diplom|licentiat|\p{L}+(?:grad|examen|eksamen|utdanning|utbildning|uddannelse|brev|studium))(?: \S+)?)\s+(?:i|inom|innen|innan)\s+(\p{L}.+)$/iu;

/**
 * Degree and field in other languages: 'Licență în Informatică', 'Magister w zakresie ekonomii',
 * 'Diplom im Fach Physik'.
 */
const elsewhere =
  /^(\S+(?: \S+){0,2})\s+(?:în|nel|nella|im Fach|w zakresie|na kierunku|v oboru|v odbore|iz|bidang|jurusan|ngành|по специальности|за спеціальністю|по)\s+(\p{L}.+)$/iu;

const abbreviated =
  /^((?:ph\.?d|d\.?phil|[bm]\.?\s?sc|[bm]\.?\s?eng|[bm]\.?\s?tech|[bm]\.?\s?a|[bm]\.?\s?s|m\.?b\.?a|b\.?b\.?a|ll\.?[bm]|m\.?ed|b\.?ed|mres|[bm]\.?com|[bm]\.?f\.?a|diplom|licence(?: [123])?|m[12]|l3|licenciatura|bacharelado|mestrado|grado|máster|master(?: [12])?|bachelor|hnd|doctorat|diploma|iti)\.?(?:\s*\((?:hons|honours)\.?\))?)(?:\s+(?:in|en|em|of|de)\s+|\s+)(.+)$/i;

function shortField(text: string): Degree | undefined {
  const short = abbreviated.exec(text);
  const rest = text.slice(short?.[1]?.length ?? 0).trim();
  return short && !/^(?:of|de|di|du|do|da)\s/i.test(rest)
    ? { degree: short[1] ?? '', field: short[2] ?? '' }
    : undefined;
}

/** Words that introduce the field: 'Major in', 'specialised in', 'mit Schwerpunkt'. */
export const asksForField = new RegExp(
  `^(?:with (?:an? )?)?(?:${words.field})\\s+(?=\\p{L})`,
  'iu',
);

/** A label for vocational training before the occupation: 'Ausbildung: Joiner'. */
const training = new RegExp(`^(?:${words.training})(?: als| zu[mr]?)?:\\s*(?=\\p{L})`, 'iu');

/** Removes the minor: the field of 'Major in History and minor in French' is History. */
export const fieldOf = (text: string): string => {
  const field = text.replace(training, '').replace(asksForField, '');
  return field === text ? text : field.replace(/,? (?:and|with)(?: an?)? minors? in .*$/is, '');
};
