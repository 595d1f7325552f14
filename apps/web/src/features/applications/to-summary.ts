import type { Application, ApplicationSummary } from '@folio/contract/applications';

/** As a list has it, but without what was sent with it (`sentAs`), which only lists say. */
export function toSummary({
  link: _link,
  jobDescription: _job,
  notes: _notes,
  contacts: _contacts,
  events,
  leftOut: _leftOut,
  preparation: _preparation,
  ...summary
}: Application): ApplicationSummary {
  const had = [...new Set(events.flatMap(({ status }) => status ?? []))];
  return { ...summary, had };
}
