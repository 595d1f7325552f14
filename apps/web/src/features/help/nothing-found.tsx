import { Button } from '../../ui/button.tsx';
import { helpCopy } from './help.copy.ts';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="py-8 text-center">
      <h2 className="font-display text-heading">{helpCopy.noQuestions}</h2>
      <p className="mt-3 text-large text-muted">{helpCopy.noQuestionsHint}</p>
      <Button size="large" className="mt-6" onClick={onClear}>
        {helpCopy.clear}
      </Button>
    </div>
  );
}
