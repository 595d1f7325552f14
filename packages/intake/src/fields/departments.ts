import { namesDepartment } from './asides.ts';

const bracketed = /^(.{3,}?)\s*\([^()]{3,}\)(,\s.*)?$/;

/** '(seven parishes)' tells about an employer; '(agency)' and '(Electrical)' may be of its name. */
const inWords = /\s*\(\p{Ll}[^()]*\s[^()]*\)(?=$|,\s)/u;

/** 'Ministry of Education, Directorate of Planning'. */
function withoutDepartment(company: string): string {
  const at = company.indexOf(', ');
  return at > 0 && namesDepartment(company.slice(at + 2)) ? company.slice(0, at) : company;
}

/** 'Vale Health (Surgical Ward)': where several employers have brackets, those tell of a part of them. */
export function withoutDepartments(companies: readonly string[]): string[] {
  const told = new Set(companies.filter((one) => bracketed.test(one)));
  const isUsual = told.size >= 2;
  return companies
    .map((one) => (isUsual ? one.replace(bracketed, '$1$2') : one.replace(inWords, '')))
    .map(withoutDepartment);
}
