import { webHref } from '@folio/documents/addresses';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { elementIdOf } from '../fields/field-ref.ts';
import { useView } from '../view/use-view.ts';

type Props = ComponentProps<typeof TextField> & {
  id: string;
  value: string;
  /** Several addresses may stand in the one field. */
  isList: boolean;
};

/** A web address. Of a text that is none it is said, once the caret has left it, what comes of it. */
export function AddressField({ isList, hint, ...control }: Props) {
  const { id, value } = control;
  const isEdited = useView(({ focused }) => focused !== null && elementIdOf(focused) === id);
  const note = isEdited || isAddress(value.trim(), isList) ? hint : noAddress;
  return <TextField {...control} hint={note} type="url" spellCheck={false} />;
}

const noAddress = 'This isn’t a web address, so it’s shown as text without a link.';

const isAddress = (text: string, isList: boolean): boolean => {
  const addresses = isList ? text.split(/[\s,;|]+/) : [text];
  return addresses.every((address) => address === '' || webHref(address) !== undefined);
};
