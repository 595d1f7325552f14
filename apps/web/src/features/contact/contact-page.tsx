import type { User } from '@folio/contract/auth';
import type { ContactSubject } from '@folio/contract/contact';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { Channels } from './channels.tsx';
import { addressesQuery } from './contact.queries.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactFrame } from './contact-frame.tsx';
import { ThankYou } from './thank-you.tsx';
import { useContactForm } from './use-contact-form.ts';

type Props = { user: User | null | undefined; subject: ContactSubject };

/** How to reach whoever runs the product. */
export function ContactPage({ user, subject }: Props) {
  const addresses = useQuery(addressesQuery());
  const email = addresses.data?.supportEmail;
  const contact = useContactForm({ user, subject, email });
  const { form } = contact;

  /** The chat's part: the form, about support, at the first field that is still empty. */
  function startMessage() {
    flushSync(contact.writeAgain);
    form.setValue('subject', 'support', { shouldDirty: true });
    const { name, email: sender } = form.getValues();
    form.setFocus(name === '' ? 'name' : sender === '' ? 'email' : 'message');
  }

  return (
    <ContactFrame
      title="Contact Us"
      subtitle="A question, a problem or an idea: a person reads it, and answers."
      aside={
        <Channels
          email={email ?? (addresses.isError ? null : undefined)}
          onStartMessage={startMessage}
        />
      }
      formTitle="Send us a message"
    >
      {contact.isSent ? (
        <ThankYou again="Send another message" onAgain={contact.writeAgain}>
          <p>Your message has arrived. We will reply by email, usually within 24 hours.</p>
        </ThankYou>
      ) : (
        <ContactForm contact={contact} />
      )}
    </ContactFrame>
  );
}
