import type { User } from '@folio/contract/auth';
import { ContactMessage, type ContactSubject, contactRoutes } from '@folio/contract/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { api } from '../../lib/api-client.ts';
import { contactCopy } from './contact.copy.ts';
import { useMessageForm } from './use-message-form.ts';

type Options = {
  user: User | null | undefined;
  subject: ContactSubject;
  email: string | undefined;
};

export function useContactForm({ user, subject, email }: Options) {
  return useMessageForm<ContactMessage>({
    name: 'contact',
    resolver: zodResolver(ContactMessage),
    blank: { name: '', email: '', subject, message: '', faxNumber: '' },
    known: user ? { name: user.name, email: user.email } : {},
    send: (body) => api(contactRoutes.send, { body }),
    sent: contactCopy.messageSent,
    failed: () => contactCopy.messageFailed(email),
  });
}
