import { describe, expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

describe('languageOf', () => {
  it.each([
    ['Senior engineer', undefined],
    ['Senior engineer, 東京', undefined],
    ['वरिष्ठ अभियंता', 'hi'],
    ['مهندسة برمجيات', 'ar'],
    ['مهندس نرم‌افزار در گروه', 'fa'],
    ['سافٹ ویئر انجینئر', 'ur'],
    ['מהנדסת תוכנה', 'he'],
    ['Μηχανικός λογισμικού', 'el'],
    ['Ведущий инженер', 'ru'],
    ['Провідний інженер з досвідом', 'uk'],
    ['高级软件工程师', 'zh'],
    ['ソフトウェア工学', 'ja'],
    ['软件工程师 Kubernetes', 'zh'],
    ['소프트웨어 엔지니어 (社內)', 'ko'],
    ['', undefined],
  ])('takes %j for %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
