import { apiKeyRoutes } from '@folio/contract/api-keys';
import { applicationChangeRoutes } from '@folio/contract/application-changes';
import { applicationProposalRoutes } from '@folio/contract/application-proposals';
import { type Application, applicationRoutes } from '@folio/contract/applications';
import { calendarFeedRoutes } from '@folio/contract/calendar-feed';
import { connectedAppRoutes } from '@folio/contract/connected-apps';
import { coverLetterRoutes } from '@folio/contract/cover-letters';
import { languageRoutes } from '@folio/contract/languages';
import { type Letter, letterRoutes } from '@folio/contract/letters';
import { type CreationOptions, passkeyRoutes } from '@folio/contract/passkeys';
import { profileRoutes } from '@folio/contract/profiles';
import { letterProposalRoutes } from '@folio/contract/proposals';
import { questionRoutes } from '@folio/contract/questions';
import { resumeLinkRoutes } from '@folio/contract/resume-links';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { reviewRoutes } from '@folio/contract/reviews';
import { sentDocumentRoutes } from '@folio/contract/sent-documents';
import { stepReminderRoutes } from '@folio/contract/step-reminders';
import { templateRoutes } from '@folio/contract/templates';
import { versionRoutes } from '@folio/contract/versions';
import { softwareAuthenticator } from '../../auth/testing/software-authenticator.ts';
import { spendCredits } from '../../credits/credits.service.ts';
import type { PaidProduct } from '../../payments/testing/provider-fixture.ts';
import { shopOf } from '../../payments/testing/shop.ts';
import { blackPng } from '../../photos/testing/black-png.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { readSession } from '../../platform/sessions.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { dataOf } from '../../testing/test-app.ts';

/** Names that occur nowhere else. */
const person = { firstName: 'Zephyrine', lastName: 'Quillfeather' };
let made = 0;

export type BusyAccount = {
  account: TestAccount;
  resumes: Resume[];
  newEmail: string;
  reviewToken: string;
};

/** A person with data in every table. */
export async function makeBusyAccount(test: PaidProduct): Promise<BusyAccount> {
  const handle = `zephyrine.${++made}`;
  const account = await signUp(test, {
    ...person,
    email: `${handle}@gmail.com`,
    username: `${handle}.quillfeather`,
  });
  const newEmail = `new.${handle}@outlook.com`;
  const { token } = account;
  const resumes: Resume[] = [];
  // More than one page of the export.
  for (let count = 0; count < 21; count += 1)
    resumes.push(await addResume(test, token, `Resume ${count} of Zephyrine`));
  resumes.push(await tailor(test, token, resumes[0]?.id ?? ''));
  resumes.push(await translate(test, token, resumes[0]?.id ?? ''));
  await writeLetter(test, token, resumes[0]?.id ?? '');
  await apply(test, token, resumes[0]?.id ?? '');
  await fillTrash(test, token, resumes[1]?.id ?? '');
  await test.call(
    profileRoutes.update,
    { body: { bio: 'I am Zephyrine', email: newEmail, currentPassword: account.password } },
    token,
  );
  const { key } = dataOf<{ key: string }>(
    await test.call(
      apiKeyRoutes.create,
      { body: { name: 'Zephyrine', scopes: ['read'], days: 30, password: account.password } },
      token,
    ),
  );
  await test.call(resumeRoutes.get, { params: { id: resumes[0]?.id ?? '' } }, key);
  await test.call(calendarFeedRoutes.make, undefined, token);
  await test.call(stepReminderRoutes.turnOn, { body: { timeZone: 'Asia/Kolkata' } }, token);
  const reviewToken = await addReviewerNotes(test, token, resumes[0]?.id ?? '');
  await addPasskey(test, account);
  await connectAnApp(test, account);
  await sendPicture(test, token);
  await sendPhoto(test, token);
  await test.call(templateRoutes.view, { params: { id: 'modern' } }, token);
  await spend(test, account);
  const shop = shopOf(test);
  await shop.verify(account, shop.pay(await shop.order(account)));
  await shop.verify(
    account,
    shop.pay(await shop.order(account, { kind: 'plan', plan: 'premium' })),
  );
  await shop.order(account);
  return { account, resumes, newEmail, reviewToken };
}

async function addResume(test: PaidProduct, token: string, name: string): Promise<Resume> {
  const body = { name, content: { personalInfo: person, interests: 'Chess' } };
  const made = await test.call(resumeRoutes.create, { body }, token);
  return (made.body as { data: Resume }).data;
}

async function tailor(test: PaidProduct, token: string, id: string): Promise<Resume> {
  const body = { jobDescription: 'Wanted: a Zephyrine' };
  const made = await test.call(versionRoutes.create, { params: { id }, body }, token);
  return (made.body as { data: Resume }).data;
}

async function translate(test: PaidProduct, token: string, id: string): Promise<Resume> {
  const body = { language: 'de' } as const;
  const made = await test.call(languageRoutes.create, { params: { id }, body }, token);
  const { data } = made.body as { data: Resume };
  const mark = { siblingId: id, key: 'personalInfo/name', own: 'Zephyrine', theirs: 'Zephyrine' };
  const params = { id: data.id };
  await test.call(languageRoutes.settle, { params, body: { marks: [mark] } }, token);
  return data;
}

async function writeLetter(test: PaidProduct, token: string, id: string): Promise<void> {
  const body = { subject: 'Zephyrine applies', text: 'Yours, Zephyrine Quillfeather' };
  const written = await test.call(coverLetterRoutes.update, { params: { id }, body }, token);
  if (written.status !== 200) throw new Error(JSON.stringify(written.body));
}

