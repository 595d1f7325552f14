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
/**
 * The fields of an application that a program may propose to change. Each has its proposed value;
 * omitted fields stay unchanged.
 */
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

/** An event to add to the timeline. */
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

/**
 * A change to an application that a program proposes. Nothing changes until its owner accepts it.
 */
export const ApplicationChange = z.object({
  id: z.uuid(),
  by: Suggestion.shape.by,
  /** The current state. A key without the scope `read` gets neither role nor company. */
  application: Application.pick({ id: true, role: true, company: true, version: true }),
  /**
   * The differences from the current state or, after the decision, all that was proposed. A key
   * without the scope `read` gets everything that it has proposed, without current values.
   */
  changes: z.array(
    z.object({
      field: z.enum(changedFieldNames),
      /** Names instead of ids; null if there is none. */
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
  /** Lists the changes of all applications that are not deleted, oldest first. */
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
   * `taken` makes the change. An accepted change stays accepted if the request is repeated. With
   * the `version` of the application that its owner has seen, the request is rejected with
   * `VERSION_CONFLICT` if the application has changed since, so that nothing is overwritten unseen.
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
