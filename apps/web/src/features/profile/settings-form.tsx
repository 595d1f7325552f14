import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';
import { type FieldPath, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormValues } from './form-values.ts';
import { saveBarCopy } from './profile.copy.ts';
import { sectionId, useSectionLink } from './section-links.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** A form of settings; each of its Save buttons saves all changes. */
export function SettingsForm({
  profileForm: { draft, save, isDirty, isSaving },
  label = t('Save Changes'),
  children,
}: {
  profileForm: ProfileForm;
  label?: string;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      // Keeps the focused field and its error visible between the sticky bars.
      className="**:scroll-mt-20 **:scroll-mb-36"
    >
      {children}
      <SaveBar label={label} draft={draft} isDirty={isDirty} isSaving={isSaving} />
    </form>
  );
}

/** Below the fields that it saves; sticky while there are unsaved changes. */
function SaveBar({
  label,
  draft,
  isDirty,
  isSaving,
}: {
  label: string;
  draft: ProfileForm['draft'];
  isDirty: boolean;
  isSaving: boolean;
}) {
  const isOnline = useIsOnline();
  const kept = useSyncExternalStore(draft.subscribe, () => draft.kept);
  const isKept = kept === 'kept' || kept === 'pending';
  const offline = isKept ? saveBarCopy.offline : saveBarCopy.offlineNotKept;
  return (
    <div
      className={classNames(
        'bottom-0 z-10 flex items-center gap-x-6 border-t border-line bg-desk py-4 lg:pl-67',
        isDirty && 'sticky',
      )}
    >
      {/* On the left, because notifications appear on the right. */}
      <Button type="submit" variant="primary" isBusy={isSaving}>
        {label}
      </Button>
      <p role="status" className="min-w-0 flex-1 text-small text-muted empty:hidden">
        {isDirty ? (isOnline ? saveBarCopy.unsaved : offline) : null}
      </p>
    </div>
  );
}

/** A group of settings: its title on the left, the settings on the right. */
export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = sectionId(title);
  useSectionLink(id, title);
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 lg:grid-cols-[220px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="scroll-mt-20 text-large font-semibold">
          {title}
        </h2>
        {description === undefined ? null : (
          <p className="mt-1 max-w-110 text-small text-muted">{description}</p>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type Named<Props> = Omit<Props, 'name' | 'error'> & { name: FieldPath<FormValues> };

/** A field's error, by its path. */
export function useProblem(name: FieldPath<FormValues>): string | undefined {
  const { errors } = useFormState<FormValues>();
  const problem: unknown = get(errors, name);
  const { message }: { message?: unknown } = Object(problem);
  return typeof message === 'string' ? message : undefined;
}

export function FormText({ name, ...field }: Named<ComponentProps<typeof TextField>>) {
  const { register } = useFormContext<FormValues>();
  return <TextField autoComplete="off" {...field} error={useProblem(name)} {...register(name)} />;
}

export function FormTextArea({ name, ...field }: Named<ComponentProps<typeof TextArea>>) {
  const { register } = useFormContext<FormValues>();
  return <TextArea {...field} error={useProblem(name)} {...register(name)} />;
}

type SwitchName = Extract<
  FieldPath<FormValues>,
  `notifications.${string}` | `visibility.${'public' | 'download' | (keyof FormValues & string)}`
>;

export function FormSwitch({
  name,
  onChanged,
  ...control
}: Omit<ComponentProps<typeof Switch>, 'checked' | 'onCheckedChange'> & {
  name: SwitchName;
  onChanged?: (checked: boolean) => void;
}) {
  const { field } = useController<FormValues, SwitchName>({ name });
  return (
    <Switch
      {...control}
      checked={field.value}
      onCheckedChange={(checked) => {
        field.onChange(checked);
        onChanged?.(checked);
      }}
    />
  );
}
