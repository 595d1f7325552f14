import { randomBytes } from 'node:crypto';
import { isBranded } from '@folio/contract/entitlements';
import { type ProfileVisibility, profileSections } from '@folio/contract/profile';
import type { PublicProfile } from '@folio/contract/profiles';
import type { PublicResume } from '@folio/contract/public-resumes';
import { exportDocument } from '@folio/documents/export-document';
import { typesetResume } from '@folio/documents/typeset-resume';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../platform/app-error.ts';
import { type UserRow, withUnlockedPlan } from '../platform/sessions.ts';
import { readResume } from '../resumes/public-resumes.service.ts';
import { withoutReachingLinks } from '../resumes/without-contacts.ts';
import { firstLetters } from './first-letters.ts';
import { findLinkedResume } from './profiles.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;
type Shown = NonNullable<PublicProfile['resume']>;

/** More than two pages contain. */
const maxTextLength = 20_000;
/** The text is made from this many letters, including markup, addresses and ids. */
const maxReadLetters = 5 * maxTextLength;
const papers = new LRUCache<string, Shown['paper']>({ max: 1_000 });
/** Changes with each server start, since a new release may render differently. */
const edition = randomBytes(4).toString('hex');

/** Returns what the profile shows of its linked resume, or null while that is not public. */
export async function showLinkedResume(
  parts: Parts,
  owner: UserRow,
  visibility: ProfileVisibility,
): Promise<Shown | null> {
  const { resumeId, download: isDownloadable } = visibility;
  const found = resumeId ? await findLinkedResume(parts.db, owner.id, resumeId) : undefined;
  if (!found?.isPublic) return null;
  const { id, name, version } = found;
  const foot = isBranded(withUnlockedPlan(parts.configuration, owner)) ? ['foot'] : [];
  const tag = [tagOf(version, visibility), ...foot, edition].join('-');
  const key = `${id} ${tag}`;
  const paper = papers.get(key) ?? (await describePaper(parts, id, visibility, tag));
  if (!paper) return null;
  papers.set(key, paper);
  return { id, name, paper, isDownloadable };
}

/** Identifies the version, and what the profile hides of it. */
const tagOf = (version: number, visibility: ProfileVisibility): string =>
  [version, ...hiddenOf(visibility), ...(visibility.phone ? ['phone'] : [])].join('-');

/**
 * Returns the whole linked resume as the profile shows it, with a tag that changes with its
 * appearance.
 */
export async function readOnPage(
  parts: Parts,
  ownerId: string,
  visibility: ProfileVisibility,
): Promise<{ resume: PublicResume; tag: string } | undefined> {
  const { resumeId } = visibility;
  const found = resumeId ? await findLinkedResume(parts.db, ownerId, resumeId) : undefined;
  const resume = found?.isPublic ? await readForPage(parts, found.id, visibility) : undefined;
  return found && resume && { resume, tag: tagOf(found.version, visibility) };
}

async function describePaper(
  parts: Parts,
  id: string,
  visibility: ProfileVisibility,
  tag: string,
): Promise<Shown['paper'] | undefined> {
  const whole = await readForPage(parts, id, visibility);
  if (!whole) return undefined;
  const content = firstLetters(whole.content, whole.order, maxReadLetters);
  const resume = { ...whole, content };
  const { widthPt, heightPt } = typesetResume(resume).page;
  const text = new TextDecoder().decode(await exportDocument(resume, 'txt')).trim();
  return { widthPt, heightPt, text: text.slice(0, maxTextLength), tag };
}

/** The linked resume for the profile; undefined if it was made private meanwhile. */
async function readForPage(
  parts: Parts,
  id: string,
  visibility: ProfileVisibility,
): Promise<PublicResume | undefined> {
  const resume = await readResume(parts, null, id).catch((error) => {
    if (error instanceof AppError && error.code === 'RESUME_NOT_FOUND') return undefined;
    throw error;
  });
  return resume && asOnProfile(resume, visibility);
}

const hiddenOf = (visibility: ProfileVisibility) =>
  profileSections.filter((section) => !visibility[section]);

/**
 * Removes what the profile hides from its visitors: the e-mail address, the phone number (unless
 * shown), hidden sections, personal data such as dates of birth, and contacts of references.
 */
function asOnProfile(resume: PublicResume, visibility: ProfileVisibility): PublicResume {
  const { personalInfo } = resume.content;
  const empty = Object.fromEntries(hiddenOf(visibility).map((section) => [section, []]));
  return {
    ...resume,
    content: {
      ...resume.content,
      ...empty,
      references: [],
      personalInfo: withoutReachingLinks({
        ...personalInfo,
        email: '',
        details: [],
        phone: visibility.phone ? personalInfo.phone : '',
      }),
    },
  };
}
