import { applicationLimits } from '@folio/contract/application-fields';
import { Trash2 } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { interviewCopy } from './interview.copy.ts';
import type { Prepared } from './prepared.ts';

type Props = {
  prepared: Prepared;
  /** Whether the limit of notes is reached. */
  isFull: boolean;
  onNote: (notes: string) => void;
  onRemove: () => void;
};

/** A question, the resume's evidence for it, and a field for notes. */
export function QuestionNotes({ prepared, isFull, onNote, onRemove }: Props) {
  const { question, language, need, evidence, notes, isOwn } = prepared;
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line py-6 lg:grid-cols-2 lg:gap-x-12">
      <div className="grid content-start gap-3">
        <div className="flex items-start gap-3">
          <h2 lang={language} className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {question}
          </h2>
          {isOwn ? (
            <IconButton
              label={t('Delete question: {question}', { question })}
              icon={<Trash2 className="size-4" />}
              onClick={onRemove}
            />
          ) : null}
        </div>
        {evidence.length > 0 ? (
          <ul className="grid gap-2">
            {evidence.map(({ quote, place }) => (
              <li key={quote} className="border-l-2 border-good pl-3 wrap-anywhere">
                “{quote}”{place ? <span className="text-small text-muted"> {place}</span> : null}
              </li>
            ))}
          </ul>
        ) : need ? (
          <p className="text-small text-muted">{interviewCopy.noEvidence}</p>
        ) : null}
      </div>
      <TextArea
        label={t('Notes')}
        aria-label={t('Notes for: {question}', { question })}
        hint={isFull ? interviewCopy.full(applicationLimits.preparations) : undefined}
        rows={2}
        readOnly={isFull}
        maxLength={applicationLimits.preparation}
        value={notes}
        onChange={({ target }) => onNote(target.value)}
      />
    </li>
  );
}
