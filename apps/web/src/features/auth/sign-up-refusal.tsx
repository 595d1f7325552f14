import { type SignUpRule, signUpRoutes } from '@folio/contract/sign-up';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { api } from '../../lib/api-client.ts';
import { signUpRefusals } from './auth.copy.ts';
import { Notice } from './notice.tsx';

const signUpRuleQuery = () =>
  queryOptions({
    queryKey: ['sign-up rule'],
    queryFn: async () => (await api(signUpRoutes.rule)).data.rule,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Why sign-up is not possible; undefined if it is, or until the server has answered. */
export function useSignUpRefusal(invitation?: string): Exclude<SignUpRule, 'open'> | undefined {
  const { data: rule } = useQuery(signUpRuleQuery());
  if (rule === 'closed') return rule;
  return rule === 'invitation' && invitation === undefined ? rule : undefined;
}

/** Shown instead of the form. */
export const SignUpRefusal = ({
  rule,
  isInDialog = false,
}: {
  rule: Exclude<SignUpRule, 'open'>;
  isInDialog?: boolean;
}) => (
  <Notice
    icon={<Lock className="size-5 text-muted" />}
    title={signUpRefusals[rule].title}
    isInDialog={isInDialog}
  >
    <p>{signUpRefusals[rule].description}</p>
  </Notice>
);
