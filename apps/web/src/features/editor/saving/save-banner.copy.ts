/** Texts about problems with saving a resume. */
export const bannerCopy = {
  notSaved: 'Not saved.',
  partly: (count: number) =>
    count === 1
      ? 'One field needs attention. Everything else is saved.'
      : `${count} fields need attention. Everything else is saved.`,
  kept: (isPart: boolean) =>
    isPart ? 'Its text is kept on this device.' : 'Your changes are kept on this device.',
  retry: 'Try again',
  deleted: 'This resume was deleted.',
  inTrash: 'Another tab or device moved it to the trash. What you see here is kept on this device.',
  goneForGood: 'Another tab or device deleted it. What you see here is kept on this device.',
  saveAsNew: 'Save as new resume',
  restore: 'Restore',
  close: 'Close',
} as const;
