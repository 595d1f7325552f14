/** Marks, honours and theses say how a degree went, not what it is. */
const detail =
  /\b(?:c?gpa|grades?(?! \d)|note|noten|marks|percentage|score|average|promedio|media|moyenne|średnia|(?:first|second|third|upper|lower)[- ](?:class|division|second)|cum laude|(?:with|merit|high|highest|passed with) (?:distinction|honou?rs|merit)|distinctions?|honou?rs(?! degree)|thesis|dissertation|supervisor|advisor|coursework|modules?|subjects?|minors?|\d[- ]year degree|\d+ (?:ore|hours|heures|horas|stunden|ects)|year in industry|half[- ]?way|(?:college|class) rank|military service|votazione|university medal|2:[12]|dean's list|valedictorian|abschlussnote|notendurchschnitt|mention|points?|including|exchange (?:term|semester|year)|(?:erasmus|semester|year) abroad|erasmus (?:semester|year|exchange)|scholarship|credits?|con lode|e lode|sobresaliente|matrícula de honor)\b|\d[.,]\d|\d\s*%|\d\/\d/i;
const state =
  /^(?:titulad[oa]|graduated|completed|conclu[ií]d[oa]|complet[oa]|en cours|en curso|cursando|em curso|ongoing|expected.*|in progress|pass(?:ed)?|abgeschlossen|obtenue?|(?:full|part)[- ]time|distance(?: learning)?|evening|merit \d?|first class|distance|first|second|third|excellent|salutatorian|phi beta kappa|year (?:obtained|passed)|passing year|academic year|anno|anno scolastico|name of organisation.*|education)$/i;
const opening =
  /^(?:thesis|dissertation|coursework|relevant|modules?|grades?|c?gpa|final|subjects?|majors? subjects|supervisor|advisor|title of|registered|affiliated|specialty|key|erasmus|exchange|(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:subjects?|passes|credits|at|gcses|o[- ]levels|a[- ]levels|standard grades|[A-E]\d?s?\b))(?!\p{L})/iu;

export const isDetail = (text: string): boolean =>
  (detail.test(text) && !/\(hons|\bhonou?rs\) /i.test(text)) ||
  state.test(text) ||
  opening.test(text) ||
  aside.test(text);

const aside = /^(?:minors? in|equal to|equivalent to|affiliated to)\s/i;

/** 'Minor in French', 'equal to a master': names a degree, and is none. */
export const isBesideDegree = (text: string): boolean => aside.test(text);

/** All that follows goes on with it: 'Thesis: On rivers, lakes and ponds'. */
export const opensDetails = (text: string): boolean => opening.test(text);

const exams = /(?:^|\s)(?:gcses?|cses?|[oa][- ]levels?|csec|cape|wassce|wasc|waec|neco|ssce)$/i;

/** Taken in several subjects at once. */
export const isExams = (text: string): boolean => exams.test(text);

const graded = /(?:\s|\()(?:[A-FU]\*?[+-]?|\d{1,2}|[A-F]\d|I{1,3})\)?$/;

const marked = /\s\([A-FU]\*?[+-]?\)$/;

/** 'Biology B, English C', 'Maths (A), Art (B)': what was examined, with its marks. */
export function isGrades(text: string): boolean {
  const parts = text.split(/,\s+|;\s+/);
  const isMarked = parts.length === 1 && marked.test(text);
  return isMarked || (parts.length >= 2 && parts.every((part) => graded.test(part)));
}
