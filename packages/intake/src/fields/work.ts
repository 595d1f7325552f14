import { contentLimits } from '@folio/contract/content-limits';
import type { FoundDate } from '../entries/find-dates.ts';
import { headerPieces, type Piece } from '../entries/header-pieces.ts';
import { joinLooseHeads } from '../entries/loose-heads.ts';
import { withoutHeadMarks } from '../entries/marked-heads.ts';
import { partRepeatedNames } from '../entries/repeated-names.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import { markLists } from '../entries/unmarked-lists.ts';
import type { Line } from '../model.ts';
import { type Assigned, assignHeaders } from './assign-headers.ts';
import { bodyFields, dateFields } from './body.ts';
import type { Note } from './collect.ts';
import { roleAlone, withoutDepartments } from './departments.ts';
import { evidence } from './header-evidence.ts';
import { splitCompanyPlace } from './places.ts';
import { partAtSteadySigns } from './steady-signs.ts';
import { mayBePlace, namesCompany, namesRole } from './words.ts';
import { workReadings } from './work-readings.ts';

type Draft = { entry: Entry; pieces: Piece[] };

/** The jobs of one section. */
export const readWork = (lines: readonly Line[], note: Note) => readJobs([lines], note);

/**
 * The jobs of all sections, whose headers are mostly set alike: role, company and place of each,
 * inherited where one employer had several.
 */
export function readJobs(sections: readonly (readonly Line[])[], note: Note) {
  const lists = sections.map(draftsOf);
  const drafts = lists.flat().slice(0, contentLimits.entriesPerSection);
  const first = new Set(lists.map(([draft]) => draft));
  const headers = partRepeatedNames(
    lists.flatMap((list) => partAtSteadySigns(list.map(({ pieces }) => pieces))),
    (name) => evidence(name, 'role') <= 0.3 && !mayBePlace(name),
  );
  const assigned = assignHeaders(
    headers.map(workReadings),
    drafts.map((draft) => !first.has(draft)),
  );
  const companies = withoutDepartments(assigned.map(({ company }) => company?.text ?? ''));
  let employer: Employer = { company: '', place: '' };
  return drafts.map(({ entry }, at) => {
    const of: Assigned = assigned[at] ?? { rest: [] };
    const path = `workExperience[${at}]`;
    const said = of.place?.text ?? '';
    const split = of.company ? splitCompanyPlace(companies[at] ?? '', said) : undefined;
    if (split) employer = { ...split, ...(of.company && { line: of.company.line }) };
    const place = split?.place || said || (of.company ? '' : employer.place);
    noteHeader(note, path, of, employer, place);
    return {
      ...{ position: roleAlone(of.role?.text ?? ''), company: employer.company, location: place },
      ...dateFields(endOfItsOwn(entry.date), path, note, of.role?.line),
      ...bodyFields(entry.body, path, note),
    };
  });
}

const draftsOf = (lines: readonly Line[]): Draft[] =>
  withoutGroupHeads(
    markLists(joinLooseHeads(splitEntries(withoutHeadMarks(lines))))
      .slice(0, contentLimits.entriesPerSection)
      .map((entry) => ({ entry, pieces: headerPieces(entry.header) })),
  );

/** A job with one date began and ended then. */
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

/** An employer with the whole time there, above the roles held, is no job of its own. */
function withoutGroupHeads(drafts: Draft[]): Draft[] {
  return drafts.flatMap((one, at) => {
    const next = drafts[at + 1];
    if (!next || !isGroupHead(one, next)) return [one];
    spreadHead(one, drafts.slice(at + 1));
    return [];
  });
}

/** What stands above the first role is the employer of all that are set as that one, in its time. */
function spreadHead(head: Draft, below: Draft[]): void {
  const [next, ...others] = below;
  if (!next) return;
  const [first] = next.pieces;
  const own = headOf(head.pieces);
  const isOwn = own.length === 1 && first !== undefined && lookOf(own[0]) !== lookOf(first);
  const end = others.findIndex(
    ({ entry, pieces }) =>
      !isOwn || !holds(head.entry.date, entry.date) || lookOf(pieces[0]) !== lookOf(first),
  );
  const roles = [next, ...others.slice(0, end < 0 ? others.length : end)];
  for (const role of roles)
    role.pieces = [...own.map((piece) => (isOwn ? named(piece) : piece)), ...role.pieces];
}

const named = (piece: Piece): Piece => ({ ...piece, slot: 'company' });

const lookOf = (piece: Piece | undefined): string =>
  `${piece?.isBold} ${piece?.isItalic} ${piece?.line.cells[0]?.size.toFixed(1)}`;

/** Below its first line an employer is described. */
const headOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.length > 2 ? pieces.filter(({ row }) => row === pieces[0]?.row) : [...pieces];

function isGroupHead({ entry, pieces }: Draft, next: Draft): boolean {
  const head = headOf(pieces);
  if (entry.body.length > 0 || head.length === 0 || head.length > 2) return false;
  const isWithin = holds(entry.date, next.entry.date);
  const isDated = entry.date && next.entry.date;
  // What is set lighter than the next entry is a role of the one above, not the name of an employer.
  const [first] = next.pieces;
  if (!pieces[0]?.isBold && first?.isBold && evidence(first.text, 'role') <= 0.3) return false;
  if (next.pieces.length > 2 || (isDated && !isWithin)) return false;
  const isNextRole = next.pieces.some(({ text }) => namesRole(text));
  // 'Head of the Lakes Trust' holds a role that says no employer.
  if (isWithin && isNextRole && next.pieces.length === 1) return true;
  if (pieces.length > 2 || pieces.some(({ text }) => namesRole(text))) return false;
  return isNextRole || isWithin;
}

/** Whether one period lies within the other. */
function holds(outer: FoundDate | undefined, inner: FoundDate | undefined): boolean {
  if (!outer?.isRange || !inner?.isRange) return false;
  const end = ({ current, endDate }: FoundDate) => (current ? '9999' : endDate);
  const isAfter = inner.startDate.slice(0, outer.startDate.length) >= outer.startDate;
  return isAfter && end(inner).slice(0, end(outer).length) <= end(outer);
}
