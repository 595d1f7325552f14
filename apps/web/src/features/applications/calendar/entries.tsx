import { Link } from 'react-router';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { nameOf, statusNames } from '../applications.copy.ts';
import type { Entry } from './calendar-days.ts';

type EntriesProps = {
  entries: readonly Entry[];
  /** The number of lines an entry may take; two entries of two lines fit into a cell. */
  look: 'whole' | 'two-lines' | 'one-line';
};

/** Tasks, interviews and offers have an accented line, other events a faint one. */
export const Entries = ({ entries, look }: EntriesProps) =>
  entries.map((entry) => (
    <p key={entry.key} className="mb-1 text-small">
      <Link
        to={`/applications/${entry.id}`}
        className={classNames(
          'block border-l-2 pl-2 hover:underline max-lg:py-1',
          isMarked(entry) ? 'border-accent' : 'border-line',
          look === 'one-line' && 'truncate',
        )}
        title={look === 'one-line' ? `${wordsOfEntry(entry)}, ${nameOf(entry)}` : undefined}
      >
        <span className={classNames(lines[look], isMarked(entry) && 'font-medium')}>
          {wordsOfEntry(entry)}
        </span>{' '}
        <span className={classNames(lines[look], 'text-muted')} title={nameOf(entry)}>
          {nameOf(entry)}
        </span>
      </Link>
    </p>
  ));

const lines = {
  whole: 'line-clamp-2 wrap-anywhere',
  'two-lines': 'block truncate',
  'one-line': undefined,
} as const;

const isMarked = (entry: Entry): boolean =>
  entry.kind !== 'event' || entry.event.status === 'interview' || entry.event.status === 'offer';

function wordsOfEntry(entry: Entry): string {
  if (entry.kind === 'deadline') return t('Last day to apply');
  if (entry.kind === 'step') return entry.text || t('Next step');
  const { status, text } = entry.event;
  return [status && statusNames[status], text].filter(Boolean).join(': ');
}
