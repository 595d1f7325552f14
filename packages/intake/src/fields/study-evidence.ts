import { isSchoolByInitials } from './school-words.ts';
import { isBesideDegree, isDetail, isGrades } from './study-details.ts';
import {
  looksLikePlace,
  mayBePlace,
  namesCompany,
  namesDegree,
  namesPlace,
  namesRole,
  namesSchool,
} from './words.ts';

export type StudySlot = 'school' | 'degree';

/** 'Makhosi High School' has a name, 'High School Diploma' has none. */
const namedSchool =
  /\p{Lu}\S*\s+(?:senior |junior |national |composite |higher )?(?:high|secondary|grammar|matriculation) (?:school|college)(?=$|,)|^(?!senior|junior)\p{Lu}\S*(?: \S+)? High$|^(?!all india)(?:\p{Lu}\S*\s+){2,}(?:higher|senior) secondary$|\b(?:board|council) of (?:\p{L}+ )+education\b|^(?:istituto|instituto|i\.?e\.?s\.?) |^secondary (?:\p{L}+ )?school (?:of|for) \p{Lu}|^preparatoria \p{Lu}/iu;
const unnamed = /^(?:senior |junior )?(?:high|secondary) school$/i;
const certifies =
  /(?:certificate|diploma|graduate|exams?|examination|leaving|qualification|apprenticeship|course|abschluss|reife)(?:\s*\([^)]*\))?$/iu;
const bodies =
  /\b(?:boards?|council|association|society|ministry|cent(?:re|er)|government|govt|chamber|guild|foundation|klinik(?:um)?)\b/i;
const courses =
  /\b(?:programme?|course|boot ?camp|training|studies|qualification|examination|specialist|card|licen[cs]e)\b/i;
const department = /^(?:faculty|department|dept|school|fakultät|facultad|faculté|departamento)\b/i;

export const namesDepartment = (text: string): boolean => department.test(text);

/** What a text's words say it is, where they say it at all. */
export function studyKind(text: string): StudySlot | undefined {
  if (isBesideDegree(text) || (isDetail(text) && !namesDegree(text))) return undefined;
  if (isTownOfState(text)) return undefined;
  if (!unnamed.test(text) && namedSchool.test(text)) return 'school';
  // A bootcamp is a course as well as where it was taken.
  const name = text.replace(/boot ?camp/i, '');
  const isSchool = namesSchool(name) || isSchoolByInitials(name);
  const isDegree = namesDegree(text);
  if (!isSchool || !isDegree) return isSchool ? 'school' : isDegree ? 'degree' : undefined;
  return certifies.test(text) || beginsWithDegree(text) || /\bin\s/i.test(text)
    ? 'degree'
    : 'school';
}

/** 'South Hadley, MA' is no degree. */
const isTownOfState = (text: string): boolean =>
  /^\p{Lu}[^,]*, [A-Z]{2}$/u.test(text) && namesPlace(text) && !namesDegree(text.slice(0, -4));

const beginsWithDegree = (text: string): boolean => {
  const words = text.split(/\s+/);
  const upTo = (count: number) => words.slice(0, count).join(' ');
  const first = (names: (text: string) => boolean) =>
    words.findIndex((_, at) => names(upTo(at + 1)));
  return first(namesDegree) < first(namesSchool) || unnamed.test(text);
};

/** In favour (above 0) or against. */
export function studyEvidence(text: string, slot: StudySlot): number {
  if (isDetail(text) && studyKind(text) === undefined) return -1.5;
  if (isGrades(text)) return -1.5;
  if (namesPlace(text) && studyKind(text) === undefined && !bodies.test(text)) return -1;
  const kind = studyKind(text);
  if (kind === undefined && mayBePlace(text)) return slot === 'school' ? -0.2 : -0.8;
  const said = kind === undefined ? 0 : kind === slot ? 1.5 : -1;
  const place = looksLikePlace(text) ? -0.3 : 0;
  return said + place + (slot === 'school' ? schoolSigns(text) : degreeSigns(text));
}

const schoolSigns = (text: string): number =>
  (bodies.test(text) || namesCompany(text) ? 0.6 : 0) +
  (/^[A-Z]{2,6}(?:\s\p{Lu}\p{Ll}+)+$/u.test(text) ? 0.3 : 0) +
  (/^(?:st\.?|saint|sankt|santa) \p{Lu}/iu.test(text) ? 0.4 : 0) +
  (/\bunivers|\bhochschule|\bpolytech/i.test(text) ? 0.3 : 0) -
  (department.test(text) ? 0.2 : 0);

const degreeSigns = (text: string): number =>
  (courses.test(text) ? 0.5 : 0) + (namesRole(text) && !namesDegree(text) ? 0.3 : 0);
