import { documentLanguage } from '@folio/documents/document-locale';
import { type ReactNode, useRef } from 'react';
import { useLacksWords } from '../../../lib/typesetting/use-words.ts';
import { useEditor } from '../store/use-editor.ts';

type Props = { awaited: ReactNode; children: ReactNode };

/**
 * Begins with what sets the document once the words of its language are loaded. A language that is
 * chosen later is awaited there, with the pages of before.
 */
export function WithWords({ awaited, children }: Props) {
  const isLacking = useLacksWords(useEditor(({ document }) => documentLanguage(document)));
  const hasBegun = useRef(false);
  if (!isLacking) hasBegun.current = true;
  return hasBegun.current ? children : awaited;
}
