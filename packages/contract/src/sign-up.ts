import { z } from 'zod';
import { answer } from './envelope.ts';
import type { Route } from './route.ts';

/** Who may create an account: anybody, people with an invitation, or nobody. */
export const SignUpRule = z.enum(['open', 'invitation', 'closed']);
export type SignUpRule = z.infer<typeof SignUpRule>;

export const signUpRoutes = {
  rule: {
    method: 'GET',
    url: '/api/auth/sign-up',
    schema: { response: { 200: answer({ data: z.object({ rule: SignUpRule }) }) } },
  },
} as const satisfies Record<string, Route>;
