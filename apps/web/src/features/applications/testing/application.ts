import type { ApplicationSummary } from '@folio/contract/applications';

let made = 0;

/** A saved application, empty except for the given fields. */
export const application = (fields: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  id: `${++made}`,
  role: '',
  company: '',
  place: '',
  pay: '',
  source: '',
  status: 'saved',
  statusDay: '2026-11-01',
  appliedDay: null,
  nextStep: '',
  nextStepDay: null,
  resumeId: null,
  deadline: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...fields,
});
