import { emptyContent } from '@folio/contract/empty-content';
import type { LetterForDocument } from './outline-letter.ts';

/** Who a letter is from that goes with no resume, in a plain look. */
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
