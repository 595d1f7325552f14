import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { applicationsCopy } from './applications.copy.ts';
import { countOf } from './questions/questions.copy.ts';
import { questionsQuery } from './questions/questions.queries.ts';

/** The number of this application's questions, and a link to them. */
export function ApplicationQuestions({ applicationId }: { applicationId: string }) {
  const { data: all = [] } = useQuery(questionsQuery());
  const own = all.filter((one) => one.applicationId === applicationId);
  const open = own.filter(({ answer }) => answer.trim() === '').length;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-title font-semibold">
        {t('Questions')}
      </h2>
      <p className="mt-1 text-small text-muted">
        {own.length === 0
          ? applicationsCopy.noQuestions
          : `${countOf(own.length)}${open > 0 ? t(', {open} without an answer', { open }) : ''}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <Link to={`/applications/${applicationId}/questions`}>
            {own.length === 0 ? t('Add questions') : t('Open questions')}
          </Link>
        </Button>
        <Button asChild>
          <Link to={`/applications/${applicationId}/interview`}>
            {t('Prepare for an interview')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
