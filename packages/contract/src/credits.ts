import { z } from 'zod';
import { type CreditAction, creditActions } from './credit-actions.ts';
import { answer } from './envelope.ts';
import type { Route } from './route.ts';

export const CreditCosts = z.strictObject(
  Object.fromEntries(
    creditActions.map((action) => [action, z.number().int().min(0).max(1_000).optional()]),
  ) as Record<CreditAction, z.ZodOptional<z.ZodNumber>>,
);

/** The default cost of each action, which the configuration can override. */
export const defaultCreditCosts: Readonly<Record<CreditAction, number>> = {
  analysis: 3,
  'cover-letter': 2,
  improve: 1,
  optimize: 1,
  suggestions: 1,
  'optimize-ats': 1,
  'enhance-content': 1,
  'suggest-skills': 1,
  'generate-summary': 1,
  'improve-bullets': 1,
  'answer-question': 1,
  'pdf-export': 1,
};

/** '1 credit', '1,200 credits'. */
export const creditsText = (credits: number): string =>
  credits === 1 ? '1 credit' : `${credits.toLocaleString('en')} credits`;

/**
 * Returns the balance that an action requires: an analysis must leave something over, all others
 * may use the last credit.
 */
export const neededCredits = (action: CreditAction, cost: number): number =>
  action === 'analysis' && cost > 0 ? cost + 1 : cost;

/** Days for which a resume's PDF, once paid for, is free, however often the resume changes. */
export const freeAgainDays = 30;

/**
 * Returns the idempotency key under which the server stores a delivered result, by the id of its
 * subject. Callers may not send such a key, because other work under it would return the paid
 * delivery for nothing.
 */
export const deliveryKey = (action: CreditAction, id: string): string => `${action}:${id}`;
/** Whether an idempotency key is one that the server creates for deliveries. */
export const isDeliveryKey = (key: string): boolean =>
  creditActions.some((action) => key.startsWith(deliveryKey(action, '')));

/** An endpoint that costs credits; `credits` is the action that is billed. */
export type PaidRoute<A extends CreditAction = CreditAction> = Route & { credits: A };

export const creditEntryKinds = ['signup', 'purchase', 'spend', 'release', 'refund'] as const;

export const CreditEntry = z.object({
  id: z.uuid(),
  amount: z.number().int(),
  kind: z.enum(creditEntryKinds),
  action: z.enum(creditActions).nullable(),
  createdAt: z.iso.datetime(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** A resume whose PDF was paid for, and until when it is free. */
export const PaidPdf = z.object({ resumeId: z.uuid(), freeUntil: z.iso.datetime() });
export type PaidPdf = z.infer<typeof PaidPdf>;

/** The current cost of each action on this server. */
export const ActionCosts = z.object(
  Object.fromEntries(creditActions.map((action) => [action, z.number().int()])) as Record<
    CreditAction,
    z.ZodNumber
  >,
);
export type ActionCosts = z.infer<typeof ActionCosts>;

/**
 * Whether an account got sign-up credits. A mailbox gets them once, whichever account it belonged
 * to. 'none' on a server that gives no sign-up credits.
 */
const SignupCredits = z.enum(['given', 'had-before', 'none']);

/** The parts of the offer that depend on the server's configuration. */
export const ServerOffer = z.object({
  costs: ActionCosts,
  /** The credits that a new account starts with. */
  creditsAtSignup: z.number().int(),
  /** Whether anything can be bought here, which requires a payment provider. */
  isSold: z.boolean(),
  /** Always 0. Pages of release 1.1.0 read this field; quotes have replaced it. */
  premiumPercentOff: z.number().int(),
});
export type ServerOffer = z.infer<typeof ServerOffer>;

/** The offer as embedded in a visitor's page, with the places left for the first hundred buyers. */
export const WrittenOffer = ServerOffer.extend({ placesLeft: z.number().int().default(0) });
export type WrittenOffer = z.infer<typeof WrittenOffer>;

/** The element of a visitor's page that holds the offer as JSON. */
export const offerDataId = 'offer';

export const creditRoutes = {
  /**
   * Open to visitors, who want to know prices before they sign up. `data` contains only the costs.
   */
  costs: {
    method: 'GET',
    url: '/api/credits/costs',
    schema: { response: { 200: answer({ data: ActionCosts, offer: ServerOffer }) } },
  },
  /** Lists the resumes whose PDFs the caller has paid for and can export again for free. */
  paidPdfs: {
    method: 'GET',
    url: '/api/credits/pdfs',
    schema: { response: { 200: answer({ data: z.array(PaidPdf) }) } },
  },
  /** Gives the sign-up credits that wait for the caller's account, or 0 if none do. */
  claimWelcome: {
    method: 'POST',
    url: '/api/credits/welcome',
    schema: { response: { 200: answer({ data: z.object({ given: z.number().int() }) }) } },
  },
  /** Returns the balance and its last hundred movements, newest first. */
  history: {
    method: 'GET',
    url: '/api/credits',
    schema: {
      response: {
        200: answer({
          data: z.object({
            balance: z.number().int(),
            welcome: SignupCredits,
            /**
             * Sign-up credits that `claimWelcome` would still give. They wait if many accounts of
             * one network have received theirs.
             */
            waitingCredits: z.number().int().default(0),
            entries: z.array(CreditEntry),
          }),
        }),
      },
    },
  },
} as const satisfies Record<string, Route>;
