import type { TemplateId } from '@folio/contract/template-ids';
import { readIds, useStoredIds, writeIds } from './stored-ids.ts';
import { isBuiltIn } from './templates.queries.ts';

const key = 'hiddenTemplates';

/** Templates hidden in this browser, for all accounts. */
export const useHiddenTemplates = (): readonly TemplateId[] => useStoredIds(key).filter(canHide);

export const canHide = (id: TemplateId): boolean => !isBuiltIn(id);

/** Throws if the browser's storage is full. */
export function hideTemplate(id: TemplateId): void {
  if (canHide(id)) writeIds(key, [...readIds(key).filter((one) => one !== id), id]);
}

/** Throws if the browser's storage is full. */
export const showHiddenTemplates = (): void => writeIds(key, []);
