import { useNavigate } from 'react-router';
import type { BlankLetters } from '../../lib/missing-letters/blank-letters.ts';
import { FontsNote } from '../../lib/missing-letters/fonts-note.tsx';
import { LettersNote } from '../../lib/missing-letters/letters-note.tsx';
import { t } from '../../lib/words/words.ts';
import { letterFieldName } from './cover-letter.copy.ts';

type Props = BlankLetters & { resumeId: string | undefined };

/**
 * Lists the characters that the letter's pages can't show. Each links to its place in the text, or
 * to the sender's details.
 */
export function BlankLettersNote({ resumeId, missing, awaited }: Props) {
  const navigate = useNavigate();
  const show = (path: string) => {
    const field = fieldOf(path);
    if (!field)
      return resumeId
        ? void navigate(`/resume/editor/${resumeId}`, { state: { path } })
        : void navigate('/profile/settings');
    field.focus();
    const letters = missing.filter(({ paths }) => paths.includes(path));
    const place = letters
      .map(({ letter }) => ({ start: field.value.indexOf(letter), length: letter.length }))
      .filter(({ start }) => start >= 0)
      .toSorted((one, other) => one.start - other.start)[0];
    if (place) field.setSelectionRange(place.start, place.start + place.length);
  };
  return (
    <>
      <LettersNote
        missing={missing}
        nameOf={(path) => letterFieldName(path) ?? t('Details in the resume')}
        onShow={show}
      />
      <FontsNote awaited={awaited} />
    </>
  );
}

/** Finds the form's field for a path, by its label. */
function fieldOf(path: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const name = letterFieldName(path);
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === name);
  const control = label?.control;
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}
