import { Check } from 'lucide-react';

/** What one gets for it. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
