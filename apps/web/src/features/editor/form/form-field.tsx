import type { ChangeEvent, SyntheticEvent } from 'react';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { bulletAt } from '../fields/content-paths.ts';
import type { FieldDefinition } from '../fields/field-definition.ts';
import { elementIdOf, type Place } from '../fields/place.ts';
import { problemOf } from '../saving/describe-problems.ts';
import { useProblems } from '../saving/use-saver.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useViewStore } from '../view/use-view.ts';
import { setText, useFieldText } from './use-field.ts';

type Edited = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One field of the form, as its definition says. */
export function FormField({ definition, place }: { definition: FieldDefinition; place: Place }) {
  const { label, hint, kind, autoComplete, placeholder, options = [] } = definition;
  const value = useFieldText(place);
  const error = problemOf(useProblems(), place);
  const field = {
    id: elementIdOf(place),
    className: definition.wide ? 'col-span-full' : '@max-sm:col-span-full',
    autoComplete: autoComplete ?? 'off',
    ...{ label, hint, error, placeholder },
    ...useEditing(place),
  };
  if (kind === 'select')
    return <Select {...field} value={value} options={['', ...options].map(asOption)} />;
  if (kind === 'multiline') return <TextArea {...field} value={value} rows={3} />;
  if (kind === 'bullets') return <BulletPoints {...field} place={place} value={value} rows={5} />;
  return <TextField {...field} value={value} type={kind} spellCheck={kind === 'text'} />;
}

const asOption = (value: string) => ({ value, label: value || 'Not said' });

/** Tells the store what is typed, and the preview which field it is typed in. */
function useEditing(place: Place) {
  const store = useEditorStore();
  const view = useViewStore();
  return {
    onChange: (event: ChangeEvent<Edited>) => store.dispatch(setText(place, event.target.value)),
    onFocus: () => view.set({ focused: place }),
    onBlur: () => view.set({ focused: null }),
  };
}

/** Bullet points, one a line; the preview marks the one that the caret is in. */
function BulletPoints({ place, ...field }: Parameters<typeof TextArea>[0] & { place: Place }) {
  const store = useEditorStore();
  const view = useViewStore();
  const onSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    if (place.list === null || document.activeElement !== currentTarget) return;
    const bullets = { document: store.getDocument(), list: place.list, id: place.id };
    const item = bulletAt(bullets, currentTarget.selectionStart);
    const { focused } = view.get();
    const isKnown = focused?.list && focused.item === item && focused.field === place.field;
    if (!isKnown) view.set({ focused: { ...place, item } });
  };
  return <TextArea {...field} onSelect={onSelect} />;
}
