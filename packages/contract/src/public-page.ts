import { z } from 'zod';
import { Username } from './auth.ts';
import type { PublicProfile } from './profiles.ts';

/** What the page at `/{username}` is made of, by the server and by the browser that takes it over. */
export type PublicPage = {
  /** The page's address without a query: what is shared. */
  address: string;
  /** As `GET /api/profiles/{username}` answers; neither a user nor private: there is no such profile. */
  user: PublicProfile | null;
  isPrivate: boolean;
};

const ByAccount = z.templateLiteral(['user', z.uuid()]);

/**
 * Whether a page of a person may be at `/{name}`: a username, or 'user' and an account's id. 'user'
 * alone is where somebody without a name is looked for, and nobody is.
 */
export const isPageName = (name: string): boolean =>
  name === 'user' ||
  Username.safeParse(name).data === name ||
  ByAccount.safeParse(name.toLowerCase()).success;
