import { Search } from 'lucide-react';
import { classNames } from './class-names.ts';
import { controlStyle } from './field.tsx';

/** Its name for screen readers is its placeholder without the dots. */
export function SearchField({
  placeholder,
  value,
  onValueChange,
  className,
}: {
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}) {
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(controlStyle, 'h-9 pl-9 max-md:h-11')}
      />
    </div>
  );
}
