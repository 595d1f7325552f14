import { documentLanguage } from '@folio/documents/document-locale';
import { type ReactNode, useRef } from 'react';
import { useLacksWords } from '../../../lib/typesetting/use-words.ts';
import { useEditor } from '../store/use-editor.ts';

type Props = { awaited: ReactNode; children: ReactNode };

/**
 * Renders `children` once the words of the document's language are loaded. When another language is
 * chosen later, `children` stay and show the previous pages until its words are loaded.
 */
export function WithWords({ awaited, children }: Props) {
  const isLacking = useLacksWords(useEditor(({ document }) => documentLanguage(document)));
  const hasBegun = useRef(false);
  if (!isLacking) hasBegun.current = true;
  return hasBegun.current ? children : awaited;
}
