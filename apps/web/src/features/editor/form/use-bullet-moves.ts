import { useMemo } from 'react';
import { useCommands } from '../../../lib/commands/use-commands.ts';
import { t } from '../../../lib/words/words.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore, type ViewStore } from '../view/use-view.ts';
import { bulletIdOf, createBulletCommands } from './use-bullet-commands.ts';

/**
 * Lets Alt+Shift+↑ and ↓ move the bullet that has the caret, as word processors move a paragraph.
 * Every list of bullets registers the same two commands; the one registered last serves all.
 */
export function useBulletMoves(announce: (words: string) => void): void {
  const store = useEditorStore();
  const view = useViewStore();
  useCommands(
    useMemo(() => {
      const move = (by: -1 | 1) => () => {
        const words = moveFocused(store, view, by);
        if (words !== undefined) announce(words);
      };
      const ofBullets = { group: t('Bullets'), isOutsidePalette: true };
      return [
        {
          ...ofBullets,
          id: 'bullet up',
          label: t('Move bullet up'),
          shortcut: 'alt+shift+arrowup',
          run: move(-1),
        },
        {
          ...ofBullets,
          id: 'bullet down',
          label: t('Move bullet down'),
          shortcut: 'alt+shift+arrowdown',
          run: move(1),
        },
      ];
    }, [store, view, announce]),
  );
}

/** Moves the focused bullet by one, and returns an announcement; undefined if it can't move. */
function moveFocused(store: EditorStore, view: ViewStore, by: -1 | 1): string | undefined {
  const { focused } = view.get();
  if (!focused?.list || focused.item === undefined) return undefined;
  const { item: bullet, ...field } = focused;
  const commands = createBulletCommands(store, view, field);
  const to = commands.indexOf(bullet) + by;
  if (commands.neighbor(bullet, by) === undefined) return undefined;
  return commands.move(bullet, to, bulletIdOf(field, bullet));
}
