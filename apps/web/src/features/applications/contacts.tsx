import { type ApplicationContact, applicationLimits } from '@folio/contract/application-fields';
import { newId } from '@folio/contract/new-id';
import { Plus, Trash2 } from 'lucide-react';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

const parts = [
  {
    field: 'name',
    get label() {
      return t('Name');
    },
    type: 'text',
  },
  {
    field: 'about',
    get label() {
      return t('Who they are');
    },
    type: 'text',
  },
  {
    field: 'email',
    get label() {
      return t('Email');
    },
    type: 'email',
  },
  {
    field: 'phone',
    get label() {
      return t('Phone');
    },
    type: 'tel',
  },
] as const;

type Props = {
  contacts: readonly ApplicationContact[];
  onChange: (contacts: ApplicationContact[]) => void;
};

export const blankContact = (): ApplicationContact => ({
  id: newId(),
  name: '',
  about: '',
  email: '',
  phone: '',
});

/** The contacts of a job. */
export function Contacts({ contacts, onChange }: Props) {
  const isFull = contacts.length >= applicationLimits.contacts;
  const add = () => onChange([...contacts, blankContact()]);
  const change = (at: number, field: string, value: string) =>
    onChange(contacts.map((one, index) => (index === at ? { ...one, [field]: value } : one)));
  return (
    <section aria-labelledby="contacts">
      <div className="flex items-center justify-between gap-4">
        <h2 id="contacts" className="text-title font-semibold">
          {t('Contacts')}
        </h2>
        <Button size="small" disabled={isFull} onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t('Add contact')}
        </Button>
      </div>
      {isFull ? (
        <p className="mt-1 text-small text-muted">
          {t('An application can have up to {contacts} contacts.', {
            contacts: applicationLimits.contacts,
          })}
        </p>
      ) : null}
      <ul>
        {contacts.map((contact, index) => (
          <li key={contact.id || index} className="flex gap-2 border-b border-line py-4">
            <fieldset className="grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-3 max-sm:grid-cols-1">
              <legend className="sr-only">
                {contact.name || t('Contact {number}', { number: index + 1 })}
              </legend>
              {parts.map(({ field, label, type }) => (
                <TextField
                  key={field}
                  label={label}
                  type={type}
                  autoComplete="off"
                  maxLength={applicationLimits.contactText}
                  value={contact[field]}
                  onChange={({ target }) => change(index, field, target.value)}
                />
              ))}
            </fieldset>
            <IconButton
              label={t('Remove {name}', { name: contact.name || 'contact' })}
              className="mt-5"
              icon={<Trash2 className="size-4" />}
              onClick={() => onChange(contacts.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
