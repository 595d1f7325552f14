/**
 * The file types that the picker offers. Apart from `lib/reading`, since the editor is kept for
 * offline use and the reader is not.
 */
export const readableFiles =
  '.pdf,.docx,.doc,.odt,.rtf,.html,.htm,.txt,.md,.json,.zip,.csv,.png,.jpg,.jpeg';
