import { classNames } from '../../ui/class-names.ts';

/** A piece of a page that the engine has set, out of public/landing. */
export function Callout({
  picture,
  size: [width, height],
  alt,
  className,
}: {
  picture: string;
  size: [width: number, height: number];
  /** Empty where another slip's says it for all. */
  alt: string;
  className?: string;
}) {
  return (
    <img
      src={`/landing/${picture}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={classNames(
        'block h-auto rounded-paper bg-paper shadow-paper',
        className ?? 'w-full',
      )}
    />
  );
}
