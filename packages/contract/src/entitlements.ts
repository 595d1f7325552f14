import type { User } from './auth.ts';
import type { TemplateId } from './template-ids.ts';
import { templateById } from './template-list.ts';

/**
 * What an account may do and what it is spared: asked by the server, which decides, and by the
 * screens, which say so beforehand. The only such place.
 */
export type AccountFacts = Pick<User, 'subscription' | 'hasBoughtPack'>;

const hasPlan = ({ subscription }: Pick<AccountFacts, 'subscription'>): boolean =>
  subscription !== 'free';

/** Whether the account has paid for anything: a plan that runs, or a pack at any time. */
export const isPaid = (account: AccountFacts): boolean => hasPlan(account) || account.hasBoughtPack;

/** Whether the account may choose the template; a resume that has it already may keep it. */
export function mayUseTemplate(
  id: TemplateId,
  account: Pick<AccountFacts, 'subscription'>,
): boolean {
  const { tier } = templateById(id);
  if (tier === 'premium') return account.subscription === 'premium';
  return tier === 'free' || hasPlan(account);
}

/**
 * Whether a resume of the account may be set in the template, on the server and in documents that a
 * browser makes: one that the account may choose, or that the server has for the resume already,
 * from a plan that has ended.
 *
 * @param stored what the server has said that the resume has; undefined where it has said nothing.
 */
export const maySetInTemplate = (
  id: TemplateId,
  stored: TemplateId | undefined,
  account: Pick<AccountFacts, 'subscription'>,
): boolean => id === stored || mayUseTemplate(id, account);

/** Whether the PDFs of the account name the product at the foot of each page. */
export const isBranded = (account: AccountFacts): boolean => !isPaid(account);

/** Whether the account may choose the creative layout of a profile, and sees it on others' pages. */
export const hasCreativeLayout = (account: Pick<AccountFacts, 'subscription'>): boolean =>
  hasPlan(account);
