import { headerPieces, type Piece } from '../entries/header-pieces.ts';
import { type Entry, splitEntries } from '../entries/split-entries.ts';
import type { Line } from '../model.ts';
import { bodyFields, dateFields } from './body.ts';
import type { Note } from './collect.ts';
import { splitCompanyPlace, takePlace } from './places.ts';
import { namesCompany, namesRole } from './words.ts';

type Draft = {
  entry: Entry;
  pieces: Piece[];
  place: string;
  company?: Piece | undefined;
  role?: Piece | undefined;
};

/** The jobs of a section: role, company and place of each, inherited where one employer had several. */
export function readWork(lines: readonly Line[], note: Note, firstIndex = 0) {
  const drafts = withoutGroupHeads(splitEntries(lines).map(draft));
  const roleFirst = isRoleFirst(drafts);
  let employer: Employer = { company: '', place: '' };
  return drafts.map((one, at) => {
    assign(one, roleFirst, at > 0 && employer.company !== '');
    const path = `workExperience[${firstIndex + at}]`;
    const split = one.company ? splitCompanyPlace(one.company.text, one.place) : undefined;
    if (split) employer = { ...split, ...(one.company && { line: one.company.line }) };
    const place = split?.place || one.place || (one.company ? '' : employer.place);
    const position = one.role?.text ?? '';
    noteHeader(note, path, one, employer, place);
    return {
      ...{ position, company: employer.company, location: place },
      ...dateFields(one.entry.date, path, note, one.role?.line),
      ...bodyFields(one.entry.body, path, note),
    };
  });
}

type Employer = { company: string; place: string; line?: Line };

function noteHeader(
  note: Note,
  path: string,
  one: Draft,
  { company, line }: Employer,
  place: string,
): void {
  const position = one.role?.text ?? '';
  note(`${path}.position`, position, namesRole(position) ? 0.95 : 0.65, one.role?.line);
  const isSure = one.company && (namesCompany(company) || namesRole(position));
  note(`${path}.company`, company, isSure ? 0.9 : 0.65, one.company?.line ?? line);
  note(`${path}.location`, place, 0.8, one.role?.line);
}

function draft(entry: Entry): Draft {
  const { pieces, place } = takePlace(splitAt(headerPieces(entry.header)));
  return { entry, pieces: splitAt(pieces), place };
}

/** 'Engineer at Acme' and 'Engineer, Acme Ltd' are two pieces where the header says no more. */
function splitAt(pieces: Piece[]): Piece[] {
  const [only] = pieces;
  if (!only || pieces.length !== 1) return pieces;
  const parts = only.text.split(/\s+(?:at|bei|chez|en)\s+(?=\p{Lu})/u);
  if (parts.length === 2) return parts.map((text) => ({ ...only, text }));
  const comma = only.text.indexOf(', ');
  if (comma < 0 || !namesRole(only.text)) return pieces;
  const rest = only.text.slice(comma + 2);
  const isOneRole = namesRole(rest) && !namesCompany(rest);
  if (isOneRole && only.text.split(', ').length < 3) return pieces;
  return [only.text.slice(0, comma), rest].map((text) => ({ ...only, text }));
}

/** An employer with the whole time there, above the roles held, is no job of its own. */
function withoutGroupHeads(drafts: Draft[]): Draft[] {
  return drafts.flatMap((one, at) => {
    const next = drafts[at + 1];
    const isHead =
      next &&
      one.entry.body.length === 0 &&
      one.pieces.length === 1 &&
      !namesRole(one.pieces[0]?.text ?? '');
    if (!isHead || next.pieces.length > 1) return [one];
    next.pieces = [...one.pieces, ...next.pieces];
    next.place ||= one.place;
    return [];
  });
}

/** Whether roles stand before companies: what the words of all headers say together. */
function isRoleFirst(drafts: readonly Draft[]): boolean {
  const lean = drafts.reduce((sum, { pieces: [a, b] }) => {
    if (!a || !b) return sum;
    return sum + weigh(a.text) - weigh(b.text);
  }, 0);
  return lean >= 0;
}

const weigh = (text: string): number => (namesRole(text) ? 1.2 : 0) - (namesCompany(text) ? 1 : 0);

function assign(one: Draft, roleFirst: boolean, mayInherit: boolean): void {
  const [first, second, third] = one.pieces;
  if (first && second && isRoleLast(one)) {
    Object.assign(one, { company: first, place: second.text, role: third });
    return;
  }
  if (first && second) {
    one.role = roleFirst ? first : second;
    one.company = roleFirst ? second : first;
    if (third && one.place === '' && third.text.length < 50) one.place = third.text;
    return;
  }
  const isCompany = first && namesCompany(first.text) && !namesRole(first.text);
  if (isCompany && !mayInherit) one.company = first;
  else one.role = first;
}

/** 'Acme – Leeds' above 'Accountant': only the last of three names a role. */
const isRoleLast = ({ pieces, place }: Draft): boolean =>
  place === '' &&
  pieces.length === 3 &&
  pieces.map(({ text }) => namesRole(text)).join() === 'false,false,true';
