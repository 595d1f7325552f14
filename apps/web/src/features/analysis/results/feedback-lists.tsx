import { ArrowUpRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { strengths: readonly string[]; improvements: readonly string[] };

export function FeedbackLists({ strengths, improvements }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      <Feedback
        title="Strengths"
        texts={strengths}
        icon={<Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />}
      />
      <Feedback
        title="Areas for Improvement"
        texts={improvements}
        icon={<ArrowUpRight aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />}
      />
    </div>
  );
}

type FeedbackProps = { title: string; texts: readonly string[]; icon: ReactNode };

function Feedback({ title, texts, icon }: FeedbackProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-large font-semibold">{title}</h2>
      {texts.length === 0 ? (
        <p className="mt-3 text-muted">Nothing to name here.</p>
      ) : (
        <ul className="mt-3 grid gap-2.5">
          {texts.map((text) => (
            <li key={text} className="flex gap-2.5">
              {icon}
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
