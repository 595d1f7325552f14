import { useMemo } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useViewStore } from '../view/use-view.ts';
import { languagesCopy } from './languages.copy.ts';
import { useHasLanguages, useLanguages } from './use-languages.tsx';
import { useNextNote } from './use-next-note.ts';

/** Above the form of a resume with language versions: the number of notes. */
export const LanguagesBar = () => (useHasLanguages() ? <Bar /> : null);

function Bar() {
  const { open, texts, changes } = useLanguages();
  const view = useViewStore();
  const goNext = useNextNote();
  const showAll = () => view.set({ dialog: 'languages' });
  useCommands(
    useMemo(
      () => [
        {
          id: 'next text to look at',
          label: t('Next text to look at'),
          group: t('Languages'),
          keywords: ['translate', 'language', 'version'],
          shortcut: 'mod+shift+l',
          run: goNext,
        },
      ],
      [goNext],
    ),
  );
  const isInStep = open + changes === 0;
  return (
    <section
      aria-label={languagesCopy.label}
      className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-desk px-6 py-2.5 max-sm:px-4 short:py-0"
    >
      <p
        role="status"
        className={`min-w-0 flex-1 basis-40 max-sm:basis-24 text-small font-medium ${isInStep ? 'text-muted' : 'text-mentor'}`}
      >
        {isInStep
          ? languagesCopy.inStep
          : [
              ...(open > 0 ? [languagesCopy.texts(open, texts)] : []),
              ...(changes > 0 ? [languagesCopy.changes(changes)] : []),
            ].join(' · ')}
      </p>
      <Button size="small" variant="quiet" onClick={showAll}>
        {languagesCopy.showAll}
      </Button>
      {isInStep ? null : (
        <Button size="small" onClick={goNext}>
          {languagesCopy.next}
        </Button>
      )}
    </section>
  );
}
