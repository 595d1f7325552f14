import { z } from 'zod';
import { ApplicationEvent, applicationFields, Day } from './application-fields.ts';
import { applicationProposalLimits } from './application-proposals.ts';
import { Application, UpdateApplication } from './applications.ts';
import { answer } from './envelope.ts';
import { IdParams, PathId } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { Suggestion, SuggestionDecision } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

const fields = applicationFields;
/** What a program may change of an application, each as it would be; what is left out stays. */
export const changedFields = {
  role: fields.role.unwrap().optional(),
  company: fields.company.unwrap().optional(),
  place: fields.place.unwrap().optional(),
  pay: fields.pay.unwrap().optional(),
  source: fields.source.unwrap().optional(),
  link: fields.link.unwrap().optional(),
  jobDescription: fields.jobDescription.unwrap().optional(),
  notes: fields.notes.unwrap().optional(),
  status: fields.status.unwrap().optional(),
  nextStep: fields.nextStep.unwrap().optional(),
  nextStepDay: fields.nextStepDay.unwrap().optional(),
  deadline: fields.deadline.unwrap().optional(),
  resumeId: fields.resumeId.unwrap().optional(),
};
export const changedFieldNames = Object.keys(changedFields) as (keyof typeof changedFields)[];

/** What is added to the timeline. */
const note = ApplicationEvent.pick({ day: true, text: true }).refine(
  ({ text }) => text.trim() !== '',
  { path: ['text'], message: 'Say what happened.' },
);

export const ProposeChange = z
  .strictObject({
    ...changedFields,
    event: note.optional(),
    reason: storableText(
      applicationProposalLimits.reason,
      'This can have up to 2,000 characters.',
    ).default(''),
  })
  .refine(
    ({ reason: _, ...change }) => Object.values(change).some((value) => value !== undefined),
    { message: 'Say what would change.' },
  );
export type ProposeChange = z.input<typeof ProposeChange>;

/** A change that a program would make of an application; nothing is changed before its owner takes it. */
export const ApplicationChange = z.object({
  id: z.uuid(),
  by: Suggestion.shape.by,
  /** As it is now; a key that does not read is told neither role nor company. */
  application: Application.pick({ id: true, role: true, company: true, version: true }),
  /**
   * What differs from how it is now, or, once it was decided, what was proposed. A key that does not
   * read is answered all that it has proposed, without what is there.
   */
  changes: z.array(
    z.object({
      field: z.enum(changedFieldNames),
      /** Names in the place of ids; null for none. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  event: z.object({ day: z.iso.date(), text: z.string() }).nullable(),
  reason: z.string(),
  decision: SuggestionDecision,
  createdAt: z.iso.datetime(),
});
export type ApplicationChange = z.infer<typeof ApplicationChange>;

export const applicationChangeRoutes = {
  /** The oldest first, of all applications that are not deleted. */
  list: {
    method: 'GET',
    url: '/api/applications/changes',
    schema: { response: { 200: answer({ data: z.array(ApplicationChange) }) } },
  },
  propose: {
    method: 'POST',
    url: '/api/applications/:id/changes',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      params: IdParams,
      body: ProposeChange,
      response: { 201: answer({ data: ApplicationChange }) },
    },
  },
  /**
   * `taken` makes the change; one that was taken stays so, however often it is asked for. With the
   * `version` that its owner has seen of the application, it is refused with `VERSION_CONFLICT` where
   * the application was changed since: nothing is written over that they have not looked at.
   */
  decide: {
    method: 'PUT',
    url: '/api/applications/changes/:changeId',
    schema: {
      params: z.object({ changeId: PathId }),
      body: z.strictObject({
        decision: SuggestionDecision,
        day: Day.optional(),
        version: UpdateApplication.shape.version,
      }),
      response: { 200: answer({ data: ApplicationChange, application: Application }) },
    },
  },
} as const satisfies Record<string, Route>;
