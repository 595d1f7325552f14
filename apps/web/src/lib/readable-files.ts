/**
 * What a file picker offers to be read. It stands apart from `lib/reading`, which is not kept for use without
 * a connection: the editor is.
 */
export const readableFiles =
  '.pdf,.docx,.doc,.odt,.rtf,.html,.htm,.txt,.md,.json,.zip,.csv,.png,.jpg,.jpeg';
