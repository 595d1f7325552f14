/** Texts of replies between owner and reviewer. */
export const repliesCopy = {
  reply: 'Reply',
  replyTo: (number: number) => `Reply to note ${number}`,
  replies: 'Replies',
  yours: 'Your reply',
  send: 'Send reply',
  cancel: 'Cancel',
  you: 'You',
} as const;
