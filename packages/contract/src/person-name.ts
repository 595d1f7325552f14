/** Joins a person's name to the single text that is read and edited. */
export const joinName = ({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string => [firstName, lastName].filter(Boolean).join(' ');
