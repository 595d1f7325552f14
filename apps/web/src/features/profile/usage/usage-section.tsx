import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usageNotes } from '../../../lib/quotas/usage.copy.ts';
import { usageQuery } from '../../../lib/quotas/usage.queries.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../settings-form.tsx';

/** Warns accounts near a quota. Hidden if usage can't be loaded. */
export function UsageSection() {
  const { data } = useQuery({ ...usageQuery(), staleTime: 0 });
  const notes = data ? usageNotes(data) : [];
  if (notes.length === 0) return null;
  return (
    <Section title={t('Your account is nearly full')}>
      <ul className="grid gap-3">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button asChild>
          <Link to="/resumes">{t('All resumes')}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="/resumes/trash">{t('Recently deleted')}</Link>
        </Button>
      </div>
    </Section>
  );
}
