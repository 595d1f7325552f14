import type { Bullet } from './bullets.ts';
import { escapeSegment } from './content-path.ts';
import type { CustomSection, ResumeContent, WorkExperience } from './resume-content.ts';
import { groupRoles, withEmployers } from './role-groups.ts';
import type { SectionReference } from './section-references.ts';

/**
 * Returns the content as it is shown: without hidden entries and bullets, and with hidden sections
 * empty. The only function that decides this. Returns the same object if nothing is hidden. The
 * head of a resume, including its summary, is never hidden. Imports no schema, for the worker that
 * matches resumes with jobs.
 */
export function withoutHidden(
  content: ResumeContent,
  hiddenSections: readonly SectionReference[] = [],
): ResumeContent {
  const hidden: ReadonlySet<string> = new Set(hiddenSections);
  const parts = Object.entries(content).flatMap(([name, value]): [string, unknown][] => {
    const shown = shownPart(name, value, hidden);
    return shown === value ? [] : [[name, shown]];
  });
  return parts.length === 0 ? content : { ...content, ...Object.fromEntries(parts) };
}

/** Does the same for a resume with its settings. */
export const shownContent = ({
  content,
  settings,
}: {
  content: ResumeContent;
  settings: { hiddenSections: readonly SectionReference[] };
}): ResumeContent => withoutHidden(content, settings.hiddenSections);

function shownPart(name: string, value: unknown, hidden: ReadonlySet<string>): unknown {
  if (name === 'personalInfo') return value;
  if (hidden.has(name) && typeof value === 'string') return '';
  if (!Array.isArray(value)) return value;
  if (hidden.has(name)) return value.length === 0 ? value : [];
  if (name === 'workExperience') return shownJobs(value);
  if (name !== 'customSections') return shownEntries<Entry>(value);
  return shownSections(value, hidden);
}

function shownSections(all: CustomSection[], hidden: ReadonlySet<string>): CustomSection[] {
  const shown = all.filter(({ id }) => !hidden.has(`customSections/${escapeSegment(id)}`));
  const changed = shown.map((section) => {
    const entries = shownEntries(section.entries);
    return entries === section.entries ? section : { ...section, entries };
  });
  return sameOr(all, changed);
}

/**
 * If some roles at an employer are hidden, the others name the employer themselves. If the first
 * one is hidden, the next starts a group of its own, because otherwise it would be shown at the
 * employer of the job above.
 */
function shownJobs(jobs: WorkExperience[]): WorkExperience[] {
  if (!jobs.some(({ isHidden }) => isHidden)) return shownEntries(jobs);
  return groupRoles(jobs).flatMap((roles) => {
    const [first, ...others] = shownEntries(
      withEmployers({ workExperience: roles }).workExperience,
    );
    if (!first) return [];
    return roles[0]?.isHidden ? [{ ...first, sameEmployer: false }, ...others] : [first, ...others];
  });
}

type Entry = { isHidden: boolean; bullets?: Bullet[] };

const hasNothingHidden = ({ isHidden, bullets }: Entry): boolean =>
  !isHidden && !bullets?.some((bullet) => bullet.isHidden);

function shownEntries<T extends Entry>(entries: T[]): T[] {
  if (entries.every(hasNothingHidden)) return entries;
  const shown = entries.flatMap((entry) => {
    if (entry.isHidden) return [];
    const bullets = entry.bullets?.filter(({ isHidden }) => !isHidden);
    return bullets?.length === entry.bullets?.length ? [entry] : [{ ...entry, bullets }];
  });
  return shown;
}

const sameOr = <T>(before: T[], after: T[]): T[] =>
  before.length === after.length && before.every((one, index) => one === after[index])
    ? before
    : after;
