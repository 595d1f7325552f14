import type { FieldDefinition, FieldKind } from '@folio/contract/field-definitions';
import { type CSSProperties, useState } from 'react';

/** Mean width of a letter in Inter, measured over names, addresses and dates. */
const letterEm = 0.56;
/** A control's width without its text: padding, border, and a button or arrow if it has one. */
const besidePx = { plain: 28, withButton: 60 } as const;
const narrowestPx = 176;

/** The minimum width in letters for fields whose values are usually long. */
const usualLetters: Partial<Record<FieldKind, number>> = { period: 20, email: 24, url: 24 };
const withButton: ReadonlySet<FieldKind> = new Set(['period', 'date', 'select']);

type Definition = Pick<FieldDefinition, 'kind' | 'isWide' | 'options' | 'optionLabels'>;

/**
 * The width of a field in a wrapping row: half of the row, or more for a long text. A long value
 * has a row to itself, and a single remaining field fills its row.
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

/** Like `roomFor`, computed once, so that nothing moves while somebody types. */
export function useRoom(definition: Definition, text: string): CSSProperties {
  const [room] = useState(() => roomFor(definition, text));
  return room;
}

/** The class of a field's container in such a row. */
export const roomLook = 'min-w-0 grow text-body finger:text-large';
