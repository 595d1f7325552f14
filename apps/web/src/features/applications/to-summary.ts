import type { Application, ApplicationSummary } from '@folio/contract/applications';

/**
 * An application as lists have it, but without its sent documents (`sentAs`), which only the list
 * response includes.
 */
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
