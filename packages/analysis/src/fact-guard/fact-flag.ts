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

/** A statement of the output that its source does not bear out; offsets are UTF-16 of the output. */
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
