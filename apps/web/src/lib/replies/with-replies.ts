import type { Suggestion } from '@folio/contract/suggestions';

/** During an upgrade, a server of the previous release answers without replies. */
export const withReplies = (note: Suggestion): Suggestion => ({
  ...note,
  replies: note.replies ?? [],
  takesReplies: note.takesReplies ?? false,
});
