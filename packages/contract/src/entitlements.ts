import type { User } from './auth.ts';
import { type CreditAction, creditActions } from './credit-actions.ts';
import type { TemplateId } from './template-ids.ts';
import { templateById } from './template-list.ts';
import type { Template } from './templates.ts';

/** What an account may do and is spared. */
export type Entitlements = {
  /** The tiers of the templates that it may choose. */
  templates: ReadonlySet<Template['tier']>;
  /** What takes no credits from it, within fair use. */
  included: ReadonlySet<CreditAction>;
  /** Whether its PDFs name the product at the foot of each page. */
  isBranded: boolean;
  /** Whether its profile may have the creative layout, which every visitor then sees. */
  hasCreativeLayout: boolean;
  /** Whether its mails are answered before others'. */
  isAnsweredFirst: boolean;
};

const pdf = new Set(['pdf-export'] as const);
const premium: Entitlements = {
  templates: new Set(['free', 'basic', 'premium']),
  included: new Set(creditActions),
  isBranded: false,
  hasCreativeLayout: true,
  isAnsweredFirst: true,
};

/**
 * What each plan gives: asked by the server, which decides, and by the screens, which say so
 * beforehand. The only such table. A server that sells nothing serves everybody as `premium`.
 */
const plans: Readonly<Record<User['subscription'], Entitlements>> = {
  free: {
    templates: new Set(['free']),
    included: new Set(),
    isBranded: true,
    hasCreativeLayout: false,
    isAnsweredFirst: false,
  },
  basic: {
    templates: new Set(['free', 'basic']),
    included: pdf,
    isBranded: false,
    hasCreativeLayout: true,
    isAnsweredFirst: false,
  },
  premium,
  /** Agreed on with an organization, and given to its people by the operator's desk. */
  enterprise: premium,
};

/** Fair use of what a plan includes: so many calls of the AI in a day. */
export const includedCallsADay = 60;

export type AccountFacts = Pick<User, 'subscription' | 'hasBoughtPack'> & {
  /** Until when a large pack opens what it opens beside its credits; without effect once that is over. */
  packOpensUntil?: string | Date | null | undefined;
};

/**
 * What an account is entitled to: by its plan, by any pack that it ever bought, which takes the foot
 * line off, and by a large one, which opens the templates of the Basic plan for a year and is
 * answered first.
 */
export function entitlementsOf(account: AccountFacts): Entitlements {
  const plan = plans[account.subscription];
  const isOpen = account.packOpensUntil !== undefined && account.packOpensUntil !== null;
  return {
    ...plan,
    isBranded: plan.isBranded && !account.hasBoughtPack,
    isAnsweredFirst: plan.isAnsweredFirst || isOpen,
    templates: isOpen ? new Set([...plan.templates, ...plans.basic.templates]) : plan.templates,
  };
}

/** Whether documents of the account show the product's name. */
export const isBranded = (account: AccountFacts): boolean => entitlementsOf(account).isBranded;

/** Whether the account may choose the creative layout for its profile. */
export const hasCreativeLayout = (account: AccountFacts): boolean =>
  entitlementsOf(account).hasCreativeLayout;

/** Whether a plan opens the templates of a tier, for what is said of a template to nobody in particular. */
export const opensTier = (subscription: User['subscription'], tier: Template['tier']): boolean =>
  plans[subscription].templates.has(tier);

/** Whether the account may choose the template; a resume that has it already may keep it. */
export const mayUseTemplate = (id: TemplateId, account: AccountFacts): boolean =>
  entitlementsOf(account).templates.has(templateById(id).tier);

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
  account: AccountFacts,
): boolean => id === stored || mayUseTemplate(id, account);

/** Whether the account has the action without credits, whatever it costs others. */
export const isIncluded = (action: CreditAction, account: AccountFacts): boolean =>
  entitlementsOf(account).included.has(action);

/**
 * What an action takes from this account, by the costs of the server: the same to the server, which
 * takes it, and to the control that says so beforehand.
 */
export const creditCost = (
  action: CreditAction,
  account: AccountFacts,
  costs: Readonly<Record<CreditAction, number>>,
): number => (isIncluded(action, account) ? 0 : costs[action]);
