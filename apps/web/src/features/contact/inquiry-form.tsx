import { companySizes } from '@folio/contract/enterprise';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sizeOptions } from './contact.copy.ts';
import { HoneypotField } from './honeypot-field.tsx';
import type { useInquiryForm } from './use-inquiry-form.ts';

export function InquiryForm({ inquiry }: { inquiry: ReturnType<typeof useInquiryForm> }) {
  const { form, submit, isBusy } = inquiry;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-title font-semibold">Enterprise Plan Inquiry</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          required
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          required
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
        {...register('email')}
      />
      <TextField
        label="Company name"
        autoComplete="organization"
        error={errors.company?.message}
        required
        {...register('company')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <Select
          label="Number of employees"
          options={sizeOptions(companySizes)}
          error={errors.employees?.message}
          required
          {...register('employees')}
        />
      </div>
      <TextArea
        label="What do you need?"
        hint="How many people will use it, and what for."
        error={errors.message?.message}
        required
        {...register('message')}
      />
      <HoneypotField {...register('faxNumber')} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="mt-2">
        {isBusy ? 'Submitting...' : 'Submit inquiry'}
      </Button>
    </form>
  );
}
