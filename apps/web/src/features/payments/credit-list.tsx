import type { CreditAction, CreditEntry } from '@folio/contract/credits';
import { shortMoment } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';

const actions: Record<CreditAction, string> = {
  analysis: 'Resume analysis',
  'cover-letter': 'Cover letter',
  improve: 'Improved text',
  optimize: 'Optimized section',
  suggestions: 'Suggestions',
  'optimize-ats': 'ATS optimization',
  'enhance-content': 'Enhanced content',
  'suggest-skills': 'Suggested skills',
  'generate-summary': 'Generated summary',
  'improve-bullets': 'Improved bullets',
  'pdf-export': 'PDF download',
};

/** Where the credits came from and went, the last first. */
export function CreditList({ entries }: { entries: readonly CreditEntry[] }) {
  if (entries.length === 0)
    return <p className="border-t border-line py-6 text-muted">No credits have moved yet.</p>;
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
        >
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span>{nameOf(entry)}</span>
            <time dateTime={entry.createdAt} className="text-small text-faint">
              {shortMoment(entry.createdAt)}
            </time>
          </div>
          <span className={classNames('font-medium tabular-nums', entry.amount > 0 && 'text-good')}>
            {signed(entry.amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** With a real minus sign, which is as wide as the plus. */
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

function nameOf({ kind, action }: CreditEntry): string {
  const work = action ? actions[action] : 'Work';
  if (kind === 'signup') return 'Welcome credits';
  if (kind === 'purchase') return 'Credits bought';
  if (kind === 'refund') return 'Taken back with a refund';
  return kind === 'release' ? `${work}, given back` : work;
}
