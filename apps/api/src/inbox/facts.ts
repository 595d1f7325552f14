import type { NewMessage } from './inbox.repository.ts';

/** Who wrote, and what the form asked beside the message, for people to read. */
export function factsOf({ name, email, details }: NewMessage): Array<[string, string]> {
  const { subject, company, phone, employees } = details;
  const facts: Array<[string, string | undefined]> = [
    ['Name', name],
    ['Email', email],
    ['Subject', subject],
    ['Company', company],
    ['Phone', phone],
    ['Employees', employees],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
