import { type EditorForm, toEditorForm } from '@folio/contract/editor-form';
import { sampleContent } from '@folio/documents/sample-content';
import { isSame } from '../../../lib/is-same.ts';
import { listNames } from '../store/document.ts';

const sample = toEditorForm(sampleContent);

const texts = [
  ...(['name', 'firstName', 'lastName', 'title', 'email', 'phone'] as const),
  ...(['location', 'website', 'summary', 'interests'] as const),
];

type Own = Pick<EditorForm, 'name' | 'firstName' | 'lastName' | 'email'>;

/** The form without what is still the sample's, word for word; whose it is has their own name in it. */
export function withoutSample(form: EditorForm, own: Own): EditorForm {
  const left = { ...form };
  for (const field of texts)
    if (form[field] !== '' && form[field] === sample[field]) left[field] = '';
  for (const list of listNames) {
    const ofSample: readonly unknown[] = sample[list];
    const entries: readonly unknown[] = form[list];
    const kept = entries.filter((entry) => !ofSample.some((one) => isSame(one, entry)));
    Object.assign(left, { [list]: kept });
  }
  if (left.name === '')
    Object.assign(left, { name: own.name, firstName: own.firstName, lastName: own.lastName });
  return left.email === '' ? { ...left, email: own.email } : left;
}

/** Lists whose entries are one person's alone: many speak a language well, or have a skill. */
const telling = ['experience', 'education', 'projects', 'certificates'] as const;

/** Whether a name, an address or an entry that tells is still the made-up person's. */
export const holdsSample = (form: EditorForm): boolean =>
  form.name === sample.name ||
  form.email === sample.email ||
  telling.some((list) => {
    const ofSample: readonly unknown[] = sample[list];
    const entries: readonly unknown[] = form[list];
    return entries.some((entry) => ofSample.some((one) => isSame(one, entry)));
  });
