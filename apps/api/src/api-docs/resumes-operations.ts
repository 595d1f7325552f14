import { trashDays } from '@folio/contract/trash-days';
import type { Operation } from './operation.ts';

/** Resumes, their versions and letters. */
export const resumesOperations: Record<string, Operation> = {
  'GET /api/resumes': {
    operationId: 'listResumes',
    summary: 'List resumes',
    description:
      'Without their contents, last changed first, in pages: `page.nextCursor` is the `cursor` of the next.',
    access: 'session',
  },
  'GET /api/resumes/summary': {
    operationId: 'countResumes',
    summary: 'Count resumes',
    access: 'session',
  },
  'POST /api/resumes': {
    operationId: 'createResume',
    summary: 'Make a resume',
    description:
      'Whatever is left out has a default; the content is a sample one. Lists of texts may be plain strings, and entries may come without ids.',
    access: 'session',
    errors: ['PREMIUM_REQUIRED', 'QUOTA_EXCEEDED', 'RESUME_IN_TRASH', 'IDEMPOTENCY_CONFLICT'],
    example: {
      name: 'Engineer',
      templateId: 'modern',
      content: {
        personalInfo: { firstName: 'Ada', lastName: 'Lovelace', title: 'Engineer' },
        workExperience: [
          {
            position: 'Engineer',
            company: 'Analytical Engines',
            startDate: '1842-10',
            current: true,
            bullets: ['Wrote the first program.'],
          },
        ],
        skills: [{ category: 'Languages', items: ['English', 'French'] }],
      },
    },
  },
  'GET /api/resumes/{id}': {
    operationId: 'getResume',
    summary: 'Read a resume',
    description:
      'Its bullet points are plain texts. With `Accept: application/vnd.folio+json` they have ids, and all entries their places; so it is wherever a content is answered.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/stored': {
    operationId: 'getStoredResume',
    summary: 'Read a resume as it is stored',
    description:
      'A file with its values as the database has them, also where they are `UNREADABLE`. Such a resume takes a change of nothing less than `content`, `order` and `settings` together; what it was is kept in its history.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
    answers: ['application/json'],
  },
  'GET /api/resumes/{id}/since': {
    operationId: 'getResumeSince',
    summary: 'Read a resume if it has changed',
    description: '`data` is null while the resume is still the version that is named.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/operations': {
    operationId: 'applyOperations',
    isWhole: true,
    summary: 'Change single fields and entries of a resume',
    description:
      'Made on version `since`, and joined with what others have saved after it: the later arrival stands, and `conflicts` lists what it took the place of. An operation is named once and for all, so that a repeat does nothing. `rows` holds all saves since, `resume` stands for them where they are not known any more. What cannot be taken is listed in `refused`; all else is saved.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'UNAVAILABLE'],
    example: {
      since: 3,
      operations: [
        {
          id: '9f8e7d6c5b4a3210:0',
          kind: 'set',
          path: 'personalInfo/title',
          value: 'Engineer',
          was: '',
        },
      ],
    },
  },
  'GET /api/resumes/{id}/operations': {
    operationId: 'listOperations',
    isWhole: true,
    summary: 'What has been changed since a version',
    description: 'The saves in their order, or the whole resume where they are not known any more.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/events': {
    operationId: 'streamEvents',
    summary: 'Hear of what is saved in the account, on whatever device',
    description:
      'A stream that stays open. The data of each event is `{ kind, id, version }`: a resume, the letter of one, or the profile has this version now.',
    access: 'session',
    answers: ['text/event-stream'],
  },
  'PUT /api/resumes/{id}': {
    operationId: 'saveResume',
    summary: 'Change a resume',
    description:
      'What is left out stays. With `version`, a change that was made on an older one is refused with the record as it is by now. With `Prefer: return=minimal` (RFC 7240) the answer holds `id`, `version` and `updatedAt` alone.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'PREMIUM_REQUIRED', 'QUOTA_EXCEEDED'],
    example: { version: 3, name: 'Engineer, London', isPublic: true },
  },
  'PUT /api/resumes/{id}/template': {
    operationId: 'setTemplate',
    summary: 'Set the template',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'PREMIUM_REQUIRED', 'VERSION_CONFLICT'],
    example: { templateId: 'classic' },
  },
  'DELETE /api/resumes/{id}': {
    operationId: 'deleteResume',
    summary: 'Delete a resume',
    description: `With all that belongs to it. It can be restored for ${trashDays} days.`,
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'GET /api/public-resumes/{id}': {
    operationId: 'getPublicResume',
    summary: 'Read a public resume',
    description: 'As much of it as its document shows. Its owner may read a private one, too.',
    access: 'either',
    errors: ['RESUME_NOT_FOUND', 'INVALID_TOKEN', 'TOKEN_EXPIRED', 'UNAUTHENTICATED'],
  },
  'GET /api/resumes/{id}/score': {
    operationId: 'scoreStoredResume',
    summary: 'Score a resume',
    description:
      'What the editor shows beside it: 0 to 100, by area, with each thing to improve and the points that it is worth.',
    price: 'It takes no credits.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'DOCUMENT_TOO_COMPLEX'],
  },
  'POST /api/resumes/{id}/match': {
    operationId: 'matchResume',
    summary: 'Match a resume with a job description',
    description:
      'Need by need, each with the texts that answer it. What no wording can meet, such as a license, is listed and never scored.',
    price: 'It takes no credits.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'DOCUMENT_TOO_COMPLEX'],
    example: { jobDescription: 'We look for an analyst who knows SQL and Python.' },
  },
  'POST /api/resumes/{id}/texts': {
    operationId: 'changeResumeText',
    summary: 'Change a text, if it states no more than the resume',
    description:
      'The fact guard judges it, and its verdict is in the answer: what is `refused` is not written, what is `doubtful` is, with the words to look at. Where `was` is not what stands at `path`, the answer is a conflict and nothing changes.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED', 'DOCUMENT_TOO_COMPLEX'],
    example: {
      path: 'personalInfo/summary',
      was: 'Engineer who wrote programs.',
      text: 'Engineer who wrote the first programs.',
    },
  },
  'GET /api/resumes/{id}/languages': {
    operationId: 'listLanguages',
    summary: 'List the other language versions of a resume',
    description:
      'Each whole, with what the two said of each part when they were last found to say the same: what differs from that is to be looked at.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/languages': {
    operationId: 'createLanguage',
    summary: 'Create a version in another language',
    description:
      'With the same entries and bullet points, by their ids. Headings, months and levels follow its language; its texts wait to be translated.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'PREMIUM_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
    example: { language: 'de', name: 'Engineer (German)' },
  },
  'PUT /api/resumes/{id}/languages': {
    operationId: 'settleLanguages',
    summary: 'Note which parts say the same in two languages',
    description: 'The same again changes nothing.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  'DELETE /api/resumes/{id}/languages': {
    operationId: 'releaseLanguage',
    summary: 'Unlink a resume from its versions in other languages',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/versions': {
    operationId: 'listVersions',
    summary: 'List the tailored versions of a resume',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'POST /api/resumes/{id}/versions': {
    operationId: 'createVersion',
    summary: 'Create a version for a job description',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'QUOTA_EXCEEDED', 'PREMIUM_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
    example: { jobDescription: 'We look for an engineer who …', name: 'For Analytical Engines' },
  },
  'PUT /api/resumes/{id}/original': {
    operationId: 'updateOriginal',
    summary: 'Note what a version has taken over of its original',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT'],
    example: { originalVersion: 7 },
  },
  'DELETE /api/resumes/{id}/original': {
    operationId: 'detachOriginal',
    summary: 'Detach a version from its original',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'GET /api/resumes/{id}/cover-letter': {
    operationId: 'getLetter',
    summary: 'Read the cover letter of a resume',
    access: 'session',
    errors: ['RESUME_NOT_FOUND'],
  },
  'PUT /api/resumes/{id}/cover-letter': {
    operationId: 'saveLetter',
    summary: 'Write the cover letter of a resume',
    description: 'All of its texts; a `motivation` that is left out stays.',
    access: 'session',
    errors: ['RESUME_NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_EXCEEDED'],
  },
};
