import type { Advice } from './advice.ts';
import { aiCopy } from './ai.copy.ts';
import { ImprovementNote } from './improvement-note.tsx';

export function ImprovementList({ list, isSample }: { list: Advice[]; isSample: boolean }) {
  if (list.length === 0) return <p className="text-body text-muted">{aiCopy.nothingToImprove}</p>;
  return (
    <ul className="grid gap-6">
      {list.map((advice) => (
        <ImprovementNote
          key={`${advice.path} ${advice.suggestion} ${advice.before}`}
          {...{ advice, isSample }}
        />
      ))}
    </ul>
  );
}
