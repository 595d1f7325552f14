import type { User } from './auth.ts';
import { type CreditAction, creditActions } from './credit-actions.ts';
import type { TemplateId } from './template-ids.ts';
import { templateById } from './template-list.ts';
import type { Template } from './templates.ts';

/** What an account may do, and which costs and restrictions don't apply to it. */
export type Entitlements = {
  /** The tiers of the templates that it may choose. */
  templates: ReadonlySet<Template['tier']>;
  /** The actions that cost it no credits, within fair use. */
  included: ReadonlySet<CreditAction>;
  /** Whether the footer of its PDFs names the product. */
  isBranded: boolean;
  /** Whether its profile may use the creative layout, which every visitor then sees. */
  hasCreativeLayout: boolean;
  /** Whether its mails are answered with priority. */
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
 * What each plan gives, used by the server and shown on the screens. The only such table. A server
 * that sells nothing treats everybody as `premium`.
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
  /** Agreed with an organization, and granted to its people by an operator. */
  enterprise: premium,
};

/** Fair use of included AI: calls per day. */
export const includedCallsADay = 60;

export type AccountFacts = Pick<User, 'subscription' | 'hasBoughtPack'> & {
  /** Until when a large pack has its additional benefits. */
  packOpensUntil?: string | Date | null | undefined;
};

/**
 * Returns the entitlements of an account: from its plan; from any pack it ever bought, which
 * removes the branding; and from a large pack, which for a year opens the templates of the Basic
 * plan and gives priority support.
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

/** The plans whose mails are answered with priority, for queries that sort by it. */
export const plansAnsweredFirst = Object.entries(plans)
  .filter(([, { isAnsweredFirst }]) => isAnsweredFirst)
  .map(([plan]) => plan);

/** Whether documents of the account show the product's name. */
export const isBranded = (account: AccountFacts): boolean => entitlementsOf(account).isBranded;

/** Whether the account may choose the creative layout for its profile. */
export const hasCreativeLayout = (account: AccountFacts): boolean =>
  entitlementsOf(account).hasCreativeLayout;

/** Whether a plan opens the templates of a tier, for texts about no particular account. */
export const opensTier = (subscription: User['subscription'], tier: Template['tier']): boolean =>
  plans[subscription].templates.has(tier);

/** Whether the account may choose the template. A resume that already uses it may keep it. */
export const mayUseTemplate = (id: TemplateId, account: AccountFacts): boolean =>
  entitlementsOf(account).templates.has(templateById(id).tier);

/**
 * Whether a resume of the account may be set in the template, on the server and in documents made
 * by a browser: a template that the account may choose, or the one that the server already stores
 * for the resume, from a plan that has ended.
 *
 * @param stored the template that the server has for the resume, or undefined if unknown.
 */
export const maySetInTemplate = (
  id: TemplateId,
  stored: TemplateId | undefined,
  account: AccountFacts,
): boolean => id === stored || mayUseTemplate(id, account);

/** Whether the action costs the account no credits, whatever it costs others. */
export const isIncluded = (action: CreditAction, account: AccountFacts): boolean =>
  entitlementsOf(account).included.has(action);

/**
 * Returns the credits that an action takes from this account, by the server's costs. Used both by
 * the server, which takes them, and by the control that announces them.
 */
export const creditCost = (
  action: CreditAction,
  account: AccountFacts,
  costs: Readonly<Record<CreditAction, number>>,
): number => (isIncluded(action, account) ? 0 : costs[action]);
