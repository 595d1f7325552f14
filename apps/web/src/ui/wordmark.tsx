/** The product's name as a logotype; `isShort` shows the first letter only. */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="font-display text-[24px] leading-none font-medium tracking-[-0.02em]">
      {isShort ? 'F' : 'Folio'}
    </span>
  );
}
