import { DocumentSettings } from '@folio/contract/document-settings';
import { describe, expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { joinList } from './list-separator.ts';
import { sampleContent } from './sample-content.ts';
import { documentTexts } from './script-families.ts';
import { readDocx } from './testing/read-docx.ts';
import { resumeOf } from './testing/resume.ts';
import { type ScriptSample, scriptSamples } from './testing/scripts/script-samples.ts';
import { typesetResume } from './typeset-resume.ts';

describe('joinList', () => {
  it.each([
    [['SQL', '', 'Python'], 'SQL, Python'],
    [['招聘', '辅导'], '招聘、辅导'],
    [['採用', 'コーチング'], '採用、コーチング'],
    [['التوظيف', 'الإرشاد'], 'التوظيف، الإرشاد'],
    [['ቅጥር', 'አመራር'], 'ቅጥር፣ አመራር'],
    [['စာရင်းကိုင်', 'ဘာသာပြန်'], 'စာရင်းကိုင်၊ ဘာသာပြန်'],
    [['بھرتی', 'تربیت'], 'بھرتی، تربیت'],
    [['การบัญชี', 'การแปล'], 'การบัญชี, การแปล'],
    [['גיוס', 'הדרכה'], 'גיוס, הדרכה'],
    [['채용', '코칭'], '채용, 코칭'],
    [['連結決算', '税務申告', 'SAP', 'Excel VBA'], '連結決算、税務申告、SAP、Excel VBA'],
    [['TypeScript', 'Rust', '编程'], 'TypeScript, Rust, 编程'],
    [['Huawei 华为', 'Shenzhen'], 'Huawei 华为, Shenzhen'],
    [[], ''],
  ])('joins %j as %j', (texts, joined) => {
    expect(joinList(texts)).toBe(joined);
  });
});

it.each([
  ['fr', 'Data\u00a0: SQL'],
  ['ja', 'Data：SQL'],
  ['de', 'Data: SQL'],
] as const)('a Word file of any age has the colon of %s', async (language, words) => {
  const settings = DocumentSettings.parse({ language });
  const resume = { ...resumeOf(sampleContent, 'classic'), settings };
  const doc = new TextDecoder().decode(await exportDocument(resume, 'doc'));
  const docx = readDocx(await exportDocument(resume, 'docx'));
  expect(doc.replace(/<[^>]*>/g, '')).toContain(words);
  expect(docx.paragraphs.map(({ text }) => text).join('\n')).toContain(words);
});

describe('every format joins', () => {
  const wanted: [ScriptSample, RegExp, RegExp][] = [
    ['chinese', /\p{Script=Han}、\p{Script=Han}/u, /\p{Script=Han}, /u],
    ['arabic', /\p{Script=Arabic}، \p{Script=Arabic}/u, /\p{Script=Arabic}, /u],
  ];
  it.each(wanted)('lists in %s as its script does', async (name, right, latin) => {
    const resume = resumeOf(scriptSamples[name]);
    const decoder = new TextDecoder();
    const texts = [
      documentTexts(typesetResume(resume))
        .map(({ text }) => text)
        .join('\n'),
      decoder.decode(await exportDocument(resume, 'html')),
      decoder.decode(await exportDocument(resume, 'doc')),
      decoder.decode(await exportDocument(resume, 'txt')),
      readDocx(await exportDocument(resume, 'docx'))
        .paragraphs.map(({ text }) => text)
        .join('\n'),
    ].map((text) => text.replace(/<[^>]*>/g, ''));
    for (const text of texts) {
      expect(text).toMatch(right);
      expect(text).not.toMatch(latin);
    }
  });
});
