import { creditRoutes } from '@folio/contract/credits';
import {
  exportFormats,
  exportMediaTypes,
  exportRoutes,
  longestLettersHeader,
  missingLettersHeader,
} from '@folio/contract/exports';
import { wholeContentType } from '@folio/contract/plain-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { templateIds } from '@folio/contract/template-ids';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import { documentHash } from '@folio/documents/document-hash';
import { exportDocument } from '@folio/documents/export-document';
import { exportEngine } from '@folio/documents/export-engine';
import { loadFontBook } from '@folio/documents/fonts-node';
import { sampleContent } from '@folio/documents/sample-content';
import { readPdf } from '@folio/typeset/testing/read-pdf';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachment } from '../platform/http-headers.ts';
import { users } from '../platform/schema.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let token: string;
let userId: string;
beforeAll(async () => {
  test = await startTestApp({ configuration: { creditsAtSignup: 1_000_000 } });
  const account = await signUp(test);
  token = account.token;
  userId = account.user.id;
});
afterAll(() => test.close());

const newResume = async (body = {}) =>
  ((await test.call(resumeRoutes.create, { body }, token)).body as { data: Resume }).data;
/** As a page of the app has it. */
const wholeResume = async (id: string): Promise<Resume> => {
  const headers = { authorization: `Bearer ${token}`, accept: wholeContentType };
  return (await test.app.inject({ url: `/api/resumes/${id}`, headers })).json().data;
};
const exportAs = (format: string, id: string, session: string | undefined = token) =>
  test.app.inject({
    url: `/api/resumes/${encodeURIComponent(id)}/export/${format}`,
    headers: session ? { authorization: `Bearer ${session}` } : {},
  });
const engine = exportEngine(loadFontBook, startFontSubsetter);
const exportPdf = (id: string, session?: string) => exportAs('pdf', id, session);

describe('what a PDF costs', () => {
  const balance = async () => {
    const { body } = await test.call(creditRoutes.history, undefined, token);
    return body.success ? body.data.balance : Number.NaN;
  };
  const setAccount = async (values: { subscription?: 'free' | 'basic'; credits?: number }) =>
    test.db.update(users).set(values).where(eq(users.id, userId));

  it('is a credit on the free plan, and nothing on a paid one', async () => {
    const { id } = await newResume();
    const before = await balance();
    await exportPdf(id);
    expect(await balance()).toBe(before - 1);
    await setAccount({ subscription: 'basic' });
    await exportPdf(id);
    await setAccount({ subscription: 'free' });
    expect(await balance()).toBe(before - 1);
  });

  it('is nothing for the other formats, and for a PDF that is not made', async () => {
    const { id } = await newResume();
    const before = await balance();
    for (const format of ['docx', 'txt']) await exportAs(format, id);
    expect((await exportPdf('unknown')).statusCode).toBe(404);
    expect(await balance()).toBe(before);
  });

  it('is refused without enough credits', async () => {
    const { id } = await newResume();
    const before = await balance();
    await setAccount({ credits: 0 });
    const refused = await exportPdf(id);
    await setAccount({ credits: before });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  });
});

describe('the version that is asked for', () => {
  const exportVersion = (id: string, version: unknown, format = 'pdf') =>
    test.app.inject({
      url: `/api/resumes/${id}/export/${format}?version=${version}`,
      headers: { authorization: `Bearer ${token}` },
    });

  it.each(exportFormats)('exports the requested version, or refuses: %s', async (format) => {
    const { id, version } = await newResume();
    expect((await exportVersion(id, version, format)).statusCode).toBe(200);
    const body = { content: { ...sampleContent, interests: 'Chess' } };
    await test.call(resumeRoutes.update, { params: { id }, body }, token);
    const stale = await exportVersion(id, version, format);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      data: { id, version: version + 1, content: { interests: 'Chess' } },
    });
    expect((await exportVersion(id, version + 1, format)).statusCode).toBe(200);
  });

  it.each(exportFormats)('exports what is displayed, or refuses: %s', async (format) => {
    const resume = await wholeResume((await newResume()).id);
    const seen = (shown: Resume) =>
      exportVersion(resume.id, `${resume.version}&hash=${documentHash(shown)}`, format);
    expect((await seen(resume)).statusCode).toBe(200);
    const { content, settings } = resume;
    const others: Partial<Resume>[] = [
      { content: { ...content, interests: 'Chess' } },
      { settings: { ...settings, accent: '#123456' } },
      { templateId: 'classic' },
      { order: [...resume.order].reverse() },
    ];
    for (const other of others) {
      const refused = await seen({ ...resume, ...other });
      expect(refused.statusCode, JSON.stringify(Object.keys(other))).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'VERSION_CONFLICT', data: { content } });
    }
  });

  it('costs nothing where it is refused, and is a number', async () => {
    const { id, version } = await newResume();
    const balance = async () => {
      const { body } = await test.call(creditRoutes.history, undefined, token);
      return body.success ? body.data.balance : Number.NaN;
    };
    const before = await balance();
    await exportVersion(id, version + 1);
    expect((await exportVersion(id, `${version}&hash=${'0'.repeat(32)}`)).statusCode).toBe(409);
    expect((await exportVersion(id, `${version}&hash=other`)).statusCode).toBe(400);
    expect((await exportVersion(id, 'last')).statusCode).toBe(400);
    expect(await balance()).toBe(before);
  });
});

