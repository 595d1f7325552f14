import type { ApplicationStatus } from '@folio/contract/application-fields';

/** The field that a table's column may hold. */
export type ColumnKind =
  | 'role'
  | 'company'
  | 'place'
  | 'pay'
  | 'source'
  | 'link'
  | 'jobDescription'
  | 'notes'
  | 'status'
  | 'nextStep'
  | 'nextStepDay'
  | 'deadline'
  | 'savedDay'
  | 'appliedDay'
  | 'interviewDay'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'contacts'
  | 'timeline';

/**
 * Names of columns in exports of trackers, such as Huntr and Teal, and in people's tables; ours
 * first.
 */
const names: Record<ColumnKind, readonly string[]> = {
  role: ['role', 'title', 'position', 'job', 'role title'],
  company: ['company', 'company name', 'employer', 'organization', 'organisation'],
  place: ['location', 'place', 'city'],
  pay: ['pay', 'salary', 'salary range', 'compensation', 'min salary', 'max salary'],
  source: ['source', 'where you found it', 'found on', 'board', 'channel', 'via'],
  link: ['link', 'url', 'post url', 'posting url'],
  jobDescription: ['description', 'posting'],
  notes: ['notes', 'note', 'comments'],
  status: ['status', 'stage', 'list', 'list name', 'column', 'application status'],
  nextStep: ['next step', 'next action'],
  nextStepDay: ['next step by', 'next step date', 'follow up', 'follow up date', 'followup'],
  deadline: [
    'deadline',
    'application deadline',
    'closing date',
    'apply by',
    'last date to apply',
    'due date',
  ],
  savedDay: [
    'saved on',
    'date saved',
    'date added',
    'date created',
    'created',
    'created at',
    'added',
  ],
  appliedDay: [
    'applied on',
    'date applied',
    'applied',
    'applied at',
    'application date',
    'applied date',
  ],
  interviewDay: ['interview date', 'interviewed on', 'date interviewed'],
  contactName: ['contact', 'contact name', 'contact person', 'recruiter', 'hiring manager'],
  contactEmail: ['contact email', 'email', 'recruiter email'],
  contactPhone: ['contact phone', 'phone', 'recruiter phone'],
  contacts: ['contacts'],
  timeline: ['timeline'],
};

/** Normalizes a name: 'Max. Salary' and 'max salary' are the same. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const kinds = new Map(
  Object.entries(names).flatMap(([kind, all]) =>
    all.map((name) => [name, kind as ColumnKind] as const),
  ),
);

/** Matches names with and without 'job': 'Job title', 'Title'. */
export const kindOfColumn = (name: string): ColumnKind | undefined =>
  kinds.get(plain(name)) ?? kinds.get(plain(name).replace(/^job /, ''));

const statuses: Record<ApplicationStatus, readonly string[]> = {
  saved: ['saved', 'wishlist', 'bookmarked', 'interested', 'to apply', 'applying', 'draft'],
  applied: ['applied', 'submitted', 'sent'],
  screening: ['screening', 'screen', 'phone screen', 'assessment', 'in review'],
  interview: ['interview', 'interviews', 'interviewing', 'interviewed', 'final round'],
  offer: ['offer', 'offered', 'offer received', 'negotiating', 'negotiation'],
  accepted: ['accepted', 'offer accepted', 'hired'],
  rejected: ['rejected', 'not selected', 'rejection', 'denied'],
  withdrawn: ['withdrawn', 'i withdrew', 'withdrew', 'offer declined'],
  'no-answer': ['no answer', 'no response', 'no reply', 'ghosted'],
};

const statusesByName = new Map(
  Object.entries(statuses).flatMap(([status, all]) =>
    all.map((name) => [name, status as ApplicationStatus] as const),
  ),
);

export const statusOf = (name: string): ApplicationStatus | undefined =>
  statusesByName.get(plain(name));
