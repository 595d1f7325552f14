import { z } from 'zod';
import { Username } from './auth.ts';
import type { PublicProfile } from './profiles.ts';

/** The data from which the server renders `/{username}` and the browser hydrates it. */
export type PublicPage = {
  /** The page's address without a query, for sharing. */
  address: string;
  /**
   * The response of `GET /api/profiles/{username}`. Without `user` and `isPrivate`, there is no
   * such profile.
   */
  user: PublicProfile | null;
  isPrivate: boolean;
};

const ByAccount = z.templateLiteral(['user', z.uuid()]);

/**
 * Whether a person's page may be at `/{name}`: a username, or 'user' followed by an account's id.
 * 'user' alone belongs to nobody.
 */
export const isPageName = (name: string): boolean =>
  name === 'user' ||
  Username.safeParse(name).data === name ||
  ByAccount.safeParse(name.toLowerCase()).success;
