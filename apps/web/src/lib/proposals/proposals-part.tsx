import { onlinePart } from '../online-part.tsx';

export const AnswerProposalsPart = onlinePart(
  async () => (await import('./proposals.tsx')).AnswerProposals,
);

export const LetterProposalsPart = onlinePart(
  async () => (await import('./proposals.tsx')).LetterProposals,
);
