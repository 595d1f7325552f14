import { locationName } from '../../../lib/findings/location-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextDifference } from '../../../ui/text-difference.tsx';
import { HeldBackList } from '../ai/held-back-list.tsx';
import { contentOf } from '../store/document.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { dialogCopy, enhanceCopy } from './enhance.copy.ts';
import { sectionFacts } from './sections.ts';
import { useEnhance } from './use-enhance.ts';

/** What would change in a section, text by text, before any of it does. */
export function EnhanceDialog() {
  const store = useEditorStore();
  const { state, apply, close } = useEnhance();
  const { proposal } = state;
  if (!proposal) return null;
  const { section, changes, notice, heldBack } = proposal;
  const content = contentOf(store.getDocument());
  const held = [...new Set(heldBack.map(({ text }) => text))];
  return (
    <Dialog
      open
      onOpenChange={close}
      title={dialogCopy.title(sectionFacts[section].label)}
      description={dialogCopy.description}
      footer={
        <>
          <Button className="max-md:h-11" onClick={close}>
            {enhanceCopy.keep}
          </Button>
          <Button variant="primary" className="max-md:h-11" onClick={apply}>
            {enhanceCopy.apply}
          </Button>
        </>
      }
    >
      <ul className="grid gap-6">
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            {section === 'personalInfo' ? null : (
              <p className="mb-1.5 text-small wrap-anywhere text-faint">
                {locationName(content, path)}
              </p>
            )}
            <TextDifference before={before} after={after} />
          </li>
        ))}
      </ul>
      {notice ? <p className="mt-6 text-small text-muted">{notice}</p> : null}
      {held.length > 0 ? (
        <div className="mt-6 text-small text-muted">
          <HeldBackList intro={enhanceCopy.heldBack} held={held} />
        </div>
      ) : null}
    </Dialog>
  );
}
