import type { ApplicationSummary } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resumeNamesQuery } from '../../lib/resume-names.ts';
import { t } from '../../lib/words/words.ts';
import { Ruler } from '../../ui/margin/ruler.tsx';
import { countOf, localToday } from './applications.copy.ts';
import {
  answeredWithinDays,
  leastToSay,
  type OutcomeGroup,
  type Results,
  resultsOf,
  shareOf,
} from './results.ts';

/**
 * The outcomes of sent applications, in total and by source, resume, template and match. Wording
 * must not promise outcomes.
 */
export function ResultsView({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { data: resumes } = useQuery(resumeNamesQuery());
  const results = useMemo(() => {
    const names = new Map(resumes?.map(({ id, name }) => [id, name]));
    return resultsOf(applications, localToday(), names);
  }, [applications, resumes]);
  const { all, waiting } = results;
  return (
    <div className="grid max-w-180 gap-10">
      <section aria-labelledby="results">
        <h2 id="results" className="text-title font-semibold">
          {t('What worked')}
        </h2>
        {all.sent > 0 ? (
          <dl className="mt-4 grid grid-cols-4 gap-x-6 gap-y-4 max-sm:grid-cols-2">
            <Figure name={t('Sent')} value={all.sent} of={all.sent} />
            {numbers.map((key) => (
              <Figure key={key} name={columnNames[key]} value={all[key]} of={all.sent} />
            ))}
          </dl>
        ) : null}
        <p className="mt-4 text-muted">{waitingWords(all.sent, waiting)}</p>
      </section>
      {all.sent > 0 ? <Groups {...results} /> : null}
    </div>
  );
}

/** A number with its share of all sent applications. */
const Figure = ({ name, value, of }: { name: string; value: number; of: number }) => (
  <div>
    <dt className="text-small text-muted">{name}</dt>
    <dd className="mt-1 font-display text-[40px] leading-none tabular-nums">{value}</dd>
    <Ruler value={(100 * value) / of} ticks={16} className="mt-3 h-3" />
  </div>
);

const Groups = ({ bySource, byResume, byTemplate, byMatch }: Results) => (
  <>
    <Group title={t('By where you found it')} groups={bySource} />
    <Group title={t('By resume')} groups={byResume} />
    <Group title={t('By template')} groups={byTemplate} />
    <Group title={t('By match when it was sent')} groups={byMatch} />
    <p className="text-small text-muted">
      {t(
        'From {leastToSay} applications on, each share shows the range that the true one likely lies in (95%); fewer are too few to say, so you see only the counts. This describes your past applications and promises nothing about the next one.',
        { leastToSay },
      )}
    </p>
  </>
);

function waitingWords(sent: number, waiting: number): string {
  if (sent === 0 && waiting === 0)
    return t('Once you’ve sent applications, this shows what came of them.');
  const rest = t(
    '{waiting, plural, one {{count} sent in the last {answeredWithinDays} days isn’t counted yet.} other {{count} sent in the last {answeredWithinDays} days aren’t counted yet.}}',
    { waiting, count: countOf(waiting), answeredWithinDays },
  );
  return waiting === 0
    ? t('Each application counts {answeredWithinDays} days after you send it.', {
        answeredWithinDays,
      })
    : t(
        '{rest} Answers take time, and counting only the quick ones would make the numbers look too good.',
        { rest },
      );
}

const numbers = ['replies', 'interviews', 'offers'] as const;
const columnNames = {
  get replies() {
    return t('Answered');
  },
  get interviews() {
    return t('Interview');
  },
  get offers() {
    return t('Offer');
  },
} as const;

function Group({ title, groups }: { title: string; groups: readonly OutcomeGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <table className="w-full table-fixed text-left text-small max-sm:table-auto">
        <caption className="mb-2 text-left font-semibold">{title}</caption>
        <thead className="text-small text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="w-2/5 py-2 pr-3 font-medium max-sm:w-full">
              {t('Name')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium max-sm:pr-0">
              {t('Sent')}
            </th>
            {numbers.map((key) => (
              <th key={key} scope="col" className="py-2 pl-3 text-right font-medium max-sm:pl-2">
                {columnNames[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {groups.map((group) => (
            <tr key={group.key} className="border-b border-line">
              <th scope="row" className="max-w-60 py-2.5 pr-3 font-normal wrap-anywhere">
                {group.name}
              </th>
              <td className="py-2.5 pr-3 text-right max-sm:pr-0">{group.sent}</td>
              {numbers.map((key) => (
                <Share key={key} count={group[key]} of={group.sent} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Share({ count, of }: { count: number; of: number }) {
  const { share, range } = shareOf(count, of);
  return (
    <td className="py-2.5 pl-3 text-right max-sm:pl-2">
      <span className="whitespace-nowrap">{share}</span>
      {range ? (
        <span className="block whitespace-nowrap text-muted max-sm:whitespace-normal">
          {' '}
          {range}
        </span>
      ) : null}
    </td>
  );
}