describe('exporting a PDF', () => {
  it('[exports-2] answers a document named after its owner', async () => {
    const { id } = await newResume({ content: { name: 'Zoë de la Cruz' } });
    const answer = await exportPdf(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('no-store');
    // Browsers show no PDF in a sandbox.
    expect(answer.headers['content-security-policy']).not.toContain('sandbox');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Zoe_de_la_Cruz_Resume.pdf"; filename*=UTF-8''Zo%C3%AB_de_la_Cruz_Resume.pdf`,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it('makes the same bytes of the same resume, in every template', async () => {
    for (const templateId of ['modern', 'classic']) {
      const { id } = await newResume({ templateId });
      const [first, second] = await Promise.all([exportPdf(id), exportPdf(id)]);
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    }
  });

  it('names the letters that no font has, which it leaves blank', async () => {
    const { id } = await newResume({ content: { name: 'ᬩᬮᬶ Kumar', summary: 'x ∈ ℝ, ꀀ ᬩᬮᬶ' } });
    const answer = await exportPdf(id);
    expect(answer.statusCode).toBe(200);
    const named = String(answer.headers[missingLettersHeader]).split(',').map(decodeURIComponent);
    expect(named).toEqual(expect.arrayContaining(['ᬩ', 'ᬮᬶ', 'ꀀ']));
    const { texts } = await readPdf(new Uint8Array(answer.rawPayload));
    expect(texts[0]?.replaceAll(/\s/g, '')).toContain('ᬩᬮᬶKumar');
    const head = await test.app.inject({
      method: 'HEAD',
      url: `/api/resumes/${id}/export/pdf`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(head.headers[missingLettersHeader]).toBe(answer.headers[missingLettersHeader]);
    for (const format of ['docx', 'html', 'txt'])
      expect((await exportAs(format, id)).headers[missingLettersHeader]).toBeUndefined();
    const { id: plain } = await newResume({ content: { summary: 'Plain words' } });
    expect((await exportPdf(plain)).headers[missingLettersHeader]).toBeUndefined();
  });

  it('names letters in a header that stays short, however many and however long they are', async () => {
    const piled = `ꀀ${'\u0301'.repeat(1_500)}`;
    // Balinese, of which no font of ours has a letter.
    const consonants = 'ᬓᬔᬕᬖᬗᬘᬙᬚᬛᬜᬝᬞᬟᬠᬡᬢᬣᬤ';
    const clusters = [...consonants].flatMap((first) =>
      [...consonants].map((second) => `${first}\u1b44${second}\u1b44 ${second}\u1b36`),
    );
    for (const summary of [piled, clusters.join(' ')]) {
      const { id } = await newResume({ content: { summary: summary.slice(0, 1_900) } });
      const answer = await exportPdf(id);
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      const named = String(answer.headers[missingLettersHeader]);
      expect(named.length).toBeLessThanOrEqual(longestLettersHeader);
      expect(named).not.toBe('');
      for (const letter of named.split(',').map(decodeURIComponent))
        expect(summary).toContain(letter);
    }
  });

  it('makes a document of any content', async () => {
    const { id } = await newResume();
    const template = fc.constantFrom(...templateIds);
    await fc.assert(
      fc.asyncProperty(arbitraryContent, template, async (content, templateId) => {
        const personalInfo = { ...content.personalInfo, photoId: '' };
        const body = { content: { ...content, personalInfo }, templateId };
        await test.call(resumeRoutes.update, { params: { id }, body }, token);
        expect((await exportPdf(id)).statusCode).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [`has_bought_pack = true`, false],
    [`subscription = 'basic'`, false],
    [`subscription = 'premium'`, false],
    [`credits = 9`, true],
  ])(
    'names the product at the foot of every page unless something was paid: %s',
    async (set, showsBranding) => {
      const { token: own, user } = await signUp(test);
      await test.db.execute(`update users set ${set} where id = '${user.id}'`);
      const workExperience = Array.from({ length: 10 }, () => sampleContent.workExperience).flat();
      const body = { content: { ...sampleContent, workExperience } };
      const { data } = (await test.call(resumeRoutes.create, { body }, own)).body as {
        data: Resume;
      };
      const { texts } = await readPdf(new Uint8Array((await exportPdf(data.id, own)).rawPayload));
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.map((text) => text.includes('Made with Folio'))).toEqual(
        texts.map(() => showsBranding),
      );
    },
  );

  it('is for the owner with a session', async () => {
    const { id } = await newResume();
    const stranger = await signUp(test);
    for (const unknown of ['x', '01890000-0000-7000-8000-000000000000'])
      expect((await exportPdf(unknown)).statusCode).toBe(404);
    expect((await exportPdf(id, stranger.token)).json()).toMatchObject({
      code: 'RESUME_NOT_FOUND',
    });
    expect((await exportPdf(id, '')).statusCode).toBe(401);
  });
});

describe.each(exportFormats.filter((format) => format !== 'pdf'))('exporting as %s', (format) => {
  it('answers the very file that a browser makes, named after its owner', async () => {
    const content = { name: 'Zoë de la Cruz', summary: 'I <b>cook</b>.' };
    const { name, templateId, content: kept, order, id } = await newResume({ content });
    const answer = await exportAs(format, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(exportMediaTypes[format]);
    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''Zo%C3%AB_de_la_Cruz_Resume.${format}`,
    );
    const made = await exportDocument(
      { name, templateId, content: kept, order },
      format,
      async () => engine,
    );
    expect(answer.rawPayload.equals(made)).toBe(true);
  });

  it('can not act on the product, nor stay in a cache', async () => {
    const { headers } = await exportAs(format, (await newResume()).id);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is for the owner with a session', async () => {
    const { id } = await newResume();
    const stranger = await signUp(test);
    expect((await exportAs(format, 'x')).statusCode).toBe(404);
    expect((await exportAs(format, id, stranger.token)).json()).toMatchObject({
      code: 'RESUME_NOT_FOUND',
    });
    expect((await exportAs(format, id, '')).statusCode).toBe(401);
  });
});

describe('an export', () => {
  it.each(['odt', 'PDF', 'toString', '__proto__', '%00'])(
    'of format %s is refused',
    async (format) => {
      const answer = await exportAs(format, (await newResume()).id);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_ERROR',
        errors: { format: ['This must be one of: pdf, docx, doc, html, txt, md, json'] },
      });
    },
  );

  it('is asked for so often by one account, made or paid for, and another is not held back', async () => {
    const limited = await startTestApp({ configuration: { rateLimits: true } });
    const [account, other] = [await signUp(limited), await signUp(limited)];
    const params = { id: '01890000-0000-7000-8000-000000000000', format: 'txt' } as const;
    const make = () =>
      limited.call(exportRoutes.document, { params, querystring: {} }, account.token);
    const pay = async ({ token } = account) =>
      (await limited.call(exportRoutes.payForPdf, { params }, token)).status;
    for (let asked = 0; asked < 15; asked++)
      expect([(await make()).status, await pay()]).toEqual([404, 404]);
    expect([(await make()).status, await pay(), await pay(other)]).toEqual([429, 429, 404]);
    await limited.close();
  });

  it('keeps any name inside its header', () => {
    expect(attachment('a"b\\c\r\nx: y_Resume.pdf')).toBe(
      `attachment; filename="a_b_cx_ y_Resume.pdf"; filename*=UTF-8''a%22b%5Cc%0D%0Ax%3A%20y_Resume.pdf`,
    );
    expect(attachment('．．／Ａda_Resume.pdf')).toContain('filename=".._Ada_Resume.pdf";');
    expect(attachment("Л'_Resume.pdf")).toBe(
      `attachment; filename="'_Resume.pdf"; filename*=UTF-8''%D0%9B%27_Resume.pdf`,
    );
  });
});
