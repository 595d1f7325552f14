/** Texts for editing without an account. */
export const guestCopy = {
  keep: 'Keep it in an account',
  logIn: 'Log in',
  back: 'Back to the home page',
  deleted: { title: 'Deleted from this device', description: 'Nothing you wrote is left here.' },
  delete: {
    title: 'Delete this resume from this device?',
    description:
      'It isn’t in an account, so there’s no other copy. Anyone who uses this browser can open it until you delete it.',
    confirmLabel: 'Delete from this device',
  },
} as const;
