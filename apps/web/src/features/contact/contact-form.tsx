import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { subjectOptions } from './contact.copy.ts';
import { HoneypotField } from './honeypot-field.tsx';
import type { useContactForm } from './use-contact-form.ts';

export function ContactForm({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const { form, submit, isBusy } = contact;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-title font-semibold">Send us a message</h2>
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        required
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <Select
        label="Subject"
        options={subjectOptions}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <TextArea
        label="Message"
        rows={6}
        error={errors.message?.message}
        required
        {...register('message')}
      />
      <HoneypotField {...register('faxNumber')} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="mt-2">
        {isBusy ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
