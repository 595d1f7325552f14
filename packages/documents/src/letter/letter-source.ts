import { plainLine, plainLines } from '../export-source/plain-characters.ts';
import { groupPassages } from '../export-source/plain-text.ts';
import { type TemplateStyle, templateStyle } from '../export-source/template-style.ts';
import type { SourcedText } from '../outline/outline.ts';
import { ownerName } from '../outline/outline-resume.ts';
import { type LetterForDocument, type LetterOutline, outlineLetter } from './outline-letter.ts';

/** What the formats beside PDF are written from, free of characters that they can't hold. */
export type LetterSource = {
  title: string;
  author: string;
  language: string;
  look: TemplateStyle;
  outline: LetterOutline;
};

export function letterSource(given: LetterForDocument): LetterSource {
  const { templateId, settings, content, name } = given.resume;
  const { sender, date, receiver, subject, text } = outlineLetter(given);
  const author = plainLine(ownerName(content));
  const { locale } = sender;
  return {
    title: author ? `${author} – ${locale.words.coverLetter}` : plainLine(name),
    author,
    language: locale.language,
    look: templateStyle(templateId, settings),
    outline: {
      sender: {
        locale,
        name: line(sender.name),
        title: line(sender.title),
        sections: [],
        contacts: sender.contacts.map((contact) => ({ ...contact, ...line(contact) })),
      },
      date: date && line(date),
      receiver: receiver.map(line),
      subject: subject && line(subject),
      text: text.map((passage) => ({ ...passage, text: plainLines(passage.text) })),
    },
  };
}

const line = (said: SourcedText): SourcedText => ({ ...said, text: plainLine(said.text) });

/** A letter as plain text, to be pasted: an empty line between its parts, nothing wrapped. */
export function letterText({ outline }: LetterSource): string {
  const { sender, date, receiver, subject, text } = outline;
  const { name, title, contacts } = sender;
  const joined = contacts.map((said) => said.text).join(' | ');
  const parts = [
    [name.text, title.text, joined].filter(Boolean),
    [date?.text ?? ''],
    receiver.map((said) => said.text),
    [subject?.text ?? ''],
    ...groupPassages(text).map((group) =>
      group.kind === 'list' ? group.items.map((item) => `• ${item.text}`) : [group.passage.text],
    ),
  ];
  const said = parts.map((lines) => lines.join('\n')).filter(Boolean);
  return `${said.join('\n\n')}\n`;
}
