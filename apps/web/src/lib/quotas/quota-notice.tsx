import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { linkStyle } from '../../ui/link-style.ts';
import { t } from '../words/words.ts';
import { type Kept, usageNotes } from './usage.copy.ts';
import { usageQuery } from './usage.queries.ts';

/** Limits are approached over weeks, so an older answer is fine. */
const staleTime = 10 * 60_000;

/** Warns on a screen when a quota is nearly used up, and says how to make room. */
export function QuotaNotice({ kinds }: { kinds: readonly Kept[] }) {
  const { data } = useQuery({ ...usageQuery(), staleTime });
  const notes = data ? usageNotes(data, kinds) : [];
  if (notes.length === 0) return null;
  return (
    <div role="note" className="mt-6 mb-6 rounded-control bg-tint px-4 py-3 text-body">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link to="/resumes" className={linkStyle}>
          {t('All resumes')}
        </Link>
        <Link to="/resumes/trash" className={linkStyle}>
          {t('Recently deleted')}
        </Link>
      </p>
    </div>
  );
}
