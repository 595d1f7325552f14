import type { Question } from '@folio/contract/questions';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { shortMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  question: Question;
  /** As it is typed now. */
  text: string;
  all: readonly Question[];
  onUse: (answer: string) => void;
};

const most = 3;

/** What was answered to much the same before, beside the answer, to compare and to take. */
export function EarlierAnswers({ question: { id }, text, all, onUse }: Props) {
  const asked = useDeferredValue(text);
  // The words of six languages, which those alone load who answer questions.
  const { data: similar } = useQuery({
    queryKey: ['similar questions'],
    queryFn: async () =>
      (await import('@folio/analysis/writing/similar-questions')).similarQuestions,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const earlier = useMemo(() => {
    const answered = all.filter((one) => one.id !== id && one.answer.trim() !== '');
    return similar?.(asked, answered).slice(0, most) ?? [];
  }, [similar, all, asked, id]);
  if (earlier.length === 0) return null;
  return (
    <section aria-label="Earlier answers" className="rounded-control bg-tint p-4">
      <h3 className="font-medium">Earlier answers</h3>
      <ul className="mt-2 grid gap-4">
        {earlier.map((one) => (
          <li key={one.id}>
            <p className="text-small text-muted wrap-anywhere">
              “{one.question}” · {shortMoment(one.updatedAt)}
            </p>
            <p className="mt-1 line-clamp-2 whitespace-pre-wrap wrap-anywhere">{one.answer}</p>
            <Button
              size="small"
              className="mt-2 max-md:h-11"
              aria-label={`Use the answer to “${one.question}”`}
              onClick={() => onUse(one.answer)}
            >
              Use this answer
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
