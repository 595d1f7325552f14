/** What a label or a table's column says of an entry. */
export type EntrySlot =
  | 'company'
  | 'role'
  | 'dates'
  | 'place'
  | 'school'
  | 'degree'
  | 'field'
  | 'detail'
  | 'duties';
