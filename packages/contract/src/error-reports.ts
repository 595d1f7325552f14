import { z } from 'zod';
import { Acknowledged } from './envelope.ts';
import { errorReportLimits, errorReportPath, withoutPersonalData } from './error-report-text.ts';
import { bodyLimits, type Route } from './route.ts';
import { storableText } from './text-schemas.ts';

const limits = errorReportLimits;

/** Removes personal data on input, whatever the sender did. */
const impersonalText = (max: number) => storableText(max).overwrite(withoutPersonalData);

/** A failure in somebody's browser, without any sign of whose. */
export const ErrorReport = z.strictObject({
  /**
   * What failed: a component of the page, a whole route, a script, or a promise (an unhandled
   * rejection).
   */
  kind: z.enum(['part', 'route', 'script', 'promise']),
  message: impersonalText(limits.messageLength).min(1),
  stack: impersonalText(limits.stackLength).optional(),
  /** The pattern of the screen's address, such as '/resume/editor/:id'. */
  place: impersonalText(limits.placeLength),
  /** The screens before it, by their patterns, newest last. */
  trail: z.array(impersonalText(limits.placeLength)).max(limits.trail),
  /** Which build of the app it was. */
  version: storableText(100),
  /** Random and new for each tab; unrelated to any account. */
  sessionId: storableText(36),
  /** How long the tab had been open. */
  sessionSeconds: z.int().min(0).max(2_147_483_647),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const errorReportRoutes = {
  report: {
    method: 'POST',
    url: errorReportPath,
    bodyLimitBytes: bodyLimits.texts,
    schema: { body: ErrorReport, response: { 200: Acknowledged } },
  },
} as const satisfies Record<string, Route>;
