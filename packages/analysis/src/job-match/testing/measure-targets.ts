import { readAdvertisement } from '../read-advertisement.ts';
import type { TargetedAdvertisement } from './target-advertisements.ts';

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Shares of advertisements whose title and employer were read correctly. */
export function measureTargets(list: readonly TargetedAdvertisement[]) {
  const read = list.map((of) => ({ of, read: readAdvertisement(of.text) }));
  const share = (right: typeof read) => right.length / list.length;
  return {
    advertisements: list.length,
    role: share(read.filter(({ of, read: { title } }) => isSame(title, of.role))),
    company: share(read.filter(({ of, read: { company } }) => isSame(company, of.company))),
  };
}
