import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { templateFacts } from '@folio/contract/template-facts';
import { t } from '../../lib/words/words.ts';
import { daysSince, localToday } from './applications.copy.ts';

/** Outcomes of applications that were sent long enough ago to be answered. */
type Outcomes = { sent: number; replies: number; interviews: number; offers: number };
/** `key` distinguishes groups of the same name. */
export type OutcomeGroup = Outcomes & { key: string; name: string };
export type Results = {
  all: Outcomes;
  /** The number that was sent too recently to count, whatever their outcome. */
  waiting: number;
  bySource: OutcomeGroup[];
  byResume: OutcomeGroup[];
  byTemplate: OutcomeGroup[];
  /** By the match of resume and job when sent, the best first. */
  byMatch: OutcomeGroup[];
};

/**
 * Only applications sent this many days ago count; counting recent ones by their quick answers
 * would bias the shares.
 */
export const answeredWithinDays = 21;
/** With fewer applications no share is shown. */
export const leastToSay = 10;

const offers: readonly ApplicationStatus[] = ['offer', 'accepted'];
const interviews: readonly ApplicationStatus[] = ['interview', ...offers];
/** A rejection counts as an answer. */
const replies: readonly ApplicationStatus[] = ['screening', 'rejected', ...interviews];
/** Statuses that imply that it was sent, even without a date; 'withdrawn' doesn't. */
const notSaved: readonly ApplicationStatus[] = ['applied', 'no-answer', ...replies];

const reached = (
  { status, had = [] }: ApplicationSummary,
  wanted: readonly ApplicationStatus[],
): boolean => [status, ...had].some((one) => wanted.includes(one));

/**
 * Outcomes of the applications sent at least `answeredWithinDays` ago, in total and by group.
 *
 * @param names each resume's current name by its id.
 */
export function resultsOf(
  applications: readonly ApplicationSummary[],
  today = localToday(),
  names: ReadonlyMap<string, string> = new Map(),
): Results {
  const sent = applications.filter((one) => reached(one, notSaved));
  const due = sent.filter(
    ({ appliedDay, statusDay }) => daysSince(appliedDay ?? statusDay, today) >= answeredWithinDays,
  );
  return {
    all: outcomesOf(due),
    waiting: sent.length - due.length,
    bySource: grouped(due, ({ source }) => source),
    byResume: grouped(
      due,
      ({ sentAs }) => names.get(sentAs?.resumeId ?? '') ?? sentAs?.name ?? '',
      ({ sentAs }) => sentAs?.resumeId ?? undefined,
    ),
    byTemplate: grouped(due, ({ sentAs }) => templateName(sentAs?.templateId)),
    byMatch: grouped(due, ({ sentAs }) => bandOf(sentAs?.match)).toSorted(
      (one, other) => Number.parseInt(other.name, 10) - Number.parseInt(one.name, 10),
    ),
  };
}

/** Lower bounds of the match groups, as wide as a match is precise. */
const bands = [85, 70, 50, 0];

function bandOf(match: number | null | undefined): string {
  const from = bands.find((least) => (match ?? -1) >= least);
  if (from === undefined) return '';
  const above = bands[bands.indexOf(from) - 1];
  return `${from}–${above === undefined ? 100 : above - 1}`;
}

const templateName = (id: string | undefined): string =>
  templateFacts.find((template) => template.id === id)?.name ?? '';

function outcomesOf(applications: readonly ApplicationSummary[]): Outcomes {
  const count = (wanted: readonly ApplicationStatus[]) =>
    applications.filter((one) => reached(one, wanted)).length;
  return {
    sent: applications.length,
    replies: count(replies),
    interviews: count(interviews),
    offers: count(offers),
  };
}

/** Groups by id, else by name regardless of case; applications without either are left out. */
function grouped(
  applications: readonly ApplicationSummary[],
  nameIn: (application: ApplicationSummary) => string,
  idIn: (application: ApplicationSummary) => string | undefined = () => undefined,
): OutcomeGroup[] {
  const groups = Map.groupBy(applications, (one) => idIn(one) ?? nameIn(one).trim().toLowerCase());
  groups.delete('');
  return [...groups]
    .map(([key, group]) => ({
      key,
      name: group[0] ? nameIn(group[0]).trim() : '',
      ...outcomesOf(group),
    }))
    .toSorted((one, other) => other.sent - one.sent || one.name.localeCompare(other.name, 'en'));
}

/** The normal distribution's quantile for 95% confidence. */
const z = 1.96;

/**
 * Wilson's score interval for a share of `count` in `of`: stays within 0 and 1, and is wide for
 * small numbers.
 */
export function wilson(count: number, of: number): { from: number; to: number } {
  const share = count / of;
  const scale = 1 + z ** 2 / of;
  const center = (share + z ** 2 / (2 * of)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { from: Math.max(0, center - reach), to: Math.min(1, center + reach) };
}

/** '26%' with '15–43%', or plain numbers if there are fewer than `leastToSay`. */
export function shareOf(count: number, of: number): { share: string; range?: string } {
  if (of < leastToSay) return { share: t('{count} of {total}', { count, total: of }) };
  const percent = (share: number) => Math.round(share * 100);
  const { from, to } = wilson(count, of);
  return { share: `${percent(count / of)}%`, range: `${percent(from)}–${percent(to)}%` };
}
