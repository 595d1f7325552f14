/**
 * The product's name as a logotype; `isShort` shows only the first letter. Its padding enlarges the
 * touch target without moving anything around it.
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="py-2.5 font-display text-[24px] leading-none font-medium tracking-[-0.02em]">
      {isShort ? 'F' : 'Folio'}
    </span>
  );
}
