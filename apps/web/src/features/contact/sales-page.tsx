import type { User } from '@folio/contract/auth';
import { companySizes, EnterpriseInquiry, enterpriseRoutes } from '@folio/contract/enterprise';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Layers, Palette, Users } from 'lucide-react';
import { api } from '../../lib/api-client.ts';
import { useIsSold } from '../../lib/credit-costs.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { contactCopy, inquiryTitle, organizationTerms, sizeOptions } from './contact.copy.ts';
import {
  ContactFrame,
  MailLink,
  MessageForm,
  SideCard,
  SideList,
  ThankYou,
} from './contact-frame.tsx';
import { addressesQuery, useMessageForm } from './use-message-form.ts';

/** The offer for organizations, with an inquiry form. */
export function SalesPage({ user }: { user: User | null | undefined }) {
  const email = useQuery(addressesQuery()).data?.salesEmail;
  const inquiry = useInquiryForm({ user, email });
  const title = inquiryTitle(useIsSold());
  return (
    <ContactFrame
      title={t('Enterprise Solutions')}
      subtitle={t('For recruiting, HR and career-services teams.')}
      aside={<Features />}
      formTitle={title}
    >
      {inquiry.isSent ? (
        <ThankYou again={t('Send another inquiry')} onAgain={inquiry.writeAgain}>
          <p>{t('A member of our sales team will reply within 24 business hours.')}</p>
          {email === undefined ? null : (
            <p>
              <Trans
                message="To reach us before that, write to {mail}."
                values={{ mail: <MailLink email={email} /> }}
              />
            </p>
          )}
        </ThankYou>
      ) : (
        <InquiryForm inquiry={inquiry} title={title} />
      )}
    </ContactFrame>
  );
}

const Features = () => (
  <>
    <SideList>
      <SideCard icon={Palette} title={t('Custom Branding')}>
        {t('Add company logo, colors and fonts to all resumes.')}
      </SideCard>
      <SideCard icon={Users} title={t('Multi-user Access')}>
        {t('Manage user permissions and roles for the team.')}
      </SideCard>
      <SideCard icon={Layers} title={t('Bulk Processing')}>
        {t('Create and download multiple resumes in one operation.')}
      </SideCard>
    </SideList>
    <p className="mt-4 text-muted">{organizationTerms()}</p>
  </>
);

type FormProps = { inquiry: ReturnType<typeof useInquiryForm>; title: string };

function InquiryForm({ inquiry, title }: FormProps) {
  const { form, submit, isBusy } = inquiry;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <MessageForm
      title={title}
      onSubmit={submit}
      honeypot={register('faxNumber')}
      send={isBusy ? t('Submitting...') : t('Submit inquiry')}
      isBusy={isBusy}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('First name')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          required
          {...register('firstName')}
        />
        <TextField
          label={t('Last name')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          required
          {...register('lastName')}
        />
      </div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <TextField
        label={t('Company name')}
        autoComplete="organization"
        error={errors.company?.message}
        required
        {...register('company')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Phone (optional)')}
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <Select
          label={t('Number of employees')}
          options={sizeOptions(companySizes)}
          error={errors.employees?.message}
          required
          {...register('employees')}
        />
      </div>
      <TextArea
        label={t('What do you need?')}
        hint={t('How many people will use it, and for what?')}
        error={errors.message?.message}
        required
        {...register('message')}
      />
    </MessageForm>
  );
}

type Options = { user: User | null | undefined; email: string | undefined };

function useInquiryForm({ user, email }: Options) {
  return useMessageForm<EnterpriseInquiry>({
    name: 'inquiry',
    resolver: zodResolver(EnterpriseInquiry),
    blank: {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      phone: '',
      message: '',
      faxNumber: '',
    },
    known: user ? { firstName: user.firstName, lastName: user.lastName, email: user.email } : {},
    send: (fields, id) => api(enterpriseRoutes.inquire, { body: { ...fields, id } }),
    sent: contactCopy.inquirySent,
    failed: () => contactCopy.inquiryFailed(email),
  });
}
