import type { CitedWork } from '@folio/intake/citations';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { emptyEntry, entriesOf } from '../store/lists.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useReveal } from '../view/use-view.ts';

const list = 'publications';

const copy = {
  get open() {
    return t('Paste BibTeX or a reference');
  },
  get label() {
    return t('BibTeX, or references with a DOI');
  },
  get hint() {
    return t('Each publication becomes an entry. Nothing is looked up online.');
  },
  get add() {
    return t('Add from Text');
  },
  get none() {
    return t('No publication found. Paste BibTeX, or a reference with its year or DOI.');
  },
  get full() {
    return t('A section can have up to 200 entries. The rest was left out.');
  },
  added: (count: number) =>
    t('{count, plural, one {Added # publication.} other {Added # publications.}}', { count }),
};

/** Adds publications from a pasted list. */
export function PastePublications() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [news, setNews] = useState('');
  const addWorks = useAddWorks();
  const areaId = useId();
  const add = async () => {
    const { readCitations } = await import('@folio/intake/citations');
    const works = readCitations(text);
    setError(works.length === 0 ? copy.none : undefined);
    if (works.length === 0) return document.getElementById(areaId)?.focus();
    const count = addWorks(works);
    setText('');
    setNews(count < works.length ? copy.full : copy.added(count));
  };
  return (
    <details className="mb-5 rounded-control border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center text-body font-medium">
        {copy.open}
      </summary>
      <div className="grid gap-3 pb-4">
        <TextArea
          id={areaId}
          label={copy.label}
          hint={copy.hint}
          error={error}
          value={text}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          maxLength={300_000}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        <Button
          disabled={text.trim() === ''}
          onClick={() => void add()}
          className="justify-self-start"
        >
          {copy.add}
        </Button>
        <p aria-live="polite" className="text-small text-muted empty:hidden">
          {news}
        </p>
      </div>
    </details>
  );
}

const mostEntries = 200;

/**
 * Adds works above the others, in their order, and puts the caret into the first one. Empty
 * entries, such as the one of a new section, are replaced.
 */
function useAddWorks(): (works: readonly CitedWork[]) => number {
  const store = useEditorStore();
  const reveal = useReveal();
  return (works) => {
    const before = entriesOf(store.getDocument().content, list);
    const empty = before.filter((entry) => isEmpty(entry));
    const room = mostEntries - before.length + empty.length;
    const added = works.slice(0, room).map((work) => ({ ...emptyEntry(list), ...work }));
    const document = store.getDocument();
    const publications = [...added, ...before.filter((entry) => !empty.includes(entry))];
    flushSync(() => store.dispatch({ type: 'setEntries', list, entries: publications }));
    const [first] = added;
    if (document !== store.getDocument() && first) reveal({ list, id: first.id, field: 'title' });
    return added.length;
  };
}

const isEmpty = (entry: object): boolean =>
  Object.entries(entry).every(
    ([field, value]) => field === 'id' || field === 'place' || value === '' || value === false,
  );
