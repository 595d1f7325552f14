import { t } from '../../../lib/words/words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { Sections } from './rail.tsx';
import { tabIdOf } from './rail-styles.ts';

/** A sheet with all sections and their controls, on screens without space for the rail. */
export function SectionsSheet() {
  const isOpen = useView(({ dialog }) => dialog === 'sections');
  const view = useViewStore();
  const close = () => view.set({ dialog: null });
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t('Sections')}
      description={t('In the order of the page')}
      onOpenFocus={(event) => {
        event.preventDefault();
        document.getElementById(tabIdOf(view.get().tab))?.focus();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the tabs in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a tab is a click */}
      <div
        onClick={({ target }) => {
          if (!(target instanceof Element) || !target.closest('[role=tab]')) return;
          view.set({ pane: 'form', dialog: null });
        }}
      >
        <Sections />
      </div>
    </Sheet>
  );
}
