import type { ApplicationStatus } from '@folio/contract/application-fields';
import type { ApplicationSummary } from '@folio/contract/applications';
import { templateFacts } from '@folio/contract/template-facts';
import { t } from '../../lib/words/words.ts';
import { daysSince, localToday } from './applications.copy.ts';

/** How far applications came, of those that had time to be answered. */
type Outcomes = { sent: number; replies: number; interviews: number; offers: number };
/** `key` tells it from another of the same name. */
export type OutcomeGroup = Outcomes & { key: string; name: string };
export type Results = {
  all: Outcomes;
  /** Sent too lately to say, whatever has come of them. */
  waiting: number;
  bySource: OutcomeGroup[];
  byResume: OutcomeGroup[];
  byTemplate: OutcomeGroup[];
  /** By how well the resume answered the job when it was sent, the best first. */
  byMatch: OutcomeGroup[];
};

/** An application is looked at after so many days: quick answers alone would make all look answered. */
export const answeredWithinDays = 21;
/** Of fewer than these, a share says nothing. */
export const leastToSay = 10;

const offers: readonly ApplicationStatus[] = ['offer', 'accepted'];
const interviews: readonly ApplicationStatus[] = ['interview', ...offers];
/** A rejection is an answer, too. */
const replies: readonly ApplicationStatus[] = ['screening', 'rejected', ...interviews];
/** Also where nobody has noted when it was sent. Who withdraws may have sent nothing. */
const notSaved: readonly ApplicationStatus[] = ['applied', 'no-answer', ...replies];

const reached = (
  { status, had = [] }: ApplicationSummary,
  wanted: readonly ApplicationStatus[],
): boolean => [status, ...had].some((one) => wanted.includes(one));

/**
 * What came of the applications that were sent three weeks ago or earlier, in all and by what they shared.
 *
 * @param names what each resume is called now, by its id.
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

/** As wide as a match can tell apart; the last holds all that is below. */
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

/** By an id where there is one, else by name, whatever its case; where nothing is known, it stands in no group. */
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

/** Of the normal distribution: 19 of 20 such intervals hold the share that is looked for. */
const z = 1.96;

/**
 * Between which shares the true one likely lies, where `count` of `of` came so far: Wilson's score
 * interval, which stays within 0 and 1 and is honest about small numbers.
 */
export function wilson(count: number, of: number): { from: number; to: number } {
  const share = count / of;
  const scale = 1 + z ** 2 / of;
  const center = (share + z ** 2 / (2 * of)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { from: Math.max(0, center - reach), to: Math.min(1, center + reach) };
}

/** '26%' with '15–43%', or the plain numbers where they are too few to say. */
export function shareOf(count: number, of: number): { share: string; range?: string } {
  if (of < leastToSay) return { share: t('{count} of {total}', { count, total: of }) };
  const percent = (share: number) => Math.round(share * 100);
  const { from, to } = wilson(count, of);
  return { share: `${percent(count / of)}%`, range: `${percent(from)}–${percent(to)}%` };
}
