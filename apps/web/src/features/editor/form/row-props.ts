import type { ComponentType } from 'react';
import type { ListDefinition } from '../fields/field-definition.ts';

export type RowProps = {
  definition: ListDefinition;
  id: string;
  /** Its place in the list, and how many there are. */
  index: number;
  count: number;
  announce: (words: string) => void;
};

/** What a row unfolds into. */
export type RowBody = ComponentType<{ definition: ListDefinition; id: string }>;
