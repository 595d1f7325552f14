/** The product's name, as it is set; its first letter alone where there is no room. */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="font-display text-[24px] leading-none font-medium tracking-[-0.02em]">
      {isShort ? 'F' : 'Folio'}
    </span>
  );
}
