import { contentLimits } from '@folio/contract/content-limits';
import { markLists } from '../entries/body-blocks.ts';
import { withoutHeadMarks } from '../entries/head-lines.ts';
import { headerSegments, partRepeatedNames, type Segment } from '../entries/header-segments.ts';
import { joinLooseHeads } from '../entries/loose-heads.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { Line } from '../layout/model.ts';
import type { FoundDate } from '../vocabulary/dates.ts';
import { evidence, namesDepartment } from '../vocabulary/header-evidence.ts';
import {
  companySuffix,
  mayBePlace,
  namesCompany,
  namesPlace,
  namesRole,
} from '../vocabulary/names.ts';
import { placeAlone } from '../vocabulary/places.ts';
import { withoutContract } from '../vocabulary/set-phrases.ts';
import { type Assigned, assignHeaders } from './assign-headers.ts';
import { bodyFields, dateFields, type Note } from './content-fields.ts';
import { headerSegmentations, partAtSteadySigns } from './header-segmentations.ts';

type Draft = { entry: Entry; segments: Segment[] };

/** Reads the jobs of one section. */
export const readWork = (lines: readonly Line[], note: Note) => readJobs([lines], note);

/**
 * Reads the jobs of all sections together, since their headers usually look alike: role, company
 * and place of each. Several roles at an employer that is named once inherit it.
 */
export function readJobs(sections: readonly (readonly Line[])[], note: Note) {
  const lists = sections.map(draftsOf);
  const drafts = lists.flat().slice(0, contentLimits.entriesPerSection);
  const first = new Set(lists.map(([draft]) => draft));
  const headers = partRepeatedNames(
    lists.flatMap((list) => partAtSteadySigns(list.map(({ segments }) => segments))),
    (name) => evidence(name, 'role') <= 0.3 && !mayBePlace(name),
  );
  const assigned = assignHeaders(
    headers.map(headerSegmentations),
    drafts.map((draft) => !first.has(draft)),
  );
  const companies = withoutDepartments(
    assigned.map(({ company }) => withoutContract(company?.text ?? '')),
  );
  let employer: Employer = { company: '', place: '' };
  return drafts.map(({ entry }, at) => {
    const of: Assigned = assigned[at] ?? { rest: [] };
    const path = `workExperience[${at}]`;
    const written = placeAlone(withoutContract(of.place?.text ?? ''));
    const split = of.company ? splitCompanyPlace(companies[at] ?? '', written) : undefined;
    const isHeadedByLast = !of.company || of.company.line === employer.line;
    const sameEmployer = employer.company !== '' && !first.has(drafts[at]) && isHeadedByLast;
    if (split) employer = { ...split, ...(of.company && { line: of.company.line }) };
    const place = split?.place || written || (of.company ? '' : employer.place);
    noteHeader(note, path, of, employer, place);
    return {
      position: roleAlone(of.role?.text ?? ''),
      company: employer.company,
      sameEmployer,
      location: place,
      ...dateFields(endOfItsOwn(entry.date), path, note, of.role?.line),
      ...bodyFields(entry.body, path, note),
    };
  });
}

const draftsOf = (lines: readonly Line[]): Draft[] =>
  withoutGroupHeads(
    markLists(joinLooseHeads(splitEntries(withoutHeadMarks(lines))))
      .slice(0, contentLimits.entriesPerSection)
      .map((entry) => ({ entry, segments: headerSegments(entry.header) })),
  );

/** A job with a single date began and ended then. */
const endOfItsOwn = (date: FoundDate | undefined): FoundDate | undefined =>
  date && !date.isRange && !date.current ? { ...date, endDate: date.startDate } : date;

type Employer = { company: string; place: string; line?: Line };

function noteHeader(
  note: Note,
  path: string,
  of: Assigned,
  { company, line }: Employer,
  place: string,
): void {
  const position = roleAlone(of.role?.text ?? '');
  note(`${path}.position`, position, namesRole(position) ? 0.95 : 0.65, of.role?.line);
  const isSure = of.company && (namesCompany(company) || namesRole(position));
  note(`${path}.company`, company, isSure ? 0.9 : 0.65, of.company?.line ?? line);
  note(`${path}.location`, place, 0.8, of.role?.line);
}

/**
 * Removes an entry that names only an employer and the total time there, above the roles held, and
 * gives its employer to them.
 */
function withoutGroupHeads(drafts: Draft[]): Draft[] {
  return drafts.flatMap((one, at) => {
    const next = drafts[at + 1];
    if (!next || !isGroupHead(one, next)) return [one];
    spreadHead(one, drafts.slice(at + 1));
    return [];
  });
}

/**
 * Gives the employer of a group to the roles below: all that look like the first one and lie within
 * the employer's period.
 */
function spreadHead(head: Draft, below: Draft[]): void {
  const [next, ...others] = below;
  if (!next) return;
  const [first] = next.segments;
  const own = headOf(head.segments);
  const isOwn = own.length === 1 && first !== undefined && lookOf(own[0]) !== lookOf(first);
  const end = others.findIndex(
    ({ entry, segments }) =>
      !isOwn || !holds(head.entry.date, entry.date) || lookOf(segments[0]) !== lookOf(first),
  );
  const roles = [next, ...others.slice(0, end < 0 ? others.length : end)];
  for (const role of roles)
    role.segments = [...own.map((segment) => (isOwn ? named(segment) : segment)), ...role.segments];
}

const named = (segment: Segment): Segment => ({ ...segment, slot: 'company' });

