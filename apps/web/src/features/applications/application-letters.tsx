import type { LetterSummary } from '@folio/contract/letters';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { shortMoment } from '../../lib/dates.ts';
import { describeError } from '../../lib/error-copy.ts';
import { letterListQuery, letterPath, letterTitle } from '../../lib/letters/letters.queries.ts';
import { useCreateLetter } from '../../lib/letters/use-create-letter.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { toast } from '../../ui/toast.ts';
import type { TypedFields } from './application-draft.ts';
import { applicationsCopy, nameOf } from './applications.copy.ts';

/** An application's letters: those written for it, and its resume's letter. */
export const useApplicationLetters = (applicationId: string): readonly LetterSummary[] =>
  useQuery(letterListQuery(applicationId)).data ?? [];

type Props = {
  applicationId: string;
  fields: TypedFields;
  /** Saves edits first, since the letter is written from them. */
  save: () => Promise<unknown>;
};

export function ApplicationLetters({ applicationId, fields, save }: Props) {
  const letters = useApplicationLetters(applicationId);
  const { mutate, isPending } = useWriteLetter(applicationId, fields, save);
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="text-title font-semibold">
        {t('Letters')}
      </h2>
      {letters.length > 0 ? (
        <ul className="mt-3 border-b border-line">
          {letters.map((letter) => (
            <li key={letter.id} className="border-t border-line py-2">
              <Link to={letterPath(letter)} className={`${linkStyle} wrap-anywhere`}>
                {letter.isOfResume ? t('Cover letter') : letterTitle(letter)}
              </Link>
              <p className="text-small text-muted wrap-anywhere">
                {letter.isOfResume
                  ? t('Goes with “{name}” · ', { name: letter.resume?.name ?? '' })
                  : null}
                {shortMoment(letter.updatedAt)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-small text-muted">{applicationsCopy.noLetters}</p>
      )}
      <Button className="mt-3" isBusy={isPending} onClick={() => mutate(undefined)}>
        <PenLine aria-hidden className="size-4" />
        {t('Write a letter')}
      </Button>
    </section>
  );
}

/** Creates a letter from the application's fields, and opens it. */
const useWriteLetter = (applicationId: string, fields: TypedFields, save: Props['save']) =>
  useCreateLetter(
    async () => {
      await save();
      const { role, company, jobDescription, resumeId } = fields;
      return { name: nameOf(fields), role, company, jobDescription, resumeId, applicationId };
    },
    (error) => {
      const description = describeError(error);
      toast({ tone: 'error', title: applicationsCopy.letterFailed, description });
    },
  );
