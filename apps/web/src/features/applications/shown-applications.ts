import {
  type ApplicationStatus,
  type ApplicationSummary,
  applicationStatuses,
} from '@folio/contract/applications';

export type SortKey = 'role' | 'company' | 'status' | 'match' | 'nextStep' | 'sent' | 'updated';
export type Sort = { key: SortKey; isDown: boolean };
export type Filter = { search: string; status: ApplicationStatus | 'all' };

const fold = (text: string): string => text.normalize().toLowerCase();

/** Those in which every word of a search is found, of one status or all. */
export function filtered(
  applications: readonly ApplicationSummary[],
  { search, status }: Filter,
): readonly ApplicationSummary[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === 'all') return applications;
  return applications.filter((one) => {
    if (status !== 'all' && one.status !== status) return false;
    const said = [one.role, one.company, one.place, one.source, one.nextStep, one.sentAs?.name];
    const text = fold(said.join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byText = (one: string, other: string): number =>
  // What says nothing stands last.
  Number(one === '') - Number(other === '') || collator.compare(one, other);
/** What the resume was called that was kept as sent. */
const sentName = ({ sentAs }: ApplicationSummary): string => (sentAs?.isKept ? sentAs.name : '');
const place = new Map(applicationStatuses.map((status, index) => [status, index]));

const compare: Record<SortKey, (one: ApplicationSummary, other: ApplicationSummary) => number> = {
  role: (one, other) => byText(one.role, other.role),
  company: (one, other) => byText(one.company, other.company),
  status: (one, other) => (place.get(one.status) ?? 0) - (place.get(other.status) ?? 0),
  nextStep: (one, other) => byText(one.nextStepDay ?? '', other.nextStepDay ?? ''),
  match: (one, other) => (one.sentAs?.match ?? -1) - (other.sentAs?.match ?? -1),
  sent: (one, other) => byText(sentName(one), sentName(other)),
  updated: (one, other) => (one.updatedAt < other.updatedAt ? -1 : 1),
};

export const sorted = (
  applications: readonly ApplicationSummary[],
  { key, isDown }: Sort,
): ApplicationSummary[] =>
  applications.toSorted((one, other) => (isDown ? -1 : 1) * compare[key](one, other));

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
