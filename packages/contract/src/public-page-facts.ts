import { joinName } from './person-name.ts';
import type { PublicProfile } from './profiles.ts';

/**
 * Facts of a public page that the server and the page's script share. Without zod, which the page
 * does not load.
 */
export const pageDataId = 'public-page';

type Named = Pick<PublicProfile, 'firstName' | 'lastName'>;

/** 'Ada Lovelace – Analyst', or the name alone. */
export const pageTitle = (person: Named & Pick<PublicProfile, 'title'>): string =>
  [joinName(person), person.title.trim()].filter(Boolean).join(' – ');

/** The preview image of the page, for sites on which its address is shared. */
export const cardPath = (username: string): string => `/${username}/card.png`;

/** The drawn first page of the linked resume. `tag` changes with its appearance. */
export const paperPath = (username: string, tag: string): string =>
  `/${username}/resume.svg?v=${tag}`;

/** The linked resume as a PDF, if its owner allows the download. */
export const resumePdfPath = (username: string): string => `/${username}/resume.pdf`;

/** The person as a vCard. */
export const contactPath = (username: string): string => `/${username}/contact.vcf`;
