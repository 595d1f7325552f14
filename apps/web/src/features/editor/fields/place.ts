import type { ListKey } from '../store/lists.ts';
import type { PersonalField } from '../store/reduce-document.ts';
import { type TabId, tabOfList } from './tabs.ts';

/** A field of the form; `item` is the bullet point that the caret is in. */
export type Place =
  | { list: null; field: PersonalField }
  | { list: ListKey; id: string; field: string; item?: number };

export const tabOfPlace = (place: Place): TabId => {
  if (place.list) return tabOfList(place.list);
  return place.field === 'interests' ? 'others' : 'personal';
};

/** The id of the element that edits it. */
export const elementIdOf = (place: Place): string =>
  place.list ? `field-${place.list}-${place.id}-${place.field}` : `field-${place.field}`;
