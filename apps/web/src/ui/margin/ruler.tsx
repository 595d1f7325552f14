const ticks = Array.from({ length: 20 }, (_, index) => index);

/** A number out of 100 on a scale; decorative beside the number itself. */
export const Ruler = ({ value }: { value: number }) => (
  <div aria-hidden className="flex h-4 justify-between">
    {ticks.map((tick) => (
      <span
        key={tick}
        className={`w-0.5 rounded-full ${tick * 5 < value ? 'bg-good' : 'bg-line'}`}
      />
    ))}
  </div>
);
