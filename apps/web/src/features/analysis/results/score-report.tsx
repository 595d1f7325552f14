import { useMemo } from 'react';
import { notesOf } from '../../../lib/findings/notes.ts';
import type { Scored } from '../scored.ts';
import { AreaCards } from './area-cards.tsx';
import { FeedbackLists } from './feedback-lists.tsx';
import type { PlaceProps } from './note-item.tsx';
import { NoteList } from './note-list.tsx';
import { ScoreRing } from './score-ring.tsx';

export function ScoreReport({ scored, ...shared }: PlaceProps & { scored: Scored }) {
  const { overallScore, areas, strengths, improvements, findings, tips } = scored;
  const { first, rest } = useMemo(() => notesOf(findings), [findings]);
  return (
    <div className="grid gap-10">
      <div className="grid gap-8">
        <ScoreRing score={overallScore} />
        {areas.length > 0 ? <AreaCards areas={areas} /> : null}
      </div>
      {findings.length === 0 && tips.length > 0 ? <Tips tips={tips} /> : null}
      {findings.length + tips.length + improvements.length === 0 ? (
        <p className="text-large">We looked for weak points and found none.</p>
      ) : null}
      <NoteList title="Do these first" notes={first} {...shared} />
      <FeedbackLists strengths={strengths} improvements={improvements} />
      <NoteList title="Then" notes={rest} {...shared} />
    </div>
  );
}

/** Where no finding has a place in the text. */
function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <section aria-label="Do these first">
      <h2 className="text-large font-semibold">Do these first</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {tips.slice(0, 3).map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}
