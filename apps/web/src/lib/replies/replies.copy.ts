/** The words of what an owner and a reviewer answer each other. */
export const repliesCopy = {
  reply: 'Reply',
  replyTo: (number: number) => `Reply to note ${number}`,
  replies: 'Replies',
  yours: 'Your reply',
  send: 'Send reply',
  cancel: 'Cancel',
  you: 'You',
} as const;
