import type { Application, ApplicationSummary } from '@folio/contract/applications';

/** The application without the fields that lists leave out. */
export function toSummary({
  link: _link,
  jobDescription: _job,
  notes: _notes,
  contacts: _contacts,
  events: _events,
  leftOut: _leftOut,
  preparation: _preparation,
  ...summary
}: Application): ApplicationSummary {
  return summary;
}
