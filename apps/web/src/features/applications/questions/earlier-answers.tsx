import type { Question } from '@folio/contract/questions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { shortMoment } from '../../../lib/dates.ts';
import { similarTo } from '../../../lib/job-match/job-match.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  question: Question;
  /** The question's current text. */
  text: string;
  all: readonly Question[];
  onUse: (answer: string) => void;
};

const most = 3;

/** Answers to similar questions, to compare and to reuse. */
export function EarlierAnswers({ question: { id }, text, all, onUse }: Props) {
  const asked = useDeferredValue(text);
  const answered = all.filter((one) => one.id !== id && one.answer.trim() !== '');
  const known = answered.map((one) => ({ id: one.id, question: one.question }));
  const { data: similar = [] } = useQuery({
    queryKey: ['similar questions', asked, known],
    queryFn: () => similarTo(asked, known),
    enabled: known.length > 0 && asked.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  const earlier = similar
    .flatMap((one) => answered.find((it) => it.id === one.id) ?? [])
    .slice(0, most);
  if (earlier.length === 0) return null;
  return (
    <section aria-label={t('Earlier answers')} className="rounded-control bg-tint p-4">
      <h3 className="font-medium">{t('Earlier answers')}</h3>
      <ul className="mt-2 grid gap-4">
        {earlier.map((one) => (
          <li key={one.id}>
            <p className="text-small text-muted wrap-anywhere">
              “{one.question}” · {shortMoment(one.updatedAt)}
            </p>
            <p className="mt-1 line-clamp-2 whitespace-pre-wrap wrap-anywhere">{one.answer}</p>
            <Button
              size="small"
              className="mt-2"
              aria-label={t('Use the answer to “{question}”', { question: one.question })}
              onClick={() => onUse(one.answer)}
            >
              {t('Use this answer')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
