import { type ComponentProps, lazy, Suspense } from 'react';
import type { AnswerProposals, LetterProposals } from './proposals.tsx';

/** What programs propose the server alone has: without a connection there is nothing of it to see. */
const load = (name: 'AnswerProposals' | 'LetterProposals') => () =>
  import('./proposals.tsx').then((all) => all[name]).catch(() => () => null);

const Answers = lazy(async () => ({
  default: (await load('AnswerProposals')()) as typeof AnswerProposals,
}));
const Letters = lazy(async () => ({
  default: (await load('LetterProposals')()) as typeof LetterProposals,
}));

export const AnswerProposalsPart = (props: ComponentProps<typeof AnswerProposals>) => (
  <Suspense fallback={null}>
    <Answers {...props} />
  </Suspense>
);

export const LetterProposalsPart = (props: ComponentProps<typeof LetterProposals>) => (
  <Suspense fallback={null}>
    <Letters {...props} />
  </Suspense>
);
