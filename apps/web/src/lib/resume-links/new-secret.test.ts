import { CreateResumeLink } from '@folio/contract/resume-links';
import { expect, it } from 'vitest';
import { newSecret } from './new-link.tsx';

it('the secret of a review link is another each time, and one that the server takes', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  expect(new Set(secrets).size).toBe(200);
  for (const secret of secrets)
    expect(CreateResumeLink.safeParse({ kind: 'review', secret }).error).toBeUndefined();
});
