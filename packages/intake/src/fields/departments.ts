import { namesDepartment } from './asides.ts';

const bracketed = /^(.{3,}?)(?:(?<!\s)\s+)?\([^()]{3,}\)(,\s.*)?$/s;

/** '(seven parishes)' tells about an employer; '(agency)' and '(Electrical)' may be of its name. */
const inWords = /(?:(?<!\s)\s+)?\(\p{Ll}[^()\s]*\s[^()]*\)(?=$|,\s)/u;

/** 'Ministry of Education, Directorate of Planning', 'University of Umbra, Faculty of Law'. */
function withoutDepartment(company: string): string {
  const at = company.indexOf(', ');
  const [name, part] = [company.slice(0, at), company.slice(at + 2)];
  const isPart = namesDepartment(part) || (university.test(name) && faculty.test(part));
  return at > 0 && isPart ? name : company;
}

const university =
  /universi|hochschule|politec|polytech|sveučiliš|egyetem|yliopisto|ülikool|akadem/iu;
/** What universities consist of. */
const faculty =
  /^(?:(?:faculty|institute|school|college|department|dept\.?|centre|center|chair|laboratory|lab)\s(?:of|for)\s|(?:institut|fakultät|lehrstuhl|zentrum)\s|(?:faculté|facultad|faculdade|facoltà|dipartimento|departamento|département|istituto|instituto|laboratoire|fakulta|wydział|katedra)\s)[^,]+$|^[^,]+\s(?:faculty|institute|school|department|laboratory|lab|fakultet|fakulta|fakulteta)$/iu;

/** 'Vale Health (Surgical Ward)': where several employers have brackets, those tell of a part of them. */
export function withoutDepartments(companies: readonly string[]): string[] {
  const told = new Set(companies.filter((one) => bracketed.test(one)));
  const isUsual = told.size >= 2;
  return companies
    .map((one) => (isUsual ? one.replace(bracketed, '$1$2') : one.replace(inWords, '')))
    .map(withoutDepartment);
}

/** What kind of nurse somebody was the ward says, what kind of planner no department does. */
const specialises =
  /\b(?:unit|ward|icu|emergency|intensive|care|theatre|clinic|surgery|medicine)\b/i;
const alsoParts = /^\p{Lu}[\p{L}\s-]{2,30}\s(?:laboratory|lab|office|shift)$|^ploeg\s\S{1,3}$/iu;
const payScale = /,\s(?:\p{L}+\s)*(?:pay|salary)\s(?:scale|grade|band)\s\S{1,4}$/iu;

const inBrackets = /(?:(?<!\s)\s+)?\(([^()]{4,40})\)$/;
/** 'Analyst (maternity leave contract)'. */
const forATime =
  /^(?:(?:maternity|paternity|parental|sick|career)[- ](?:leave|break)\b|congé|baja|sostituzione|zwangerschapsverlof|elternzeit)/i;

/** 'Merchandiser, Bed Linen Department' was a merchandiser. */
export function roleAlone(role: string): string {
  const text = role
    .replace(payScale, '')
    .replace(inBrackets, (all, part) =>
      (namesDepartment(part) && !specialises.test(part)) || forATime.test(part) ? '' : all,
    );
  const at = text.lastIndexOf(', ');
  const part = text.slice(at + 2);
  const isPart = namesDepartment(part) || alsoParts.test(part);
  return at > 0 && isPart && !specialises.test(part) ? text.slice(0, at) : text;
}
