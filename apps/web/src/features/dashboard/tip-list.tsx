import { Link } from 'react-router';
import { linkStyle } from '../../ui/link-style.ts';

type ShortTip = { id: string; title: string; description: string };

/** Each leads to all that is said about it. */
export function TipList({ tips }: { tips: readonly ShortTip[] }) {
  return (
    <section aria-labelledby="tips">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="tips" className="text-large font-semibold">
          Resume Tips
        </h2>
        <Link to="/tips" className={`text-small ${linkStyle}`}>
          All tips
        </Link>
      </div>
      <ul className="border-b border-line">
        {tips.map((tip) => (
          <li key={tip.id} className="group relative border-t border-line py-3.5">
            <h3 className="font-semibold">
              <Link
                to={`/tips#${tip.id}`}
                className="rounded-sm underline-offset-4 group-hover:text-accent after:absolute after:inset-0"
              >
                {tip.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-small text-faint">{tip.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
