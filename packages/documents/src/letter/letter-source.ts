import { plainLine, plainLines } from '../export-source/plain-characters.ts';
import { type TemplateLook, templateLook } from '../export-source/template-look.ts';
import { languageOf } from '../language-of.ts';
import type { Said } from '../outline/outline.ts';
import { ownerName } from '../outline/outline-resume.ts';
import { documentWords } from '../section-titles.ts';
import { type LetterForDocument, type LetterOutline, outlineLetter } from './outline-letter.ts';

/** What the formats beside PDF are written from, free of characters that they can't hold. */
export type LetterSource = {
  title: string;
  author: string;
  language: string;
  look: TemplateLook;
  outline: LetterOutline;
};

export function letterSource(given: LetterForDocument): LetterSource {
  const { templateId, settings, content, name } = given.resume;
  const { sender, date, receiver, subject, text } = outlineLetter(given);
  const author = plainLine(ownerName(content));
  const said = text.map((passage) => passage.text).join('\n');
  return {
    title: author ? `${author} – ${documentWords.coverLetter}` : plainLine(name),
    author,
    language: languageOf(said) ?? 'en',
    look: templateLook(templateId, settings),
    outline: {
      sender: {
        ...{ name: line(sender.name), title: line(sender.title), sections: [] },
        contacts: sender.contacts.map(line),
      },
      date: date && line(date),
      receiver: receiver.map(line),
      subject: subject && line(subject),
      text: text.map((passage) => ({ ...passage, text: plainLines(passage.text) })),
    },
  };
}

const line = (said: Said): Said => ({ ...said, text: plainLine(said.text) });
