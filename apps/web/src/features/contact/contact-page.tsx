import type { User } from '@folio/contract/auth';
import { ContactMessage, type ContactSubject, contactRoutes } from '@folio/contract/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, MessageCircle } from 'lucide-react';
import { flushSync } from 'react-dom';
import { api } from '../../lib/api-client.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { contactCopy, subjectsWhere } from './contact.copy.ts';
import {
  ContactFrame,
  MailLink,
  MessageForm,
  SideCard,
  SideList,
  ThankYou,
} from './contact-frame.tsx';
import { addressesQuery, useMessageForm } from './use-message-form.ts';

type Props = { user: User | null | undefined; subject: ContactSubject };

/** The contact page. */
export function ContactPage({ user, subject }: Props) {
  const addresses = useQuery(addressesQuery());
  const email = addresses.data?.supportEmail;
  const contact = useContactForm({ user, subject, email });
  const { form } = contact;

  /** The chat option: selects the subject 'support' and focuses the first empty field. */
  function startMessage() {
    flushSync(contact.writeAgain);
    form.setValue('subject', 'support', { shouldDirty: true });
    const { name, email: sender } = form.getValues();
    form.setFocus(name === '' ? 'name' : sender === '' ? 'email' : 'message');
  }

  return (
    <ContactFrame
      title={t('Contact Us')}
      subtitle={t('Got a question, a problem or an idea? A real person will reply.')}
      aside={
        <Channels
          email={email ?? (addresses.isError ? null : undefined)}
          onStartMessage={startMessage}
        />
      }
      formTitle={t('Send us a message')}
    >
      {contact.isSent ? (
        <ThankYou again={t('Send another message')} onAgain={contact.writeAgain}>
          <p>{t('We got your message. We’ll reply by email, usually within 24 hours.')}</p>
        </ThankYou>
      ) : (
        <ContactForm contact={contact} />
      )}
    </ContactFrame>
  );
}

type ChannelsProps = {
  /** Undefined while loading, null when it could not be loaded. */
  email: string | null | undefined;
  onStartMessage: () => void;
};

/** The contact options next to the form. */
function Channels({ email, onStartMessage }: ChannelsProps) {
  return (
    <SideList>
      <SideCard icon={MessageCircle} title={t('Live Chat')}>
        <p>{t('Tell our support team what happened. We answer by email.')}</p>
        <Button className="mt-3" onClick={onStartMessage}>
          {t('Start a message')}
        </Button>
      </SideCard>
      <SideCard icon={Mail} title={t('Email')}>
        <p>{t('We usually reply within 24 hours.')}</p>
        <p className="mt-1 min-h-6">
          {email === null ? t('We couldn’t load our address. You can use the form instead.') : null}
          {email ? <MailLink email={email} /> : null}
        </p>
      </SideCard>
      <SideCard icon={MapPin} title={t('Location')}>
        <address className="not-italic">
          548 Market Street
          <br />
          San Francisco, CA 94104
        </address>
      </SideCard>
    </SideList>
  );
}

function ContactForm({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { form, submit, isBusy } = contact;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <MessageForm
      title={t('Send us a message')}
      onSubmit={submit}
      honeypot={register('faxNumber')}
      send={isBusy ? t('Sending...') : t('Send message')}
      isBusy={isBusy}
    >
      <TextField
        label={t('Name')}
        autoComplete="name"
        error={errors.name?.message}
        required
        {...register('name')}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <Select
        label={t('Subject')}
        options={subjectsWhere(useIsSold())}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextArea
        label={t('Message')}
        rows={6}
        error={errors.message?.message}
        required
        {...register('message')}
      />
    </MessageForm>
  );
}

type Options = {
  user: User | null | undefined;
  subject: ContactSubject;
  email: string | undefined;
};

function useContactForm({ user, subject, email }: Options) {
  return useMessageForm<ContactMessage>({
    name: 'contact',
    resolver: zodResolver(ContactMessage),
    blank: { name: '', email: '', subject, message: '', faxNumber: '' },
    known: user ? { name: user.name, email: user.email } : {},
    send: (fields, id) => api(contactRoutes.send, { body: { ...fields, id } }),
    sent: contactCopy.messageSent,
    failed: () => contactCopy.messageFailed(email),
  });
}
