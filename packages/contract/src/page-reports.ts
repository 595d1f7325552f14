import { z } from 'zod';
import { Acknowledged } from './envelope.ts';
import { honeypot } from './message-form.ts';
import type { Route } from './route.ts';
import { toStorable } from './storable-text.ts';

export const reportReasons = ['not-theirs', 'fraud', 'offensive', 'private-data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A path on this server: a person's page, or a resume that is shared by its link. */
export const PublicAddress = z
  .string('Say which page you mean')
  .overwrite(toStorable)
  .trim()
  .min(1, 'Say which page you mean')
  .max(300, 'This is not an address of a page here');

export const PageReport = z.strictObject({
  address: PublicAddress,
  reason: z.enum(reportReasons, 'Please choose a reason'),
  note: z.string().overwrite(toStorable).trim().max(1_000, 'Use up to 1,000 characters').optional(),
  ...honeypot,
});
export type PageReport = z.infer<typeof PageReport>;

export const pageReportRoutes = {
  /** Open to visitors, because somebody whose data appears on a page may have no account. */
  report: {
    method: 'POST',
    url: '/api/page-reports',
    schema: { body: PageReport, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
