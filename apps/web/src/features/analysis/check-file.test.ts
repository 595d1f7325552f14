import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 1 };

describe('a file for analysis', () => {
  it('is a PDF of at most 5 MB', () => {
    expect(checkFile({ ...pdf, size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(checkFile({ ...pdf, type: '', name: 'CV.PDF' })).toBeUndefined();
  });

  it('is refused when it is something else, whatever it is called', () => {
    const wrong = { title: 'Invalid file type', description: 'Please upload a PDF file' };
    expect(checkFile({ ...pdf, type: 'image/png' })).toEqual(wrong);
    expect(checkFile({ ...pdf, type: '', name: 'resume.docx' })).toEqual(wrong);
    expect(checkFile({ ...pdf, type: 'text/plain', size: 9e9 })).toEqual(wrong);
  });

  it('is refused from one byte more', () => {
    expect(checkFile({ ...pdf, size: 5 * 1024 * 1024 + 1 })).toEqual({
      title: 'File too large',
      description: 'Maximum file size is 5MB',
    });
  });
});
