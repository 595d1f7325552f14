import { z } from 'zod';
import { applicationFields } from './application-fields.ts';
import { answer } from './envelope.ts';
import { PathId } from './id-params.ts';
import { bodyLimits, type Route } from './route.ts';
import { Suggestion, SuggestionDecision } from './suggestions.ts';
import { storableText } from './text-schemas.ts';

export const applicationProposalLimits = {
  /** Undecided proposals of an account. Further ones have to wait until some are decided. */
  waiting: 100,
  /** The most decided proposals that are kept, latest first. */
  decided: 100,
  reason: 2_000,
} as const;

const { role, company, place, pay, source, link, jobDescription, notes, resumeId } =
  applicationFields;
/** What a program may state about a job that it has found. */
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

/** A job that a program proposes to apply for. It appears in no list until its owner adds it. */
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
  /** Oldest first. */
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
  /**
   * Records its owner's decision; accepting does not add the application, which the client does
   * itself.
   */
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
