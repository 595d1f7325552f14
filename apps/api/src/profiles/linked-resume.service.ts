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
import { findLinkedResume } from './profiles.repository.ts';

type Parts = Pick<FastifyInstance, 'db' | 'configuration'>;
type Shown = NonNullable<PublicProfile['resume']>;

/** More than two pages hold: the page itself is what is read. */
const longestText = 20_000;
const papers = new LRUCache<string, Shown['paper']>({ max: 1_000 });
/** The product may have been changed while it was stopped, and may draw the same otherwise. */
const edition = randomBytes(4).toString('hex');

/** What the profile's page shows of the resume that its owner links; null while that is not public. */
export async function showLinkedResume(
  parts: Parts,
  owner: UserRow,
  visibility: ProfileVisibility,
): Promise<Shown | null> {
  const { resumeId, download: isDownloadable } = visibility;
  const found = resumeId ? await findLinkedResume(parts.db, owner.id, resumeId) : undefined;
  if (!found?.isPublic) return null;
  const { id, name, version } = found;
  const hiddenParts = [...hiddenOf(visibility), ...(visibility.phone ? ['phone'] : [])];
  const foot = isBranded(withUnlockedPlan(parts.configuration, owner)) ? ['foot'] : [];
  const tag = [version, ...hiddenParts, ...foot, edition].join('-');
  const key = `${id} ${tag}`;
  const paper = papers.get(key) ?? (await describePaper(parts, id, visibility, tag));
  if (!paper) return null;
  papers.set(key, paper);
  return { id, name, paper, isDownloadable };
}

/** The whole resume as the profile's page shows it. */
export async function readOnPage(
  parts: Parts,
  ownerId: string,
  visibility: ProfileVisibility,
): Promise<PublicResume | undefined> {
  const { resumeId } = visibility;
  const found = resumeId ? await findLinkedResume(parts.db, ownerId, resumeId) : undefined;
  return found?.isPublic ? readForPage(parts, found.id, visibility) : undefined;
}

async function describePaper(
  parts: Parts,
  id: string,
  visibility: ProfileVisibility,
  tag: string,
): Promise<Shown['paper'] | undefined> {
  const resume = await readForPage(parts, id, visibility);
  if (!resume) return undefined;
  const { widthPt, heightPt } = typesetResume(resume).page;
  const text = new TextDecoder().decode(await exportDocument(resume, 'txt')).trim();
  return { widthPt, heightPt, text: text.slice(0, longestText), tag };
}

/** The linked resume as the profile shows it; none where its owner has just made it private. */
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
 * The resume without what the profile keeps from its visitors: the e-mail address, which no profile
 * shows, the telephone unless its owner shows it, the sections that are hidden, and what only those
 * are to read who get a resume: dates of birth and the like, and how to reach those who vouch.
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
