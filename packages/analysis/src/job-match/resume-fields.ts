/** A text and its path in the content, in the notation of the contract's `content-path`. */
export interface Field {
  path: string;
  text: string;
  /** Whether it is an item of a skills list, where ambiguous words are skills. */
  isItem?: boolean;
}

/** UTF-16 offsets within the text of a field. */
export interface FieldSpan {
  path: string;
  start: number;
  end: number;
}
