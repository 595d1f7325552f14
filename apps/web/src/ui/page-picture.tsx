import { classNames } from './class-names.ts';

/** A picture of a template's first page, on paper. A4, as wide as it is let be. */
export function PagePicture({
  src,
  alt,
  className,
  isLazy = false,
}: {
  src: string;
  /** Empty where the name beside it says the same. */
  alt: string;
  className?: string;
  /** Fetched when it is about to be seen. */
  isLazy?: boolean;
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={595}
      height={842}
      decoding="async"
      loading={isLazy ? 'lazy' : 'eager'}
      className={classNames('block h-auto w-full rounded-paper bg-paper shadow-paper', className)}
    />
  );
}
