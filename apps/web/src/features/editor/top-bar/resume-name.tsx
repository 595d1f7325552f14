import { useState } from 'react';
import { t } from '../../../lib/words/words.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

const maxNameLength = 120;

/** The resume's name, edited in place. An empty name is reset on blur. */
export function ResumeName({ className }: { className?: string }) {
  const name = useEditor(({ document }) => document.name);
  const store = useEditorStore();
  const [isBlank, setBlank] = useState(false);
  const rename = (typed: string) => {
    setBlank(typed.trim() === '');
    if (typed.trim() !== '') store.dispatch({ type: 'rename', name: typed });
  };
  const settle = () => {
    setBlank(false);
    store.dispatch({ type: 'rename', name: name.trim() });
  };
  return (
    <span className={className}>
      <input
        dir="auto"
        aria-label={t('Name of the resume')}
        title={name}
        value={isBlank ? '' : name}
        maxLength={maxNameLength}
        onChange={(event) => rename(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          const isDone = event.key === 'Enter' || event.key === 'Escape';
          if (isDone && !isComposing(event.nativeEvent)) event.currentTarget.blur();
        }}
        className="block h-8 w-full min-w-0 truncate rounded-control border border-transparent bg-transparent px-2 text-large font-semibold [field-sizing:content] hover:border-line focus-visible:outline-offset-0 max-md:h-7"
      />
    </span>
  );
}
