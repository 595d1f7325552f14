import { evidence } from '../../vocabulary/header-evidence.ts';
import { mayBePlace, namesCompany, namesPlace } from '../../vocabulary/names.ts';
import { type Head, headOf, withBullets } from './entry-heads.ts';
import type { TextEntry } from './text-sections.ts';

type Who = { position: string; company: string; location: string };

/**
 * Reads the jobs of a section: each is a header and a body, or an employer above the roles held
 * there.
 */
export function readOwnJobs(entries: readonly TextEntry[]) {
  const heads = entries.map((entry) => headOf(entry, 3));
  const isTurned = isEmployerFirst(heads);
  let group: Group | undefined;
  return heads.flatMap((head, at) => {
    if (!group || !isRoleOf(head, group)) {
      group = groupAt(heads, at);
      if (group) return [];
    }
    const who = group ? roleIn(head, group) : whoOf(head, isTurned);
    const sameEmployer = group?.isOpen ?? false;
    if (group) group.isOpen = true;
    return [{ ...who, sameEmployer, ...head.period, ...withBullets(head) }];
  });
}

/** An employer above roles. If it has a place, that is the place of all of them. */
type Group = { company: string; location: string; isOpen: boolean };

/**
 * Returns the group at an index: an employer with neither dates nor text of its own, above at least
 * two roles.
 */
function groupAt(heads: readonly Head[], at: number): Group | undefined {
  const [head, ...below] = heads.slice(at, at + 3);
  const [company = '', location = '', ...more] = head?.texts ?? [];
  const isBare = head?.body.length === 0 && !head.isDated && head.link === '';
  if (!isBare || company === '' || more.length > 0 || below.length < 2) return undefined;
  const isJob = location !== '' && evidence(company, 'role') > 0.5 && !namesPlace(location);
  const group = { company, location, isOpen: false };
  return !isJob && below.every((one) => isRoleOf(one, group)) ? group : undefined;
}

/**
 * Whether a header is a role without an employer: it has at most a title, and a place if the
 * employer above has none.
 */
const isRoleOf = ({ texts: [, place, ...more], link }: Head, { location }: Group): boolean =>
  link === '' &&
  more.length === 0 &&
  (place === undefined || (location === '' && mayBePlace(place)));

const roleIn = (
  { texts: [position = '', place = ''] }: Head,
  { company, location }: Group,
): Who => ({
  position,
  company,
  location: location || place,
});

/**
 * Whether employers come before roles, an option of the owner. Inferred from all headers together.
 */
function isEmployerFirst(heads: readonly Head[]): boolean {
  const lead = (text: string) => evidence(text, 'role') - evidence(text, 'company');
  const sum = heads.reduce((all, { texts: [first, second] }) => {
    const isPair = first !== undefined && second !== undefined && !mayBePlace(second);
    return isPair ? all + lead(first) - lead(second) : all;
  }, 0);
  return sum < -1;
}

function whoOf({ texts }: Head, isTurned: boolean): Who {
  const [start = ''] = texts;
  const isEmployer = isTurned || evidence(start, 'company') > evidence(start, 'role') + 0.5;
  const { first, second, location } = roleAndEmployer(texts);
  const isEmployerFirst = second === '' ? isEmployer : isTurned;
  return isEmployerFirst
    ? { position: second, company: first, location }
    : { position: first, company: second, location };
}

/** Assigns the texts of a header by their order. If there are two, the second may be a place. */
export function roleAndEmployer([first = '', second = '', third = '']: readonly string[]) {
  const isPlaced = third === '' && mayBePlace(second) && !namesCompany(second);
  return isPlaced ? { first, second: '', location: second } : { first, second, location: third };
}
