import type { ComponentProps } from 'react';
import { type FieldPath, get, useController, useFormContext, useFormState } from 'react-hook-form';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormValues } from './form-values.ts';

type Named<Props> = Omit<Props, 'name' | 'error'> & { name: FieldPath<FormValues> };

/** What is wrong with a field, by its path. */
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
  `notifications.${string}` | `visibility.${'public' | (keyof FormValues & string)}`
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