const lookOf = (segment: Segment | undefined): string =>
  `${segment?.isBold} ${segment?.isItalic} ${segment?.line.cells[0]?.size.toFixed(1)}`;

/** Returns the segments that name the employer. Text below the first line describes it. */
const headOf = (segments: readonly Segment[]): Segment[] =>
  segments.length > 2 ? segments.filter(({ row }) => row === segments[0]?.row) : [...segments];

function isGroupHead({ entry, segments }: Draft, next: Draft): boolean {
  const head = headOf(segments);
  if (entry.body.length > 0 || head.length === 0 || head.length > 2) return false;
  const isWithin = holds(entry.date, next.entry.date);
  const isDated = entry.date && next.entry.date;
  // A line set lighter than the next entry is a role of the entry above, not the name of an
  // employer.
  const [first] = next.segments;
  if (!segments[0]?.isBold && first?.isBold && evidence(first.text, 'role') <= 0.3) return false;
  if (next.segments.length > 2 || (isDated && !isWithin)) return false;
  const isNextRole = next.segments.some(({ text }) => namesRole(text));
  // 'Head of the Lakes Trust' contains the word for a role, but names an employer.
  if (isWithin && isNextRole && next.segments.length === 1) return true;
  if (segments.length > 2 || segments.some(({ text }) => namesRole(text))) return false;
  return isNextRole || isWithin;
}

/** Whether the second period lies within the first. */
function holds(outer: FoundDate | undefined, inner: FoundDate | undefined): boolean {
  if (!outer?.isRange || !inner?.isRange) return false;
  const end = ({ current, endDate }: FoundDate) => (current ? '9999' : endDate);
  const isAfter = inner.startDate.slice(0, outer.startDate.length) >= outer.startDate;
  return isAfter && end(inner).slice(0, end(outer).length) <= end(outer);
}

const bracketed = /^(.{3,}?)(?:(?<!\s)\s+)?\([^()]{3,}\)(,\s.*)?$/s;

/**
 * A remark on an employer in parentheses: '(seven parishes)'. '(agency)' and '(Electrical)' may
 * belong to its name.
 */
const inWords = /(?:(?<!\s)\s+)?\(\p{Ll}[^()\s]*\s[^()]*\)(?=$|,\s)/u;

/**
 * Removes a department from a company: 'Ministry of Education, Directorate of Planning',
 * 'University of Umbra, Faculty of Law'.
 */
function withoutDepartment(company: string): string {
  const at = company.indexOf(', ');
  const [name, part] = [company.slice(0, at), company.slice(at + 2)];
  const isPart = namesDepartment(part) || (university.test(name) && faculty.test(part));
  return at > 0 && isPart ? name : company;
}

const university =
  /universi|hochschule|politec|polytech|sveučiliš|egyetem|yliopisto|ülikool|akadem/iu;
/** Names of parts of a university. */
const faculty =
  /^(?:(?:faculty|institute|school|college|department|dept\.?|centre|center|chair|laboratory|lab)\s(?:of|for)\s|(?:institut|fakultät|lehrstuhl|zentrum)\s|(?:faculté|facultad|faculdade|facoltà|dipartimento|departamento|département|istituto|instituto|laboratoire|fakulta|wydział|katedra)\s)[^,]+$|^[^,]+\s(?:faculty|institute|school|department|laboratory|lab|fakultet|fakulta|fakulteta)$/iu;

/**
 * Removes departments in parentheses if several employers have one: 'Vale Health (Surgical Ward)'.
 */
export function withoutDepartments(companies: readonly string[]): string[] {
  const withBrackets = new Set(companies.filter((one) => bracketed.test(one)));
  const isUsual = withBrackets.size >= 2;
  return companies
    .map((one) => (isUsual ? one.replace(bracketed, '$1$2') : one.replace(inWords, '')))
    .map(withoutDepartment);
}

/**
 * Roles that a department specifies: the ward says what kind of nurse, but no department says what
 * kind of planner.
 */
const specialises =
  /\b(?:unit|ward|icu|emergency|intensive|care|theatre|clinic|surgery|medicine)\b/i;
const alsoParts = /^\p{Lu}[\p{L}\s-]{2,30}\s(?:laboratory|lab|office|shift)$|^ploeg\s\S{1,3}$/iu;
const payScale = /,\s(?:\p{L}+\s)*(?:pay|salary)\s(?:scale|grade|band)\s\S{1,4}$/iu;

const inBrackets = /(?:(?<!\s)\s+)?\(([^()]{4,40})\)$/;
/** Terms of the contract after a role: 'Analyst (maternity leave contract)'. */
const forATime =
  /^(?:(?:maternity|paternity|parental|sick|career)[- ](?:leave|break)\b|congé|baja|sostituzione|zwangerschapsverlof|elternzeit)/i;

/** Removes the department from a role: 'Merchandiser, Bed Linen Department'. */
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

/** Splits a company from its place: 'Harbour & Vale Logistics, Bristol', but not 'Acme, Inc.' */
function splitCompanyPlace(text: string, place: string): { company: string; place: string } {
  if (place !== '') return { company: text, place };
  const parts = text.split(/,\s+(?!\s|[^()]{0,200}\))|、|[،፣၊]\s/);
  const end = parts.findIndex((_, at) => at > 0 && !isOfName(parts[at] ?? ''));
  if (end < 0) return { company: text, place: '' };
  return { company: parts.slice(0, end).join(', '), place: parts.slice(end).join(', ') };
}

const isOfName = (part: string): boolean =>
  companySuffix.test(part) ||
  /\s(?:&|and|und|et)\s/.test(part) ||
  (namesCompany(part) && !namesPlace(part));
