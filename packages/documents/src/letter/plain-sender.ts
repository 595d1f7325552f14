import { emptyContent } from '@folio/contract/empty-content';
import type { LetterForDocument } from './outline-letter.ts';

/** Returns a resume with nothing but its person, in a plain template, as the sender of a letter without a resume. */
export function plainSender(person: {
  firstName: string;
  lastName: string;
  email: string;
}): LetterForDocument['resume'] {
  const { firstName, lastName, email } = person;
  const content = emptyContent();
  return {
    name: '',
    templateId: 'classic',
    order: [],
    content: {
      ...content,
      personalInfo: { ...content.personalInfo, firstName, lastName, email },
    },
  };
}
