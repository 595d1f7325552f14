import type { User } from '@folio/contract/auth';
import { EnterpriseInquiry, enterpriseRoutes } from '@folio/contract/enterprise';
import { zodResolver } from '@hookform/resolvers/zod';
import { api } from '../../lib/api-client.ts';
import { contactCopy } from './contact.copy.ts';
import { useMessageForm } from './use-message-form.ts';

type Options = { user: User | null | undefined; email: string | undefined };

export function useInquiryForm({ user, email }: Options) {
  return useMessageForm<EnterpriseInquiry>({
    name: 'inquiry',
    resolver: zodResolver(EnterpriseInquiry),
    blank: {
      ...{ firstName: '', lastName: '', email: '', company: '', phone: '' },
      ...{ message: '', faxNumber: '' },
    },
    known: user ? { firstName: user.firstName, lastName: user.lastName, email: user.email } : {},
    send: (body) => api(enterpriseRoutes.inquire, { body }),
    sent: contactCopy.inquirySent,
    failed: () => contactCopy.inquiryFailed(email),
  });
}
