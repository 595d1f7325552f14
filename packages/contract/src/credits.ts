import { z } from 'zod';
import { type CreditAction, creditActions } from './credit-actions.ts';
import { answer } from './envelope.ts';
import type { Route } from './route.ts';

export const CreditCosts = z.strictObject(
  Object.fromEntries(
    creditActions.map((action) => [action, z.number().int().min(0).max(1_000).optional()]),
  ) as Record<CreditAction, z.ZodOptional<z.ZodNumber>>,
);

/** What an action costs unless the configuration says otherwise. */
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

/** The balance that an action asks for: an analysis leaves something over, all else may take the last. */
export const neededCredits = (action: CreditAction, cost: number): number =>
  action === 'analysis' && cost > 0 ? cost + 1 : cost;

/** Days for which a resume's PDF costs nothing again, however often the resume changes. */
export const freeAgainDays = 30;

/**
 * The key under which the server keeps what an action has delivered, by the id of what it was
 * delivered of. No caller may send one: other work under it, paid once, would have the delivery for
 * nothing.
 */
export const deliveryKey = (action: CreditAction, id: string): string => `${action}:${id}`;
/** Whether an idempotency key is one of those that the server makes for what is delivered. */
export const isDeliveryKey = (key: string): boolean =>
  creditActions.some((action) => key.startsWith(deliveryKey(action, '')));

/** An endpoint that takes credits, by the name under which it is billed. */
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

/** A resume whose PDF was paid, and until when it is free to have again. */
export const PaidPdf = z.object({ resumeId: z.uuid(), freeUntil: z.iso.datetime() });
export type PaidPdf = z.infer<typeof PaidPdf>;

/** What each action costs here, where the configuration may say otherwise than the default. */
export const ActionCosts = z.object(
  Object.fromEntries(creditActions.map((action) => [action, z.number().int()])) as Record<
    CreditAction,
    z.ZodNumber
  >,
);
export type ActionCosts = z.infer<typeof ActionCosts>;

/**
 * Whether an account started with credits: a mailbox has them once, whichever account it had them
 * with. Where none are given, that is nobody's.
 */
const SignupCredits = z.enum(['given', 'had-before', 'none']);

/** What this server offers, where its configuration decides. */
export const ServerOffer = z.object({
  costs: ActionCosts,
  /** What a new account starts with. */
  creditsAtSignup: z.number().int(),
  /** Whether anything can be bought here: without a payment provider nothing is. */
  isSold: z.boolean(),
  /** 0: pages of 1.1.0 ask here what a quote says now. */
  premiumPercentOff: z.number().int(),
});
export type ServerOffer = z.infer<typeof ServerOffer>;

/** The offer as a visitor's page holds it, with the places that the first hundred have left. */
export const WrittenOffer = ServerOffer.extend({ placesLeft: z.number().int().default(0) });
export type WrittenOffer = z.infer<typeof WrittenOffer>;

/** The element of a visitor's page that holds the offer as JSON. */
export const offerDataId = 'offer';

export const creditRoutes = {
  /** Open to visitors, who want to know before they sign up. `data` are the costs alone. */
  costs: {
    method: 'GET',
    url: '/api/credits/costs',
    schema: { response: { 200: answer({ data: ActionCosts, offer: ServerOffer }) } },
  },
  /** The resumes whose PDFs are free to have again, for whoever has paid for them. */
  paidPdfs: {
    method: 'GET',
    url: '/api/credits/pdfs',
    schema: { response: { 200: answer({ data: z.array(PaidPdf) }) } },
  },
  /** Gives the sign-up credits that wait for the caller's account; 0 where none do. */
  claimWelcome: {
    method: 'POST',
    url: '/api/credits/welcome',
    schema: { response: { 200: answer({ data: z.object({ given: z.number().int() }) }) } },
  },
  /** The balance, and its last hundred movements, newest first. */
  history: {
    method: 'GET',
    url: '/api/credits',
    schema: {
      response: {
        200: answer({
          data: z.object({
            balance: z.number().int(),
            welcome: SignupCredits,
            /** Sign-up credits that it can still have (`claimWelcome`): many of its network had theirs. */
            waitingCredits: z.number().int().default(0),
            entries: z.array(CreditEntry),
          }),
        }),
      },
    },
  },
} as const satisfies Record<string, Route>;
