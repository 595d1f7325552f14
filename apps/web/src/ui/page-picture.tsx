import { classNames } from './class-names.ts';

/** An image of a template's first page (A4), as wide as its container. */
export function PagePicture({
  src,
  alt,
  className,
  isLazy = false,
}: {
  src: string;
  /** Empty if the visible text has the same name. */
  alt: string;
  className?: string;
  /** Loaded when it is about to become visible. */
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
