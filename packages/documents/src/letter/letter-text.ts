import { groupPassages } from '../export-source/group-passages.ts';
import type { LetterSource } from './letter-source.ts';

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
