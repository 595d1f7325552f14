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
 * Names of columns in exports of trackers, such as Huntr and Teal, and in people's tables, also German
 * ones; ours first.
 */
const names: Record<ColumnKind, readonly string[]> = {
  role: [
    'role',
    'title',
    'position',
    'job',
    'role title',
    'stelle',
    'stellentitel',
    'stellenbezeichnung',
    'jobtitel',
    'beruf',
  ],
  company: [
    'company',
    'company name',
    'employer',
    'organization',
    'organisation',
    'firma',
    'unternehmen',
    'arbeitgeber',
  ],
  place: ['location', 'place', 'city', 'ort', 'standort', 'arbeitsort'],
  pay: [
    'pay',
    'salary',
    'salary range',
    'compensation',
    'min salary',
    'max salary',
    'gehalt',
    'jahresgehalt',
    'gehaltsspanne',
    'vergütung',
  ],
  source: [
    'source',
    'where you found it',
    'found on',
    'board',
    'channel',
    'via',
    'quelle',
    'gefunden bei',
    'portal',
    'jobbörse',
  ],
  link: ['link', 'url', 'post url', 'posting url'],
  jobDescription: ['description', 'posting', 'beschreibung', 'stellenbeschreibung', 'anzeige'],
  notes: ['notes', 'note', 'comments', 'notizen', 'notiz', 'bemerkung', 'bemerkungen', 'kommentar'],
  status: [
    'status',
    'stage',
    'list',
    'list name',
    'column',
    'application status',
    'stand',
    'phase',
  ],
  nextStep: ['next step', 'next action', 'nächster schritt'],
  nextStepDay: [
    'next step by',
    'next step date',
    'follow up',
    'follow up date',
    'followup',
    'wiedervorlage',
    'nachfassen am',
  ],
  deadline: [
    'deadline',
    'application deadline',
    'closing date',
    'apply by',
    'last date to apply',
    'due date',
    'frist',
    'bewerbungsfrist',
    'bewerbungsschluss',
  ],
  savedDay: [
    'saved on',
    'date saved',
    'date added',
    'date created',
    'created',
    'created at',
    'added',
    'gespeichert am',
    'hinzugefügt am',
    'erstellt am',
  ],
  appliedDay: [
    'applied on',
    'date applied',
    'applied',
    'applied at',
    'application date',
    'applied date',
    'beworben am',
    'bewerbungsdatum',
    'bewerbung am',
    'datum der bewerbung',
  ],
  interviewDay: [
    'interview date',
    'interviewed on',
    'date interviewed',
    'gespräch am',
    'vorstellungsgespräch am',
    'vorstellungsgespräch',
  ],
  contactName: [
    'contact',
    'contact name',
    'contact person',
    'recruiter',
    'hiring manager',
    'ansprechpartner',
    'ansprechpartnerin',
    'kontakt',
    'kontaktperson',
  ],
  contactEmail: ['contact email', 'email', 'recruiter email', 'e mail'],
  contactPhone: ['contact phone', 'phone', 'recruiter phone', 'telefon'],
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
  saved: [
    'saved',
    'wishlist',
    'bookmarked',
    'interested',
    'to apply',
    'applying',
    'draft',
    'gespeichert',
    'gemerkt',
    'offen',
    'interessant',
    'geplant',
  ],
  applied: [
    'applied',
    'submitted',
    'sent',
    'beworben',
    'gesendet',
    'abgeschickt',
    'verschickt',
    'bewerbung verschickt',
  ],
  screening: [
    'screening',
    'screen',
    'phone screen',
    'assessment',
    'in review',
    'telefoninterview',
    'in prüfung',
  ],
  interview: [
    'interview',
    'interviews',
    'interviewing',
    'interviewed',
    'final round',
    'vorstellungsgespräch',
    'gespräch',
    'einladung',
    'eingeladen',
  ],
  offer: [
    'offer',
    'offered',
    'offer received',
    'negotiating',
    'negotiation',
    'angebot',
    'vertragsangebot',
  ],
  accepted: ['accepted', 'offer accepted', 'hired', 'zusage', 'angenommen'],
  rejected: ['rejected', 'not selected', 'rejection', 'denied', 'absage', 'abgelehnt', 'abgesagt'],
  withdrawn: ['withdrawn', 'i withdrew', 'withdrew', 'offer declined', 'zurückgezogen'],
  'no-answer': [
    'no answer',
    'no response',
    'no reply',
    'ghosted',
    'keine antwort',
    'keine rückmeldung',
  ],
};

const statusesByName = new Map(
  Object.entries(statuses).flatMap(([status, all]) =>
    all.map((name) => [name, status as ApplicationStatus] as const),
  ),
);

export const statusOf = (name: string): ApplicationStatus | undefined =>
  statusesByName.get(plain(name));
