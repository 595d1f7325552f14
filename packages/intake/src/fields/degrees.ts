import { namesDegree, namesSchool } from './words.ts';

export type Degree = { degree: string; field: string };

/** 'Bachelor of Science in Physics', 'BSc Physics', 'Diploma: Nursing': the degree, and the field it is in. */
export function splitDegree(text: string, field: string): Degree {
  if (field !== '') return { degree: text, field };
  return (
    colonField(text) ??
    bracketField(text) ??
    longField(text) ??
    shortField(text) ?? { degree: text, field: '' }
  );
}

const colonField = (text: string): Degree | undefined => {
  const [, degree = '', field = ''] = /^([^:()]{3,60}):\s+(\p{Lu}[^:]+)$/u.exec(text) ?? [];
  return degree !== '' && !namesSchool(field) ? { degree, field } : undefined;
};

/** 'Diplom (Maschinenbau)', but not 'GCSEs (7 with Maths)', 'Higher Secondary (12th)' or 'WAEC (SSCE)'. */
function bracketField(text: string): Degree | undefined {
  const [, degree = '', field = ''] =
    /^([^()]+?(?:\s*\(hons\.?\))?)\s+\((?!hons)([^()]{4,})\)$/i.exec(text) ?? [];
  const isField = /^\p{Lu}\p{L}*\p{Ll}/u.test(field) && !/\d|\bboard\b/i.test(field);
  const isSchoolLeaving = /\b(?:secondary|certificate \(matric|school)\b/i.test(text);
  const isPlain = isField && !namesDegree(field) && !namesSchool(field) && !isSchoolLeaving;
  return isPlain && namesDegree(degree) ? { degree, field } : undefined;
}

function longField(text: string): Degree | undefined {
  const [, degree = '', field = ''] =
    /^(.*?\b(?:degree|bachelor|master|doctor|associate|diploma|science|arts|engineering|philosophy|education|laws|business administration|technology|certificate|fine arts)\S*(?:\s+\(hons\))?)\s+(?:in|en|em)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(\S+(?: \S+){0,3})\s+(?:in|en|em)\s+(\p{Lu}.+)$/u.exec(text) ??
    [];
  return degree !== '' && namesDegree(degree) ? { degree, field } : undefined;
}

const abbreviated =
  /^((?:ph\.?d|d\.?phil|[bm]\.?\s?sc|[bm]\.?\s?eng|[bm]\.?\s?tech|[bm]\.?\s?a|[bm]\.?\s?s|m\.?b\.?a|b\.?b\.?a|ll\.?[bm]|m\.?ed|b\.?ed|mres|[bm]\.?com|[bm]\.?f\.?a|diplom|licence|licenciatura|bacharelado|mestrado|grado|máster|master|bachelor|hnd|doctorat|diploma)\.?(?:\s*\((?:hons|honours)\.?\))?)(?:\s+(?:in|en|em|of|de)\s+|\s+)(.+)$/i;

function shortField(text: string): Degree | undefined {
  const short = abbreviated.exec(text);
  const rest = text.slice(short?.[1]?.length ?? 0).trim();
  return short && !/^(?:of|de)\s/i.test(rest)
    ? { degree: short[1] ?? '', field: short[2] ?? '' }
    : undefined;
}
