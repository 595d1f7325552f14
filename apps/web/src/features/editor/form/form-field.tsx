import type { FieldDefinition } from '@folio/contract/field-definitions';
import { webHref } from '@folio/contract/web-address';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { t } from '../../../lib/words/words.ts';
import { limitInsertions } from '../../../ui/limit-note.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea, textAreaMeasure } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { limitWords } from '../../../ui/text-limit.ts';
import { FieldDoubt } from '../doubts/doubts-note.tsx';
import { useFieldDoubt } from '../doubts/use-doubts.ts';
import { textPathsOf } from '../fields/field-paths.ts';
import { elementIdOf, type FieldRef, setText, textOf } from '../fields/field-ref.ts';
import { roomLook, useRoom } from '../fields/field-room.ts';
import { FieldLanguage } from '../languages/field-language.tsx';
import { problemOf } from '../saving/describe-problems.ts';
import { useProblems } from '../saving/use-saver.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { FieldSuggestions } from '../suggestions/field-suggestions.tsx';
import { useView, useViewStore } from '../view/use-view.ts';
import { BulletPoints } from './bullet-points.tsx';
import { MarkedField } from './marked-field.tsx';
import { MonthPicker } from './month-picker.tsx';
import { pasteMarked, RichTextBar, richTextKeys } from './rich-text-bar.tsx';
import { tidyPeriod } from './tidy-period.ts';

type Edited = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Props = { definition: FieldDefinition; field: FieldRef };

/** A field of the form, rendered by its definition. Rerenders only for its own changes. */
export function FormField({ definition, field }: Props) {
  if (definition.kind !== 'bullets')
    return (
      <>
        <TextualField definition={definition} field={field} />
        {textPathsOf(field).map((path) => (
          <FieldSuggestions key={path} path={path} className="basis-full" />
        ))}
        <FieldLanguage field={field} label={definition.label} className="basis-full" />
      </>
    );
  return field.list ? <BulletPoints definition={definition} field={field} /> : null;
}

function TextualField({ definition, field }: Props) {
  const value = useEditor(({ document }) => textOf(document.content, field));
  return (
    <div className={roomLook} style={useRoom(definition, value)}>
      <Control definition={definition} field={field} value={value} />
    </div>
  );
}

function Control({ definition, field, value }: Props & { value: string }) {
  const { label, hint, kind, autoComplete, placeholder } = definition;
  const store = useEditorStore();
  const error = problemOf(useProblems(), field);
  const { isDoubted, settle } = useFieldDoubt(field);
  const choice = {
    id: elementIdOf(field),
    autoComplete: autoComplete ?? 'off',
    label,
    hint: isDoubted ? <FieldDoubt /> : hint,
    error,
    placeholder,
    ...useEditing(field, settle),
  };
  const change = (text: string) => store.dispatch(setText(field, text, true));
  const room = limitOf(definition, value);
  // The same message as the server's, so it replaces that.
  const control = { ...choice, ...room, error: room.isOverLimit ? undefined : error };
  const rich = { change, onKeyDown: richTextKeys(change) };
  switch (kind) {
    case 'select':
      return <Select {...choice} value={value} options={optionsOf(definition)} />;
    case 'longText':
      return <RichText {...control} {...rich} limit={definition.limit} value={value} rows={3} />;
    case 'items':
      return <TextArea {...control} value={value} rows={3} />;
    case 'url':
      return <AddressField {...control} value={value} isList={definition.id === 'website'} />;
    case 'period':
      return <PeriodField {...control} value={value} change={change} />;
    case 'date':
      return (
        <TextField
          {...control}
          value={value}
          end={<MonthPicker text={value} kind={kind} onChoose={change} />}
        />
      );
    case 'email':
    case 'tel':
      return <TextField {...control} value={value} type={kind} spellCheck={false} />;
    default:
      return <TextField {...control} value={value} type="text" spellCheck />;
  }
}

/**
 * Text over the limit is kept and marked; inserting far more is prevented, since it would freeze
 * the page.
 */
const limitOf = ({ limit }: FieldDefinition, value: string) => ({
  limitWords: limitWords(value.length, limit),
  isOverLimit: value.length > limit,
  ...limitInsertions(limit),
});

const optionsOf = ({ options = [], optionLabels = {}, isChosen }: FieldDefinition) =>
  [...(isChosen ? [] : ['']), ...options].map((value) => ({
    value,
    label: optionLabels[value] ?? (value || t('Not specified')),
  }));

/**
 * Sends input to the store and the focused field to the preview; leaving the field marks it as
 * checked.
 */
function useEditing(field: FieldRef, settle: () => void) {
  const store = useEditorStore();
  const view = useViewStore();
  return {
    onChange: (event: ChangeEvent<Edited>) => store.dispatch(setText(field, event.target.value)),
    onFocus: () => view.set({ focused: field }),
    onBlur: () => {
      view.set({ focused: null });
      settle();
    },
  };
}

type RichProps = ComponentProps<typeof TextArea> & {
  id: string;
  value: string;
  limit: number;
  change: (text: string) => void;
};

/** A long text with a formatting bar in its label's row. */
const RichText = ({ change, limit, onPaste, ...control }: RichProps) => (
  <TextArea
    {...control}
    className="group/rich"
    onPaste={(event) => {
      pasteMarked(limit, change)(event);
      if (!event.defaultPrevented) onPaste?.(event);
    }}
    frame={(field) => (
      <MarkedField text={control.value} className={textAreaMeasure}>
        {field}
      </MarkedField>
    )}
    aside={<RichTextBar find={() => document.getElementById(control.id)} change={change} />}
  />
);

type PeriodProps = Pick<RichProps, 'change'> &
  ComponentProps<typeof TextField> & { value: string; onFocus: () => void; onBlur: () => void };

/** Normalizes the dates on blur if they were edited. */
function PeriodField({ change, onFocus, onBlur, ...control }: PeriodProps) {
  const { value } = control;
  const before = useRef(value);
  return (
    <TextField
      {...control}
      onFocus={() => {
        before.current = value;
        onFocus();
      }}
      onBlur={() => {
        if (value !== before.current) change(tidyPeriod(value));
        onBlur();
      }}
      end={<MonthPicker text={value} kind="period" onChoose={change} />}
    />
  );
}

type AddressProps = ComponentProps<typeof TextField> & {
  id: string;
  value: string;
  /** Whether the field may contain several addresses. */
  isList: boolean;
};

/**
 * A web address. On blur, a text that is not an address gets a hint about how documents show it.
 */
function AddressField({ isList, hint, ...control }: AddressProps) {
  const { id, value } = control;
  const isEdited = useView(({ focused }) => focused !== null && elementIdOf(focused) === id);
  const note = isEdited || isAddress(value.trim(), isList) ? hint : noAddress();
  return <TextField {...control} hint={note} type="url" spellCheck={false} />;
}

const noAddress = () => t('This isn’t a web address, so it’s shown as text without a link.');

const isAddress = (text: string, isList: boolean): boolean => {
  const addresses = isList ? text.split(/[\s,;|]+/) : [text];
  return addresses.every((address) => address === '' || webHref(address) !== undefined);
};
