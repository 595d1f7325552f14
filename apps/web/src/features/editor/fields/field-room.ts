import type { FieldDefinition, FieldKind } from '@folio/contract/field-definitions';
import { type CSSProperties, useState } from 'react';

/** A letter's mean width in Inter, over names, addresses and dates. */
const letterEm = 0.56;
/** What a control has beside its text: padding, border, and a button or an arrow where it has one. */
const besidePx = { plain: 28, withButton: 60 } as const;
const narrowestPx = 176;

/** What is written there is known to be long, before it is there. */
const usualLetters: Partial<Record<FieldKind, number>> = { period: 20, email: 24, url: 24 };
const withButton: ReadonlySet<FieldKind> = new Set(['period', 'date', 'select']);

type Definition = Pick<FieldDefinition, 'kind' | 'isWide' | 'options' | 'optionLabels'>;

/**
 * The room of a field in a row that wraps: half of it, or as much as its text needs. A long value has
 * the row to itself, and what is left alone in one fills it.
 */
export function roomFor(definition: Definition, text: string): CSSProperties {
  const { kind, isWide, options = [], optionLabels = {} } = definition;
  if (isWide) return { flexBasis: '100%' };
  const texts = [text, ...options.map((option) => optionLabels[option] ?? option)];
  const letters = Math.max(usualLetters[kind] ?? 0, ...texts.map(({ length }) => length));
  const beside = besidePx[withButton.has(kind) ? 'withButton' : 'plain'];
  const textRoom = `calc(${(letters * letterEm).toFixed(2)}em + ${beside}px)`;
  return { flexBasis: `max(50% - 8px, min(100%, max(${narrowestPx}px, ${textRoom})))` };
}

/** The same for as long as the field is there: nothing moves while somebody types. */
export function useRoom(definition: Definition, text: string): CSSProperties {
  const [room] = useState(() => roomFor(definition, text));
  return room;
}

/** What holds a field in such a row. */
export const roomLook = 'min-w-0 grow text-body max-md:text-large';
