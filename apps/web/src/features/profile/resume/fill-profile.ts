import type { ProfileDetails } from '@folio/contract/profile';
import { hasSameContent } from '../../../lib/has-same-content.ts';
import { t } from '../../../lib/words/words.ts';
import { fieldLabels } from '../field-labels.copy.ts';
import type { EntryList } from '../form-values.ts';
import type { FromResume } from './profile-from-resume.ts';

/**
 * An item taken from a resume: a text for an empty field, or the number of entries added to a list.
 */
export type Taken = { label: string; text: string };
export type Filling = { filled: Partial<ProfileDetails>; taken: Taken[] };

const texts = ['title', 'company', 'location', 'phone', 'website', 'bio'] as const;
const links = ['linkedin', 'github', 'twitter'] as const;

type Entry = Record<string, unknown>;
/** The fields by which two entries are considered equal. */
const lists: Record<EntryList, readonly string[]> = {
  workExperience: ['company', 'position', 'startDate'],
  education: ['school', 'degree', 'field'],
  projects: ['name'],
  certifications: ['name', 'issuer'],
};

/** Fills empty fields and adds missing entries; existing values stay. */
export function fillProfile(profile: ProfileDetails, from: FromResume): Filling {
  const parts = [fillTexts(profile, from), fillLinks(profile, from), fillSkills(profile, from)];
  for (const list of Object.keys(lists) as EntryList[]) parts.push(fillList(list, profile, from));
  return {
    filled: Object.assign({}, ...parts.map(({ filled }) => filled)),
    taken: parts.flatMap(({ taken }) => taken),
  };
}

/** Reverts a filling: restores the fields, except those that were changed since. */
export function unfillProfile(
  before: ProfileDetails,
  filled: Filling['filled'],
  now: ProfileDetails,
): Filling['filled'] {
  const names = (Object.keys(filled) as (keyof ProfileDetails)[]).filter((name) =>
    hasSameContent(now[name], filled[name]),
  );
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

function fillTexts(profile: ProfileDetails, from: FromResume): Filling {
  const names = texts.filter((name) => profile[name].trim() === '' && from[name].trim() !== '');
  return {
    filled: Object.fromEntries(names.map((name) => [name, from[name]])),
    taken: names.map((name) => ({ label: fieldLabels[name], text: from[name] })),
  };
}

function fillLinks({ socialLinks }: ProfileDetails, from: FromResume): Filling {
  const names = links.filter(
    (name) => socialLinks[name].trim() === '' && from.socialLinks[name] !== '',
  );
  if (names.length === 0) return { filled: {}, taken: [] };
  const added = Object.fromEntries(names.map((name) => [name, from.socialLinks[name]]));
  return {
    filled: { socialLinks: { ...socialLinks, ...added } },
    taken: names.map((name) => ({
      label: fieldLabels[`socialLinks.${name}`],
      text: from.socialLinks[name],
    })),
  };
}

function fillSkills({ skills }: ProfileDetails, from: FromResume): Filling {
  const known = new Set(skills.map(asKey));
  const added = from.skills.filter((skill) => asKey(skill) !== '' && !known.has(asKey(skill)));
  if (added.length === 0) return { filled: {}, taken: [] };
  return {
    filled: { skills: [...skills, ...added] },
    taken: [{ label: t('Skills'), text: added.join(', ') }],
  };
}

function fillList(list: EntryList, profile: ProfileDetails, from: FromResume): Filling {
  const names = lists[list];
  const keyOf = (entry: Entry) => names.map((name) => asKey(String(entry[name] ?? ''))).join('\n');
  const has: readonly Entry[] = profile[list];
  const offered: readonly Entry[] = from[list];
  const known = new Set(has.map(keyOf));
  const added = offered.filter((entry) => keyOf(entry).trim() !== '' && !known.has(keyOf(entry)));
  if (added.length === 0) return { filled: {}, taken: [] };
  return {
    filled: { [list]: [...has, ...added] },
    taken: [
      { label: fieldLabels[list], text: added.map((entry) => titleOf(entry, names)).join('; ') },
    ],
  };
}

const asKey = (text: string): string => text.trim().toLowerCase();

const titleOf = (entry: Entry, names: readonly string[]): string =>
  names
    .slice(0, 2)
    .map((name) => entry[name])
    .filter(Boolean)
    .join(', ');
