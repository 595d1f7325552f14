import type { TemplateId } from '@folio/contract/template-ids';
import { readIds, useStoredIds, writeIds } from './stored-ids.ts';
import { isBuiltIn } from './templates.queries.ts';

const key = 'hiddenTemplates';

/** The templates that were taken out of this browser's gallery, whoever is signed in. */
export const useHiddenTemplates = (): readonly TemplateId[] => useStoredIds(key).filter(canHide);

export const canHide = (id: TemplateId): boolean => !isBuiltIn(id);

/** Throws where the browser has no room to remember it. */
export function hideTemplate(id: TemplateId): void {
  if (canHide(id)) writeIds(key, [...readIds(key).filter((one) => one !== id), id]);
}

/** Throws where the browser has no room, like `hideTemplate`. */
export const showHiddenTemplates = (): void => writeIds(key, []);
