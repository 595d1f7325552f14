type FactKind =
  | 'number'
  | 'date'
  | 'name'
  | 'place'
  | 'skill'
  | 'scope'
  | 'award'
  | 'degree'
  | 'outcome'
  | 'claim'
  | 'qualifier'
  | 'addition';

/**
 * A statement of the output that the source does not support; offsets are UTF-16 units of the
 * output.
 */
export interface FactFlag {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
}

export interface FactCheck {
  held: boolean;
  flags: FactFlag[];
}
