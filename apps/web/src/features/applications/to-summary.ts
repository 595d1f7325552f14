import type { Application, ApplicationSummary } from '@folio/contract/applications';

/** An application as a list has it. */
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
