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
  /\p{Lu}\S{0,40}\s{1,3}(?:senior |junior |national |composite |higher )?(?:high|secondary|grammar|matriculation) (?:school|college)(?=$|,)|^(?!senior|junior)\p{Lu}\S*(?: \S+)? High$|^(?!all india)(?:\p{Lu}\S*\s+){2,}(?:higher|senior) secondary$|\b(?:board|council) of (?:\p{L}+ ){1,8}education\b|^(?:istituto|instituto|i\.?e\.?s\.?) |^secondary (?:\p{L}+ )?school (?:of|for) \p{Lu}|^preparatoria \p{Lu}/iu;
const unnamed = /^(?:senior |junior )?(?:high|secondary) school$/i;
/** 'SMA', 'Univ. dipl. biol.': what somebody has been to or become, and no school's name. */
const isKindOfSchool =
  /^(?:SMA|SMK|SMP|SD|STM|SMU|SMEA|MTs|lise|liceo|gymnasium|lukio|lycée|collège|ensino (?:médio|fundamental)|educación (?:secundaria|primaria|media)|secundaria|primaria|bachillerato|peruskoulu|folkeskole|grunnskole|grundskola|základní škola|osnovna škola|high school|secondary(?: education)?|primary(?: education)?|univ\. (?:dipl|bacc|spec|mag)\..*)$/iu;
const certifies =
  /(?:certificate|diploma|graduate|exams?|examination|leaving|qualification|apprenticeship|course|abschluss|reife)(?:\s*\([^()]*\))?$/iu;
const bodies =
  /\b(?:boards?|council|association|society|ministry|cent(?:re|er)|government|govt|chamber|guild|foundation|klinik(?:um)?)\b/i;
const courses =
  /\b(?:programme?|course|boot ?camp|training|studies|qualification|examination|specialist|card|licen[cs]e)\b/i;
const department = /^(?:faculty|department|dept|school|fakultät|facultad|faculté|departamento)\b/i;

export const namesFaculty = (text: string): boolean => department.test(text);

/** What a text's words say it is, where they say it at all. */
export function studyKind(text: string): StudySlot | undefined {
  if (isBesideDegree(text) || (isDetail(text) && !namesDegree(withoutMinor(text))))
    return undefined;
  if (isTownOfState(text)) return undefined;
  if (!unnamed.test(text) && namedSchool.test(text)) return 'school';
  // A bootcamp is a course as well as where it was taken.
  const name = text.replace(/boot ?camp/i, '');
  const isDegree = namesDegree(text) || isKindOfSchool.test(text);
  const isSchool = namesSchool(name) || (!isDegree && isSchoolByInitials(name));
  if (isSchool && isDegree) return isRatherDegree(text) ? 'degree' : 'school';
  if (isSchool) return 'school';
  return isDegree ? 'degree' : undefined;
}

/** 'GPA 3.9, minor in French' is no degree. */
const withoutMinor = (text: string): string => text.replace(/[,;]\s+minors? in\s.*$/is, '');

const isRatherDegree = (text: string): boolean =>
  [isKindOfSchool, certifies, /\bin\s/i].some((pattern) => pattern.test(text)) ||
  beginsWithDegree(text);

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

/** 'Exchange semester' may be all that an entry was. */
const stay =
  /^(?:(?:erasmus\+? )?exchange|erasmus|visiting|study abroad|semester abroad|year abroad|auslands(?:semester|jahr|studium)|intercambio|intercâmbio|échange|séjour|estancia|utveksling|udveksling|utbyte|uitwisseling|vaihto|wymiana)/iu;

export const isStay = (text: string): boolean => stay.test(text) && text.length < 40;

/** In favour (above 0) or against. */
export function studyEvidence(text: string, slot: StudySlot): number {
  if (slot === 'degree' && isStay(text)) return 0.2;
  if (isGrades(text)) return -1.5;
  const kind = studyKind(text);
  const place = looksLikePlace(text) ? -0.3 : 0;
  const signs = place + (slot === 'school' ? schoolSigns(text) : degreeSigns(text));
  if (kind !== undefined) return signs + (kind === slot ? 1.5 : -1);
  return against(text, slot) ?? signs;
}

/** What neither a school nor a degree is called like. */
function against(text: string, slot: StudySlot): number | undefined {
  if (isDetail(text)) return -1.5;
  if (namesPlace(text) && !bodies.test(text)) return -1;
  if (mayBePlace(text)) return slot === 'school' ? -0.2 : -0.8;
  return undefined;
}

const schoolSigns = (text: string): number =>
  (bodies.test(text) || namesCompany(text) ? 0.6 : 0) +
  (/^[A-Z]{2,6}(?:\s\p{Lu}\p{Ll}+)+$/u.test(text) ? 0.3 : 0) +
  (/^(?:st\.?|saint|sankt|santa) \p{Lu}/iu.test(text) ? 0.4 : 0) +
  (/\bunivers|\bhochschule|\bpolytech/i.test(text) ? 0.3 : 0) -
  (department.test(text) ? 0.2 : 0);

const degreeSigns = (text: string): number =>
  (courses.test(text) ? 0.5 : 0) + (namesRole(text) && !namesDegree(text) ? 0.3 : 0);
