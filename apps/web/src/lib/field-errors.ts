import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Shows the server's messages at their fields, and focuses the first of them. Returns the first
 * message shown, or undefined if none belongs to a field of the form.
 */
export function showFieldErrors<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  errors: Record<string, string[]>,
): string | undefined {
  let first: string | undefined;
  for (const name of Object.keys(form.getValues()) as Path<Form>[]) {
    const message = errors[name]?.[0];
    if (message === undefined) continue;
    form.setError(name, { type: 'server', message }, { shouldFocus: first === undefined });
    first ??= message;
  }
  return first;
}
