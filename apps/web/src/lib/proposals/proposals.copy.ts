/** Texts for what programs propose for letters and answers. */
export const proposalsCopy = {
  title: 'Proposed',
  byKey: 'API key',
  take: 'Take',
  leave: 'Leave',
  takeOf: (name: string) => `Take the text that ${name} proposes`,
  leaveOf: (name: string) => `Leave the text that ${name} proposes`,
  taken: { tone: 'good', title: 'Proposed text taken' },
  left: { title: 'Proposed text left' },
  failed: { tone: 'error', title: 'We couldn’t save your decision' },
  outdated: 'You’ve changed the text since this was proposed.',
} as const;
