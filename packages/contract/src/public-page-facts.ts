import { joinName } from './person-name.ts';
import type { PublicProfile } from './profiles.ts';

/** What the server and the page itself say alike of a public page. Without zod, which the page lacks. */
export const pageDataId = 'public-page';

type Named = Pick<PublicProfile, 'firstName' | 'lastName'>;

/** 'Ada Lovelace – Analyst', or the name alone. */
export const pageTitle = (person: Named & Pick<PublicProfile, 'title'>): string =>
  [joinName(person), person.title.trim()].filter(Boolean).join(' – ');

/** The picture that stands for the page where its address is shared. */
export const cardPath = (username: string): string => `/${username}/card.png`;

/** The first page of the linked resume, drawn; of another look at another address. */
export const paperPath = (username: string, tag: string): string =>
  `/${username}/resume.svg?v=${tag}`;

/** The linked resume as a PDF, where its owner lets visitors take it along. */
export const resumePdfPath = (username: string): string => `/${username}/resume.pdf`;

/** The person as a vCard. */
export const contactPath = (username: string): string => `/${username}/contact.vcf`;
