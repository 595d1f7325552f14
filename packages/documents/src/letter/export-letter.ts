import { plainSourced } from '../export-source/export-source.ts';
import { plainLine, plainLines } from '../export-source/plain-characters.ts';
import { groupParagraphs, plainRuns } from '../export-source/plain-text.ts';
import { type TemplateStyle, templateStyle } from '../export-source/template-style.ts';
import { letterLanguages } from '../language/document-locale.ts';
import { loadWords } from '../language/language-tables.ts';
import { ownerName } from '../outline/outline-resume.ts';
import { type LetterForDocument, type LetterOutline, outlineLetter } from './outline-letter.ts';
import { typesetLetter } from './typeset-letter.ts';

/** The formats of a letter that need no typesetting. */
export type FlowingLetterFormat = 'docx' | 'txt';

/** Returns the bytes of a letter in a format, in Node and in browsers; texts are UTF-8. */
export async function exportLetter(
  letter: LetterForDocument,
  format: FlowingLetterFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadWords(...letterLanguages(letter.resume, letter.letter));
  if (format === 'txt') return new TextEncoder().encode(letterText(letterSource(letter)));
  // Imported on demand, since the library for Word files is large.
  const { wordDocument } = await import('../docx/docx.ts');
  return new Uint8Array(await wordDocument(typesetLetter(letter)));
}

/** The input of the formats other than PDF, without characters that they can't hold. */
type LetterSource = {
  title: string;
  author: string;
  language: string;
  style: TemplateStyle;
  outline: LetterOutline;
};

function letterSource(letter: LetterForDocument): LetterSource {
  const { templateId, settings, content, name } = letter.resume;
  const { sender, date, receiver, subject, text } = outlineLetter(letter);
  const author = plainLine(ownerName(content));
  const { locale } = sender;
  return {
    title: author ? `${author} – ${locale.words.coverLetter}` : plainLine(name),
    author,
    language: locale.language,
    style: templateStyle(templateId, settings),
    outline: {
      sender: {
        locale,
        name: plainSourced(sender.name),
        title: plainSourced(sender.title),
        sections: [],
        contacts: sender.contacts.map((contact) => ({ ...contact, ...plainSourced(contact) })),
      },
      date: date && plainSourced(date),
      receiver: receiver.map(plainSourced),
      subject: subject && plainSourced(subject),
      text: text.map((paragraph) => ({ ...paragraph, text: plainLines(paragraph.text) })),
    },
  };
}

/** Returns a letter as plain text for pasting: an empty line between its parts, nothing wrapped. */
function letterText({ outline }: LetterSource): string {
  const { sender, date, receiver, subject, text } = outline;
  const { name, title, contacts } = sender;
  const joined = contacts.map((contact) => plainRuns([contact])).join(' | ');
  const parts = [
    [name.text, title.text, joined].filter(Boolean),
    [date?.text ?? ''],
    receiver.map(({ text }) => text),
    [subject?.text ?? ''],
    ...groupParagraphs(text).map((group) =>
      group.kind === 'list' ? group.items.map((item) => `• ${item.text}`) : [group.paragraph.text],
    ),
  ];
  const paragraphs = parts.map((lines) => lines.join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}
