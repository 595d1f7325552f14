import { z } from 'zod';
import { applicationFields } from './application-fields.ts';
import { answer } from './envelope.ts';
import { PathId } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { Suggestion, SuggestionDecision } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

export const applicationProposalLimits = {
  /** Waiting ones of an account: whoever has found more can wait until some are decided. */
  waiting: 100,
  /** The last ones that were taken or left. */
  decided: 100,
  reason: 2_000,
} as const;

const { role, company, place, pay, source, link, jobDescription, notes, resumeId } =
  applicationFields;
/** What a program may say of a job that it has found. */
export const foundFields = {
  role,
  company,
  place,
  pay,
  source,
  link,
  jobDescription,
  notes,
  nextStep: applicationFields.nextStep,
  nextStepDay: applicationFields.nextStepDay,
  resumeId,
  deadline: applicationFields.deadline,
};

export const ProposeApplication = z
  .strictObject({
    ...foundFields,
    reason: storableText(
      applicationProposalLimits.reason,
      'This can have up to 2,000 characters.',
    ).default(''),
  })
  .refine(({ role: named, company: by }) => named.trim() !== '' || by.trim() !== '', {
    path: ['role'],
    message: 'Name the role or the company.',
  });
export type ProposeApplication = z.input<typeof ProposeApplication>;

/** A job that a program would have its owner apply for. It is in no list before they add it. */
export const ApplicationProposal = z.object({
  id: z.uuid(),
  by: Suggestion.shape.by,
  application: z.object(foundFields),
  reason: z.string(),
  decision: SuggestionDecision,
  createdAt: z.iso.datetime(),
});
export type ApplicationProposal = z.infer<typeof ApplicationProposal>;

export const applicationProposalRoutes = {
  /** The oldest first. */
  list: {
    method: 'GET',
    url: '/api/applications/proposals',
    schema: { response: { 200: answer({ data: z.array(ApplicationProposal) }) } },
  },
  propose: {
    method: 'POST',
    url: '/api/applications/proposals',
    bodyLimitBytes: bodyLimits.texts,
    schema: {
      body: ProposeApplication,
      response: { 201: answer({ data: ApplicationProposal }) },
    },
  },
  /** Notes what its owner has decided; whoever takes one adds the application by themselves. */
  decide: {
    method: 'PUT',
    url: '/api/applications/proposals/:proposalId',
    schema: {
      params: z.object({ proposalId: PathId }),
      body: z.strictObject({ decision: SuggestionDecision }),
      response: { 200: answer({ data: ApplicationProposal }) },
    },
  },
} as const satisfies Record<string, Route>;
