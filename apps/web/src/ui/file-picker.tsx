import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFile: (file: File) => void };

/** A native file input for one file; if it is hidden, a button clicks it. */
export function FilePicker({ onFile, ...input }: Props) {
  return (
    <input
      type="file"
      {...input}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Reset, so that the same file can be chosen again.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
