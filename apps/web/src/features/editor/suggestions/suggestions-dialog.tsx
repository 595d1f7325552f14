import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { describePath } from '../saving/describe-fields.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { SuggestionNote } from './suggestion-note.tsx';
import { suggestionCopy } from './suggestions.copy.ts';
import { useShowSuggestion } from './use-show-suggestion.ts';
import { useSuggestions } from './use-suggestions.tsx';

/** Lists all open suggestions in page order, including those whose text was deleted. */
export function SuggestionsDialog({ onClose }: { onClose: () => void }) {
  const waiting = useSuggestions();
  const show = useShowSuggestion();
  const store = useEditorStore();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={suggestionCopy.title}
      description={waiting.length === 0 ? suggestionCopy.none : suggestionCopy.all}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <ul className="grid gap-8">
        {waiting.map((one) => (
          <li key={one.id}>
            <p className="mb-2 flex flex-wrap items-center gap-x-3 text-small text-faint">
              <span className="min-w-0 wrap-anywhere">
                {describePath(store.getDocument(), one.path)}
              </span>
              {one.isGone ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${suggestionCopy.show} ${suggestionCopy.number(one.number).toLowerCase()}`}
                  onClick={() => show(one)}
                >
                  {suggestionCopy.show}
                </Button>
              )}
            </p>
            <SuggestionNote suggestion={one} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
