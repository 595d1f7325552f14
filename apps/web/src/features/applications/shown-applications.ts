import { type ApplicationStatus, applicationStatuses } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';

export type SortKey = 'role' | 'company' | 'status' | 'match' | 'nextStep' | 'sent' | 'updated';
export type Sort = { key: SortKey; isDown: boolean };
export type Filter = { search: string; status: ApplicationStatus | 'all' };

const fold = (text: string): string => text.normalize().toLowerCase();

const texts = new WeakMap<ApplicationSummary, string>();

/** What a search looks through, made once of each application: one that changes is another object. */
function textOf(one: ApplicationSummary): string {
  const known = texts.get(one);
  if (known !== undefined) return known;
  const said = [one.role, one.company, one.place, one.source, one.nextStep, one.sentAs?.name];
  const text = fold(said.join('\n'));
  texts.set(one, text);
  return text;
}

/**
 * Those in which every word of a search is found, of one status or all.
 *
 * @param inTexts the ids of others that the search is found in, by the server.
 */
export function filtered(
  applications: readonly ApplicationSummary[],
  { search, status }: Filter,
  inTexts?: ReadonlySet<string>,
): readonly ApplicationSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === 'all') return applications;
  return applications.filter((one) => {
    if (status !== 'all' && one.status !== status) return false;
    const text = textOf(one);
    return words.every((word) => text.includes(word)) || inTexts?.has(one.id) === true;
  });
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** What the resume was called that was kept as sent. */
const sentName = ({ sentAs }: ApplicationSummary): string => (sentAs?.isKept ? sentAs.name : '');
const place = new Map(applicationStatuses.map((status, index) => [status, index]));

/** What a column says of one; null where it says nothing. */
const saidIn: Record<SortKey, (one: ApplicationSummary) => string | number | null> = {
  role: ({ role }) => role || null,
  company: ({ company }) => company || null,
  status: ({ status }) => place.get(status) ?? 0,
  nextStep: ({ nextStepDay }) => nextStepDay,
  match: ({ sentAs }) => sentAs?.match ?? null,
  sent: (one) => sentName(one) || null,
  updated: ({ updatedAt }) => Date.parse(updatedAt),
};

/** What says nothing stands last, whichever way the others go. */
export function sorted(
  applications: readonly ApplicationSummary[],
  { key, isDown }: Sort,
): ApplicationSummary[] {
  const way = isDown ? -1 : 1;
  const said = new Map(applications.map((one) => [one, saidIn[key](one)]));
  return applications.toSorted((one, other) => {
    const [a = null, b = null] = [said.get(one), said.get(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === 'number' ? a - Number(b) : collator.compare(a, `${b}`));
  });
}

/** The columns of the board: in each the status that is newest on top. */
export function byStatus(
  applications: readonly ApplicationSummary[],
): Map<ApplicationStatus, ApplicationSummary[]> {
  const columns = new Map<ApplicationStatus, ApplicationSummary[]>(
    applicationStatuses.map((status) => [status, []]),
  );
  for (const one of applications) columns.get(one.status)?.push(one);
  for (const column of columns.values())
    column.sort((one, other) => {
      const key = (each: ApplicationSummary) => `${each.statusDay} ${each.updatedAt}`;
      return key(one) < key(other) ? 1 : -1;
    });
  return columns;
}
