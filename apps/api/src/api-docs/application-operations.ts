import { applicationLimits } from '@folio/contract/application-fields';
import { count } from '@folio/contract/content-limits';
import { trashDays } from '@folio/contract/trash-days';
import type { Operation } from './operation.ts';

const session = 'session' as const;
const ids = ['019400a0-0000-7000-8000-000000000001'];

/** Job applications. */
export const applicationOperations: Record<string, Operation> = {
  'GET /api/applications': {
    operationId: 'listApplications',
    summary: 'List the applications',
    description:
      'Without what is long. A page goes on where the one before ended, by its `nextCursor`, in the same `order` and with the same `search` and `status`.',
    access: session,
  },
  'GET /api/applications/export': {
    operationId: 'exportApplications',
    summary: 'Read whole applications',
    description: `The newest first, ${applicationLimits.exported} at a time, with all that is long. A page goes on where the one before ended, by its \`nextCursor\`.`,
    access: session,
  },
  'POST /api/applications': {
    operationId: 'createApplication',
    summary: 'Add an application',
    description: `With an \`id\` of the caller’s it is made once, however often it is sent. Its first event is its status, on \`day\`; \`deadline\` is the last day to apply. An account can have up to ${count(applicationLimits.applications)}.`,
    access: session,
    errors: ['QUOTA_EXCEEDED', 'RESUME_NOT_FOUND', 'IDEMPOTENCY_CONFLICT'],
    example: { role: 'Senior Data Analyst', company: 'Tidewater Bank', place: 'Bengaluru' },
  },
  'GET /api/applications/calendar-feed': {
    operationId: 'getCalendarFeed',
    summary: 'Whether next steps can be read as a calendar',
    access: session,
  },
  'POST /api/applications/calendar-feed': {
    operationId: 'makeCalendarFeed',
    summary: 'Make an address at which calendars read the next steps',
    description:
      'It is answered this once: whoever has it reads them without logging in. The one before ends.',
    access: session,
    errors: ['RATE_LIMITED'],
  },
  'DELETE /api/applications/calendar-feed': {
    operationId: 'endCalendarFeed',
    summary: 'End the address of the calendar',
    access: session,
  },
  'GET /api/applications/next-steps': {
    operationId: 'listNextSteps',
    summary: 'List next steps until a day',
    description:
      'Of applications that go on, the earliest first, past ones among them. Up to 50; `total` says how many there are. `deadlines` has the last days to apply of jobs that are only saved, from three days before.',
    access: session,
  },
  'GET /api/applications/reminders': {
    operationId: 'getStepReminders',
    summary: 'Whether next steps are mailed on the morning of their day',
    access: session,
  },
  'PUT /api/applications/reminders': {
    operationId: 'turnOnStepReminders',
    summary: 'Mail next steps on the morning of their day',
    description: 'At seven on the clocks of the time zone. What was due before is told no more.',
    access: session,
    errors: ['RATE_LIMITED'],
    example: { timeZone: 'Asia/Kolkata' },
  },
  'DELETE /api/applications/reminders': {
    operationId: 'turnOffStepReminders',
    summary: 'Stop the mails of next steps',
    access: session,
  },
  'POST /api/applications/import': {
    operationId: 'importApplications',
    summary: 'Add many applications',
    description: `Up to ${applicationLimits.importedAtOnce} at once, all or none. One with an \`id\` that is there already stays as it is, so that asking again adds nothing twice; one that lies in the trash stays there, and is not in the answer.`,
    access: session,
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'IDEMPOTENCY_CONFLICT'],
    example: { applications: [{ role: 'Data Analyst', company: 'Tidewater Bank' }] },
  },
  'POST /api/applications/next-steps': {
    operationId: 'setNextSteps',
    summary: 'Give applications next steps',
    description: `Up to ${applicationLimits.atOnce} at once, each its own. Answers those that are there, as they then are.`,
    access: session,
    example: { steps: ids.map((id) => ({ id, nextStep: 'Call Jo', nextStepDay: '2026-12-04' })) },
  },
  'GET /api/applications/events': {
    operationId: 'listApplicationEvents',
    summary: 'List what timelines have in a period',
    description: `From one day to another, both included, the earliest first: up to ${count(applicationLimits.listedEvents)} of \`total\`.`,
    access: session,
  },
  'GET /api/applications/proposals': {
    operationId: 'listApplicationProposals',
    summary: 'List jobs that were proposed',
    access: session,
  },
  'POST /api/applications/proposals': {
    operationId: 'proposeApplication',
    summary: 'Propose a job',
    description:
      'It is in no list until its owner adds it. A key that suggests may do so without `write`.',
    access: session,
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'RATE_LIMITED'],
    example: {
      role: 'Data Analyst',
      company: 'Tidewater Bank',
      link: 'jobs.example.com/17',
      reason: 'It asks for SQL, and is in Bengaluru.',
    },
  },
  'PUT /api/applications/proposals/{proposalId}': {
    operationId: 'decideApplicationProposal',
    summary: 'Say what has become of a proposed job',
    description: 'Whoever takes one adds the application by `POST /api/applications`.',
    access: session,
    errors: ['SUGGESTION_NOT_FOUND'],
    example: { decision: 'taken' },
  },
  'GET /api/applications/changes': {
    operationId: 'listApplicationChanges',
    summary: 'List changes of applications that were proposed',
    description: 'With what each would change of the application as it is now.',
    access: session,
  },
  'POST /api/applications/{id}/changes': {
    operationId: 'proposeApplicationChange',
    summary: 'Propose a change of an application',
    description:
      'Its fields, its status, its next step, or an `event` for its timeline. Nothing changes until its owner takes it. A key that suggests may do so without `write`.',
    access: session,
    errors: ['APPLICATION_NOT_FOUND', 'RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'RATE_LIMITED'],
    example: {
      status: 'interview',
      event: { day: '2026-12-04', text: 'Invited to a call with Jo' },
      reason: 'An email of December 1 says so.',
    },
  },
  'PUT /api/applications/changes/{changeId}': {
    operationId: 'decideApplicationChange',
    summary: 'Take or leave a proposed change',
    description:
      'One that is taken is made at once, as by `PUT /api/applications/{id}`, with its owner’s `day`; taken again it changes nothing. With the `version` of the application that its owner has looked at, a stale one is refused.',
    access: session,
    errors: ['SUGGESTION_NOT_FOUND', 'RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
    example: { decision: 'taken', day: '2026-12-04', version: 3 },
  },
  'GET /api/applications/{id}': {
    operationId: 'getApplication',
    summary: 'Read an application',
    access: session,
    errors: ['APPLICATION_NOT_FOUND'],
  },
  'PUT /api/applications/{id}': {
    operationId: 'updateApplication',
    summary: 'Change an application',
    description:
      'What is left out stays. A status that changes adds an event on `day`, unless `events` are sent. Where it becomes `applied`, `keeping` says whether what was sent was kept by itself, and why it was not. With a stale `version` the answer is the application as it is.',
    access: session,
    errors: ['APPLICATION_NOT_FOUND', 'RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
    example: { nextStep: 'Call Jo', nextStepDay: '2026-12-04', version: 3 },
  },
  'GET /api/applications/{id}/sent': {
    operationId: 'listSentDocuments',
    summary: 'List what was sent with an application',
    access: session,
    errors: ['APPLICATION_NOT_FOUND'],
  },
  'POST /api/applications/{id}/sent': {
    operationId: 'keepSentDocuments',
    summary: 'Keep what is sent with an application',
    description:
      'The PDF of its resume, byte for byte as it would be downloaded, and the PDF of its letter: the one of that resume, unless `letterId` names another, is `last` for the one written last for the application, or is null for none. What is kept never changes; the same documents as the last time are kept once.',
    price: 'It takes what a download takes.',
    access: session,
    errors: [
      'APPLICATION_NOT_FOUND',
      'RESUME_NOT_FOUND',
      'LETTER_NOT_FOUND',
      'PHOTO_NOT_FOUND',
      'VERSION_CONFLICT',
      'INSUFFICIENT_CREDITS',
      'IDEMPOTENCY_CONFLICT',
      'QUOTA_EXCEEDED',
      'DOCUMENT_TOO_COMPLEX',
    ],
    example: {},
  },
  'GET /api/applications/{id}/sent/{documentId}': {
    operationId: 'getSentDocument',
    summary: 'Download what was sent',
    access: session,
    errors: ['APPLICATION_NOT_FOUND', 'NOT_FOUND'],
    answers: ['application/pdf', 'text/plain'],
  },
  'POST /api/applications/status': {
    operationId: 'setApplicationStatus',
    summary: 'Give applications a status',
    description: `Up to ${applicationLimits.atOnce} at once. Answers those that had another one, as they then are. Of those that become \`applied\`, \`keeping\` says whether what was sent was kept.`,
    access: session,
    errors: ['QUOTA_EXCEEDED'],
    example: { ids, status: 'applied', day: '2026-11-23' },
  },
  'POST /api/applications/status/undo': {
    operationId: 'undoApplicationStatus',
    summary: 'Take the last change of the status back',
    description: 'With its event. An application that has had one status alone stays as it is.',
    access: session,
    example: { ids },
  },
  'POST /api/applications/trash': {
    operationId: 'deleteApplications',
    summary: 'Delete applications',
    description: `They can be restored for ${trashDays} days.`,
    access: session,
    example: { ids },
  },
  'POST /api/applications/restore': {
    operationId: 'restoreApplications',
    summary: 'Restore deleted applications',
    access: session,
    errors: ['QUOTA_EXCEEDED'],
    example: { ids },
  },
};
