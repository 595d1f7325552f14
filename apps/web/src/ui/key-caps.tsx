/** The keys of a shortcut, drawn as key caps. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-[5px] border border-line bg-desk px-1.5 font-sans text-[12px] leading-none text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
