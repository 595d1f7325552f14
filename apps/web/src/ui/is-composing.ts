/**
 * Whether a key belongs to an input method, as for Chinese or Japanese: there Enter takes a word and
 * Escape gives it up. Safari sends the key after the composition has ended, with the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
