/**
 * Whether a key press belongs to an input method editor, as for Chinese or Japanese, where Enter
 * accepts a candidate and Escape cancels it. Safari sends that key after the composition has ended,
 * with key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
