import {
  type ApplicationStatus,
  applicationStatuses,
  endedStatuses,
} from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { localToday } from './applications.copy.ts';

export type SortKey =
  | 'role'
  | 'company'
  | 'status'
  | 'deadline'
  | 'match'
  | 'nextStep'
  | 'sent'
  | 'updated';
export type Sort = { key: SortKey; isDown: boolean };
/** By next step: overdue, within a week, or not set. */
export type StepFilter = 'all' | 'overdue' | 'week' | 'none';
export type Filter = {
  search: string;
  status: ApplicationStatus | 'all';
  /** The source, '' for all. */
  source: string;
  step: StepFilter;
};
export const noFilter: Filter = { search: '', status: 'all', source: '', step: 'all' };

const fold = (text: string): string => text.normalize().toLowerCase();

const texts = new WeakMap<ApplicationSummary, string>();

/** The searched text, cached by object, since a changed application is a new object. */
function textOf(one: ApplicationSummary): string {
  const known = texts.get(one);
  if (known !== undefined) return known;
  const fields = [one.role, one.company, one.place, one.source, one.nextStep, one.sentAs?.name];
  const text = fold(fields.join('\n'));
  texts.set(one, text);
  return text;
}

/** Next steps of ended applications are ignored. */
const ended: ReadonlySet<string> = new Set(endedStatuses);

const stepFilters: Record<
  StepFilter,
  (one: ApplicationSummary, days: { today: string; inAWeek: string }) => boolean
> = {
  all: () => true,
  overdue: ({ nextStepDay: day, status }, { today }) =>
    day !== null && day < today && !ended.has(status),
  week: ({ nextStepDay: day, status }, { today, inAWeek }) =>
    day !== null && day >= today && day <= inAWeek && !ended.has(status),
  none: ({ nextStep, nextStepDay, status }) =>
    !nextStep && nextStepDay === null && !ended.has(status),
};

const weekMs = 7 * 86_400_000;

/** The sources, most frequent first; names that differ only in case are one source. */
export function sourcesOf(applications: readonly ApplicationSummary[]): string[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const { source } of applications) {
    if (!source.trim()) continue;
    const known = counts.get(fold(source.trim())) ?? { name: source.trim(), count: 0 };
    counts.set(fold(source.trim()), { ...known, count: known.count + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count || collator.compare(one.name, other.name))
    .map(({ name }) => name);
}

/**
 * The applications that contain every word of the search and pass the other filters.
 *
 * @param inTexts ids of further applications that match on the server.
 */
export function filtered(
  applications: readonly ApplicationSummary[],
  { search, status, source, step }: Filter,
  inTexts?: ReadonlySet<string>,
  today = localToday(),
): readonly ApplicationSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === 'all' && source === '' && step === 'all')
    return applications;
  const inAWeek = new Date(Date.parse(today) + weekMs).toISOString().slice(0, 10);
  return applications.filter((one) => {
    if (status !== 'all' && one.status !== status) return false;
    if (source !== '' && fold(one.source.trim()) !== fold(source)) return false;
    if (!stepFilters[step](one, { today, inAWeek })) return false;
    const text = textOf(one);
    return words.every((word) => text.includes(word)) || inTexts?.has(one.id) === true;
  });
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** The name of the kept resume. */
const sentName = ({ sentAs }: ApplicationSummary): string => (sentAs?.isKept ? sentAs.name : '');
const place = new Map(applicationStatuses.map((status, index) => [status, index]));

/** The value that a column sorts by; null if empty. */
const sortValue: Record<SortKey, (one: ApplicationSummary) => string | number | null> = {
  role: ({ role }) => role || null,
  company: ({ company }) => company || null,
  status: ({ status }) => place.get(status) ?? 0,
  nextStep: ({ nextStepDay }) => nextStepDay,
  deadline: ({ deadline }) => deadline,
  match: ({ sentAs }) => sentAs?.match ?? null,
  sent: (one) => sentName(one) || null,
  updated: ({ updatedAt }) => Date.parse(updatedAt),
};

/** Empty values come last in both directions. */
export function sorted(
  applications: readonly ApplicationSummary[],
  { key, isDown }: Sort,
): ApplicationSummary[] {
  const way = isDown ? -1 : 1;
  const values = new Map(applications.map((one) => [one, sortValue[key](one)]));
  return applications.toSorted((one, other) => {
    const [a = null, b = null] = [values.get(one), values.get(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === 'number' ? a - Number(b) : collator.compare(a, `${b}`));
  });
}

const recencies = new WeakMap<ApplicationSummary, string>();

/** The key for the order of a board's column, cached as in `textOf`. */
function recencyOf(one: ApplicationSummary): string {
  const known = recencies.get(one);
  if (known !== undefined) return known;
  const recency = `${one.statusDay} ${one.updatedAt}`;
  recencies.set(one, recency);
  return recency;
}

/** The board's columns, each with the latest change of status on top. */
export function byStatus(
  applications: readonly ApplicationSummary[],
): Map<ApplicationStatus, ApplicationSummary[]> {
  const columns = new Map<ApplicationStatus, ApplicationSummary[]>(
    applicationStatuses.map((status) => [status, []]),
  );
  for (const one of applications) columns.get(one.status)?.push(one);
  for (const column of columns.values())
    column.sort((one, other) => (recencyOf(one) < recencyOf(other) ? 1 : -1));
  return columns;
}
