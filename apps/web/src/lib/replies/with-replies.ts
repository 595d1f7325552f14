import type { Suggestion } from '@folio/contract/suggestions';

/** During an upgrade a server of the release before may answer, which knows of none. */
export const withReplies = (note: Suggestion): Suggestion => ({
  ...note,
  replies: note.replies ?? [],
  takesReplies: note.takesReplies ?? false,
});
