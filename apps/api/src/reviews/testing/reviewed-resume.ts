import {
  type CreateResumeLink,
  type ResumeLink,
  resumeLinkRoutes,
} from '@folio/contract/resume-links';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { reviewRoutes } from '@folio/contract/reviews';
import {
  type ReviewNote,
  type Suggestion,
  type SuggestionDecision,
  suggestionRoutes,
} from '@folio/contract/suggestions';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const bulletText = 'Wrote programs.';

const content = {
  personalInfo: {
    firstName: 'Meera',
    lastName: 'Iyer',
    email: 'meera.iyer@example.com',
    phone: '+91 80 5550 0142',
    summary: 'Analyst.',
  },
  workExperience: [
    { position: 'Analyst', company: 'Engines', bullets: [bulletText] },
    { position: 'Clerk', company: 'Left Out & Sons', isHidden: true },
  ],
};

/** A resume with a bullet, and the actions of its owner and reviewers. */
export async function reviewedResume(test: TestApp, owner: TestAccount) {
  const { token } = owner;
  const made = await test.call(resumeRoutes.create, { body: { content } as object }, token);
  const resume = (made.body as { data: Resume }).data;
  const { id } = resume;
  const [bullet] = (
    await test.app.inject({
      url: `/api/resumes/${id}`,
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.folio+json' },
    })
  ).json().data.content.workExperience[0].bullets;
  const job = resume.content.workExperience[0]?.id;
  const path = `workExperience/${job}/bullets/${bullet.id}/text`;
  return {
    id,
    path,
    link: async (more: Partial<Extract<CreateResumeLink, { kind: 'review' }>> = {}) => {
      const body = { kind: 'review', name: 'For Farid', ...more } as const;
      const answer = await test.call(resumeLinkRoutes.create, { params: { id }, body }, token);
      const { data } = answer.body as { data: ResumeLink & { address: string } };
      return { ...data, token: data.address.split('/').at(-1) ?? '' };
    },
    list: async () => {
      const answer = await test.call(suggestionRoutes.list, { params: { id } }, token);
      return (answer.body as { data: Suggestion[] }).data;
    },
    /** Replies as the owner. */
    reply: (suggestionId: string, text: string, by = token) =>
      test.call(suggestionRoutes.reply, { params: { id, suggestionId }, body: { text } }, by),
    decide: (suggestionId: string, decision: SuggestionDecision) =>
      test.call(
        suggestionRoutes.decide,
        { params: { id, suggestionId }, body: { decision } },
        token,
      ),
    /** Rewrites the bullet. */
    write: (text: string) => {
      const operation = { id: `0123abcd:${++written}`, kind: 'set', path, value: text, was: '' };
      return test.app.inject({
        method: 'POST',
        url: `/api/resumes/${id}/operations`,
        headers: { authorization: `Bearer ${token}` },
        payload: { since: 1, operations: [operation] },
      });
    },
  };
}
let written = 0;

export async function enter(test: TestApp, token: string, name = 'Farid', password?: string) {
  const body = { name, ...(password === undefined ? {} : { password }) };
  const { body: answer } = await test.call(reviewRoutes.enter, { params: { token }, body });
  const { pass } = (answer as { data: { pass: string } }).data;
  const params = { token };
  return {
    pass,
    read: () => test.call(reviewRoutes.read, { params, body: { pass } }),
    say: (note: ReviewNote) => test.call(reviewRoutes.say, { params, body: { pass, note } }),
    reply: (noteId: string, text: string, replyId?: string) =>
      test.call(reviewRoutes.reply, {
        params: { token, noteId },
        body: { pass, text, ...(replyId === undefined ? {} : { id: replyId }) },
      }),
    takeBack: (noteId: string) =>
      test.call(reviewRoutes.takeBack, { params: { token, noteId }, body: { pass } }),
  };
}
