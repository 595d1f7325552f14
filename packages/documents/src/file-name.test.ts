import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersFileName,
  documentFileName,
  interviewFileName,
  letterFileName,
  personFileName,
} from './file-name.ts';

describe('documentFileName', () => {
  it('[file-name-1] is the name with underscores and _Resume', () => {
    expect(documentFileName('Ana María  Silva', 'pdf')).toBe('Ana_María_Silva_Resume.pdf');
    expect(documentFileName('  ', 'pdf')).toBe('My_Resume.pdf');
    expect(documentFileName('../../etc/passwd', 'docx')).toBe('etc_passwd_Resume.docx');
  });

  it('has 60 letters of the name at most, and no dots or blanks around them', () => {
    expect(documentFileName('a'.repeat(61), 'pdf')).toBe(`${'a'.repeat(60)}_Resume.pdf`);
    expect(documentFileName('Ada Berg Jr. . ', 'pdf')).toBe('Ada_Berg_Jr_Resume.pdf');
  });

  it('spells names as their scripts do, with joiners within words alone', () => {
    expect(documentFileName('ශ්\u200dරී \u200dපෙරේරා', 'pdf')).toBe('ශ්\u200dරී_පෙරේරා_Resume.pdf');
    expect(documentFileName('علی\u200cرضا\u200c', 'pdf')).toBe('علی\u200cرضا_Resume.pdf');
  });

  it('is cut before a letter whose marks find no room, and within 255 bytes with any ending', () => {
    const letter = 'क्ष्म्या';
    const marked = (name: string) => new TextEncoder().encode(name).length;
    for (const name of [letter.repeat(60), '𑄌'.repeat(60), 'e\u0323\u0302\u0301'.repeat(60)])
      for (const file of [
        documentFileName(name, 'docx'),
        letterFileName(name, 'pdf'),
        answersFileName(name),
        interviewFileName(name),
        personFileName(name, 'vcf'),
      ])
        expect(marked(file), file).toBeLessThanOrEqual(255);
    const segments = [...new Intl.Segmenter('en').segment(letter)].map(({ segment }) => segment);
    const kept = documentFileName(letter.repeat(60), 'pdf').replace('_Resume.pdf', '');
    const last = [...new Intl.Segmenter('en').segment(kept)].at(-1)?.segment;
    expect(segments).toContain(last);
    expect(kept.length).toBeGreaterThan(60);
    expect(documentFileName(`a${'\u0301'.repeat(300)}`, 'pdf'), 'a single letter').toBe(
      'My_Resume.pdf',
    );
    expect(documentFileName(`${'ی'.repeat(59)}ی\u200cی`, 'pdf')).toBe(
      `${'ی'.repeat(60)}_Resume.pdf`,
    );
  });

  it('is safe for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const file = documentFileName(name, 'pdf');
        expect(file).toMatch(/^[^\p{Cc}\s<>:"/\\|?*%.][^\p{Cc}\s<>:"/\\|?*%]*_Resume\.pdf$/u);
        expect(file.isWellFormed()).toBe(true);
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('letterFileName', () => {
  it('is the name with underscores and _Cover_Letter', () => {
    expect(letterFileName('Ana María  Silva', 'pdf')).toBe('Ana_María_Silva_Cover_Letter.pdf');
    expect(letterFileName('', 'docx')).toBe('My_Cover_Letter.docx');
  });
});

describe('personFileName', () => {
  it('is the name with underscores', () => {
    expect(personFileName('Ana María  Silva', 'vcf')).toBe('Ana_María_Silva.vcf');
    expect(personFileName('..', 'vcf')).toBe('Contact.vcf');
  });
});
