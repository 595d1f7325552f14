/**
 * The product's name as a logotype; `isShort` shows the first letter only. Its padding, which moves
 * nothing around it, is for fingers.
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="py-2.5 font-display text-[24px] leading-none font-medium tracking-[-0.02em]">
      {isShort ? 'F' : 'Folio'}
    </span>
  );
}
