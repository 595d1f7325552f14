import { resolveDirection } from '@folio/typeset/shape/direction';

/** Whether a text as a whole runs right to left, by its first letter. */
export const isRightToLeft = (text: string): boolean => resolveDirection(text).rtl;