/** Adds a suggestion by a review link; returns the reviewer's pass. */
async function addReviewerNotes(test: PaidProduct, token: string, id: string): Promise<string> {
  const link = { kind: 'review', name: 'For Zephyrine', password: 'for-zephyrine' } as const;
  const made = await test.call(resumeLinkRoutes.create, { params: { id }, body: link }, token);
  if (!made.body.success) throw new Error(made.body.code);
  const params = { token: made.body.data.address.split('/').at(-1) ?? '' };
  const body = { name: 'Aunt of Zephyrine', password: link.password };
  const entered = await test.call(reviewRoutes.enter, { params, body });
  if (!entered.body.success) throw new Error(entered.body.code);
  const note = { path: 'personalInfo/firstName', before: person.firstName, reason: 'Zephyrine!' };
  const { pass } = entered.body.data;
  const response = await test.call(reviewRoutes.say, { params, body: { pass, note } });
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return params.token;
}

/** Two applications, one of them deleted. */
async function apply(test: PaidProduct, token: string, resumeId: string): Promise<void> {
  const found = { role: 'Zephyrine on ice', reason: 'For Zephyrine' };
  await test.call(applicationProposalRoutes.propose, { body: found }, token);
  const job = { jobDescription: 'Wanted: a Zephyrine', notes: 'Zephyrine, ask Jo', resumeId };
  for (const role of ['Zephyrine at sea', 'Zephyrine on land']) {
    const made = await test.call(applicationRoutes.create, { body: { ...job, role } }, token);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
    const { id } = (made.body as { data: Application }).data;
    await test.call(sentDocumentRoutes.keep, { params: { id }, body: {} }, token);
    const change = { notes: 'Zephyrine, ask Bo', reason: 'Jo Zephyrine left' };
    await test.call(applicationChangeRoutes.propose, { params: { id }, body: change }, token);
    await addLetter(test, token, { name: role, resumeId, applicationId: id });
    const questions = [{ question: 'Why Zephyrine?', answer: 'I am Zephyrine' }];
    await test.call(questionRoutes.create, { body: { applicationId: id, questions } }, token);
    if (role.endsWith('land'))
      await test.call(applicationRoutes.trash, { body: { ids: [id] } }, token);
  }
}

/** A letter with two saves. */
async function addLetter(test: PaidProduct, token: string, details: object): Promise<void> {
  const body = { ...details, text: 'Yours, Zephyrine' };
  const made = await test.call(letterRoutes.create, { body }, token);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id } = (made.body as { data: Letter }).data;
  const change = { params: { id }, body: { text: 'Yours, Zephyrine Quillfeather' } };
  await test.call(letterRoutes.update, change, token);
  const proposal = { before: 'Yours, Zephyrine Quillfeather', after: 'I am Zephyrine', reason: '' };
  const proposed = { params: { id }, body: proposal };
  await test.call(letterProposalRoutes.propose, proposed, token);
}

/** Deletes a letter, and a resume with everything in it. */
async function fillTrash(test: PaidProduct, token: string, id: string): Promise<void> {
  await writeLetter(test, token, id);
  await test.call(coverLetterRoutes.remove, { params: { id } }, token);
  const gone = await addResume(test, token, 'Deleted by Zephyrine');
  await test.call(resumeRoutes.remove, { params: { id: gone.id } }, token);
}

async function addPasskey(test: PaidProduct, { token, password }: TestAccount): Promise<void> {
  const begun = await test.call(passkeyRoutes.begin, { body: { password } }, token);
  const options = (begun.body as { data: CreationOptions }).data;
  const body = { name: 'Phone of Zephyrine', credential: softwareAuthenticator().make(options) };
  const added = await test.call(passkeyRoutes.add, { body }, token);
  if (added.status !== 201) throw new Error(JSON.stringify(added.body));
}

/** An app with the person's name, and its tokens. */
async function connectAnApp(test: PaidProduct, { token }: TestAccount): Promise<void> {
  const redirect_uri = 'https://zephyrine.example/callback';
  const registered = await test.app.inject({
    method: 'POST',
    url: '/oauth/register',
    payload: { client_name: 'App', redirect_uris: [redirect_uri] },
  });
  const { client_id } = registered.json();
  const code_verifier = 'a'.repeat(43);
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri, code_challenge_method: 'S256' },
    code_challenge: hashOf(code_verifier),
  }).toString();
  const body = { query, isAllowed: true, scopes: ['read' as const] };
  const decided = await test.call(connectedAppRoutes.decide, { body }, token);
  if (!decided.body.success) throw new Error(decided.body.code);
  const code = new URL(decided.body.data.url).searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier };
  const given = await test.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (given.statusCode !== 200) throw new Error(given.body);
}

async function sendPicture(test: PaidProduct, token: string): Promise<void> {
  const body = new FormData();
  body.append('profilePicture', new Blob([new Uint8Array(blackPng(20, 20))]), 'Zephyrine.png');
  const headers = { authorization: `Bearer ${token}` };
  const url = `${test.url}/api/users/profile/picture`;
  const sent = await fetch(url, { method: 'POST', headers, body });
  if (!sent.ok) throw new Error(await sent.text());
}

const sendPhoto = (test: PaidProduct, token: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/photos',
    payload: blackPng(20, 20),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
  });

async function spend(test: PaidProduct, { token }: TestAccount): Promise<void> {
  const session = await readSession(test.app, token);
  if (typeof session === 'string') throw new Error(session);
  await spendCredits(
    test.app,
    { user: session.user, action: 'improve', idempotencyKey: 'once-and-again' },
    async () => ({ result: { improved: 'Zephyrine Quillfeather, improved' } }),
  );
}
