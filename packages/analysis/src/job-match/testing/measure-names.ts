import { bareName } from './measure-needs.ts';
import type { NeedsFixture } from './needs-fixtures.ts';

const plain = (name: string) => name.trim().toLowerCase();

/** Removes place, hours and terms after a name. */
const head = (name: string) => bareName(name.split(/,| [–—|-] |\s?[([]/)[0] ?? '');

/**
 * Measures the shares of titles and employers that match a person's labels: exactly except for
 * case; without parentheses, gender marks and legal forms; and up to the first comma, dash or
 * parenthesis.
 */
export function measureNames(
  fixtures: readonly NeedsFixture[],
  read: (text: string) => { title: string; company: string },
): string {
  const names = fixtures.map(({ text, gold }) => ({ gold, found: read(text) }));
  const share = (same: (one: string, other: string) => boolean, what: 'title' | 'employer') => {
    const right = names.filter(({ gold, found }) =>
      same(what === 'title' ? found.title : found.company, gold[what]),
    );
    return `${((100 * right.length) / names.length).toFixed(0)} %`;
  };
  const ways = [
    ['exact', plain],
    ['bare', bareName],
    ['head', head],
  ] as const;
  return ways
    .map(([name, way]) => {
      const same = (one: string, other: string) => way(one) === way(other);
      return `${name}: titles ${share(same, 'title')}, employers ${share(same, 'employer')}`;
    })
    .join('; ');
}
