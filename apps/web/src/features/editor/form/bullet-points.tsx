import type { Bullet } from '@folio/contract/bullets';
import { EyeOff } from 'lucide-react';
import type { ComponentProps, SyntheticEvent } from 'react';
import { TextArea } from '../../../ui/text-area.tsx';
import { bulletAt } from '../fields/field-paths.ts';
import type { FieldRef } from '../fields/field-ref.ts';
import { entriesOf, type ListPath } from '../store/lists.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { HidePointButton, RichTextBar } from './rich-text-bar.tsx';

type Props = ComponentProps<typeof TextArea> & {
  field: FieldRef;
  id: string;
  change: (text: string) => void;
};

/** Bullet points, one a line; the preview marks the one that the caret is in. */
export function BulletPoints({ field, change, ...control }: Props) {
  const store = useEditorStore();
  const view = useViewStore();
  if (field.list === null) return null;
  const { list, id } = field;
  const pointAt = (offset: number) => bulletAt(store.getDocument().content, { list, id }, offset);
  const onSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (document.activeElement !== currentTarget) return;
    const item = pointAt(currentTarget.selectionStart);
    const { focused } = view.get();
    const isKnown = focused?.list && focused.item === item && focused.field === field.field;
    if (!isKnown) view.set({ focused: item === undefined ? field : { ...field, item } });
  };
  const hide = () => {
    const element = document.getElementById(control.id);
    if (!(element instanceof HTMLTextAreaElement)) return;
    const bullet = pointAt(element.selectionStart);
    if (bullet) store.dispatch({ type: 'hideBullet', list, id, bullet, isHidden: true });
    element.focus();
  };
  const bar = (
    <RichTextBar id={control.id} change={change}>
      <HidePointButton onPress={hide} />
    </RichTextBar>
  );
  return (
    <div className={control.className}>
      <TextArea {...control} className="group/rich" aside={bar} onSelect={onSelect} />
      <HiddenPoints list={list} id={id} />
    </div>
  );
}

/** Hidden points stay among the others in the form; here they are named, and shown again. */
function HiddenPoints({ list, id }: { list: ListPath; id: string }) {
  const store = useEditorStore();
  const bullets = useEditor(
    ({ document }) => entriesOf(document.content, list).find((entry) => entry.id === id)?.bullets,
  );
  const hidden = (Array.isArray(bullets) ? (bullets as Bullet[]) : []).filter(
    ({ isHidden }) => isHidden,
  );
  const show = (bullet: string) =>
    store.dispatch({ type: 'hideBullet', list, id, bullet, isHidden: false });
  return (
    <div aria-live="polite">
      {hidden.length === 0 ? null : (
        <ul aria-label="Hidden points" className="mt-2 rounded-control bg-line/40 px-3 py-1">
          {hidden.map((bullet) => (
            <li key={bullet.id} className="flex min-h-9 items-center gap-2 text-small text-muted">
              <EyeOff aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{bullet.text || 'Empty point'}</span>
              <button
                type="button"
                aria-label={`Show point: ${bullet.text.slice(0, 80)}`}
                onClick={() => show(bullet.id)}
                className="shrink-0 rounded-sm px-1 font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
              >
                Show
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
