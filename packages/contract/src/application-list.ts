import { z } from 'zod';
import { ApplicationStatus, applicationLimits } from './application-fields.ts';
import { toStorable } from './storable-text.ts';

const limitMessage = `A page holds 1 to ${applicationLimits.atOnce} applications`;
const searchMessage = 'A search can have up to 200 characters';

export const applicationOrders = [
  'created',
  'updated',
  'role',
  'company',
  'nextStep',
  'deadline',
] as const;

export const ListApplications = z.strictObject({
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(applicationLimits.atOnce, limitMessage)
    .default(100),
  /** The `nextCursor` of the previous page of the same list. */
  cursor: z.string().max(2_000).optional(),
  /**
   * Words that must all occur, in any case and order, in role, company, place, source, next step,
   * notes, link, job description or contacts.
   */
  search: z.string().overwrite(toStorable).trim().max(200, searchMessage).default(''),
  status: ApplicationStatus.optional(),
  /** Newest first for times, A to Z for texts, soonest next step or deadline first. */
  order: z.enum(applicationOrders).default('created'),
});
export type ListApplications = z.infer<typeof ListApplications>;
